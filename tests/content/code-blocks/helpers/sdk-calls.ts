import {clientTypes, type Callable, type ClientMethod} from '../../../../src/platform/sdk';
import type {Argument} from '@site/src/drift/python/tree';
import {unknown} from './defect';

/** Which arguments a callable takes. */
interface Shape {
  readonly positions: readonly string[];
  readonly keywords: readonly string[];
  readonly required: readonly string[];
  readonly positionalOnly: readonly string[];
  /** Whether any other keyword is accepted. */
  readonly open: boolean;
}

export function shapeOfCallable({parameters, anyKeyword, extraKeywordsIgnored}: Callable): Shape {
  return {
    positions: parameters.filter((one) => one.passing !== 'keyword-only').map(({name}) => name),
    keywords: parameters.filter((one) => one.passing !== 'positional-only').map(({name}) => name),
    required: parameters.filter((one) => one.default === undefined).map(({name}) => name),
    positionalOnly: parameters
      .filter((one) => one.passing === 'positional-only')
      .map(({name}) => name),
    open: Boolean(anyKeyword ?? extraKeywordsIgnored),
  };
}

export function shapeOfMethod({parameters}: ClientMethod): Shape {
  return {
    positions: parameters.filter(({positional}) => positional).map(({name}) => name),
    keywords: [...parameters.map(({name}) => name), 'request_options'],
    required: parameters.filter(({required}) => required).map(({name}) => name),
    positionalOnly: [],
    open: false,
  };
}

export const apiClient: Shape = {
  positions: [],
  keywords: ['base_url', 'api_key', 'timeout', 'follow_redirects', 'httpx_client'],
  required: ['base_url', 'api_key'],
  positionalOnly: [],
  open: false,
};

export function shapeOfType(name: string): Shape | undefined {
  const type = clientTypes.find((one) => one.name === name);
  if (type?.form !== 'fields') return undefined;
  const fields = type.parts.map((part) => part.split(':')[0] ?? '');
  return {
    positions: [],
    keywords: fields.map((field) => field.replace('?', '')),
    required: fields.filter((field) => !field.endsWith('?')),
    positionalOnly: [],
    open: false,
  };
}

export function problemsOfCall(name: string, shape: Shape, args: readonly Argument[]): string[] {
  const problems: string[] = [];
  const spread = args.some((one) => one.spread);
  const given = args.filter((one) => !one.spread && one.keyword === '');
  const keywords = args.map(({keyword}) => keyword).filter((keyword) => keyword !== '');
  if (given.length > shape.positions.length)
    problems.push(
      `\`${name}\` takes ${shape.positions.length} arguments by position, ${given.length} are given`,
    );
  const byPosition = shape.positions.slice(0, given.length);
  for (const keyword of keywords) {
    if (shape.positionalOnly.includes(keyword))
      problems.push(`\`${keyword}\` of \`${name}\` must be given by position`);
    else if (!shape.keywords.includes(keyword) && !shape.open)
      problems.push(unknown(`keyword of ${name}`, keyword, shape.keywords));
    if (byPosition.includes(keyword)) problems.push(`\`${keyword}\` of \`${name}\` is given twice`);
  }
  if (!spread) {
    for (const one of shape.required) {
      if (!byPosition.includes(one) && !keywords.includes(one))
        problems.push(`\`${name}\` is called without \`${one}\``);
    }
  }
  return problems;
}
