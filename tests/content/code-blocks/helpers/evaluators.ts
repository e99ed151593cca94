import {evaluators} from '../../../../src/platform/evaluators';
import {unknown, type Defect, type Place} from './defect';
import type {Block, Page} from './pages';
import {children, type Node} from '@site/src/drift/python/tree';
import {Python} from './python';

export const evaluatorKeys: readonly string[] = evaluators.map(({key}) => key);

const looksLikeKey = /^(?:auto|rag)_[a-z_]+$/;

interface Key extends Place {
  readonly key: string;
}

/** Evaluator keys on a page: in text by their prefix, in samples by the field `evaluator_key`. */
export function namedEvaluators({file, text, spans}: Page): Key[] {
  const inText = spans
    .filter(({code}) => looksLikeKey.test(code))
    .map(({line, code}) => ({file, line, key: code}));
  const inSamples = text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/["']?evaluator_key["']?\s*[:=]\s*["']([\w-]+)["']/g)].map(([, key = '']) => ({
      file,
      line: index + 1,
      key,
    })),
  );
  return [...inText, ...inSamples];
}

export const problemsOfEvaluators = (keys: readonly Key[]): Defect[] =>
  keys
    .filter(({key}) => !evaluatorKeys.includes(key))
    .map(({file, line, key}) => ({file, line, message: unknown('evaluator', key, evaluatorKeys)}));

/** Settings of an evaluator in a sample. */
export interface Settings extends Place {
  readonly evaluator: string;
  readonly names: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function settingsInJson({file, line, code}: Block): Settings[] {
  const found: Settings[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const {evaluator_key: evaluator, settings_values: settings} = value;
    if (typeof evaluator === 'string' && isRecord(settings))
      found.push({file, line: line + 1, evaluator, names: Object.keys(settings)});
    Object.values(value).forEach(visit);
  };
  visit(JSON.parse(code));
  return found;
}

function settingsInPython(block: Block): Settings[] {
  const python = new Python(block.code, block);
  const found: Settings[] = [];
  const literal = (node: Node): string => python.text(node).slice(1, -1);
  /** Keys of a dictionary: each string that a colon follows. */
  const keys = (node: Node): string[] =>
    children(node)
      .filter((child) => child.name === 'String' && child.nextSibling?.name === ':')
      .map(literal);
  for (const node of python.walk()) {
    if (node.name !== 'ArgList') continue;
    const args = python.args(node);
    const key = args.find(({keyword}) => keyword === 'evaluator_key')?.node;
    const settings = args.find(({keyword}) => keyword === 'settings_values')?.node;
    if (key?.name === 'String' && settings?.name === 'DictionaryExpression')
      found.push({
        file: block.file,
        line: python.line(settings),
        evaluator: literal(key),
        names: keys(settings),
      });
  }
  return found;
}

export const namedSettings = (block: Block): Settings[] =>
  block.language === 'json' ? settingsInJson(block) : settingsInPython(block);

export const problemsOfSettings = (list: readonly Settings[]): Defect[] =>
  list.flatMap(({file, line, evaluator, names}) => {
    const known = evaluators.find(({key}) => key === evaluator);
    if (!known) return [];
    const real: string[] = known.settings.map(({key}) => key);
    return names
      .filter((name) => !real.includes(name))
      .map((name) => ({file, line, message: unknown(`setting of ${evaluator}`, name, real)}));
  });
