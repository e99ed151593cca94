import type {Argument} from '@site/src/drift/python/node';
import {callables, clientSettings, clientTypes, subClients} from '@site/src/platform/sdk';
import {unknown} from './unknown';

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly byPosition: boolean;
  readonly byKeyword: boolean;
}

/** The signature of a function, method or class. */
interface Shape {
  readonly parameters: readonly Parameter[];
  /** Whether any other keyword is accepted. */
  readonly open: boolean;
}

const keyword = (name: string, required: boolean): Parameter => ({
  name,
  required,
  byPosition: false,
  byKeyword: true,
});

const client: Shape = {
  parameters: clientSettings.map(({name, required}) => keyword(name, required)),
  open: false,
};

/** By name: those of `ag`, of the API client (`api.…`) and of its types (`type:…`). */
export const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['AgentaApi', client],
  ['AsyncAgentaApi', client],
  ...callables.map(({name, parameters, anyKeyword, extraKeywordsIgnored}) => {
    const shape: Shape = {
      parameters: parameters.map((one) => ({
        name: one.name,
        required: one.default === undefined,
        byPosition: one.passing !== 'keyword-only',
        byKeyword: one.passing !== 'positional-only',
      })),
      open: Boolean(anyKeyword ?? extraKeywordsIgnored),
    };
    return [name, shape] as const;
  }),
  ...subClients.flatMap((sub) =>
    sub.methods.map(({name, parameters}) => {
      const own = parameters.map((one) => ({
        name: one.name,
        required: one.required,
        byPosition: one.positional,
        byKeyword: true,
      }));
      const shape: Shape = {parameters: [...own, keyword('request_options', false)], open: false};
      return [['api', sub.name, name].filter(Boolean).join('.'), shape] as const;
    }),
  ),
  ...clientTypes
    .filter(({form}) => form === 'fields')
    .map(({name, parts}) => {
      const fields = parts.map((part) => part.split(':')[0] ?? '');
      const parameters = fields.map((one) => keyword(one.replace('?', ''), !one.endsWith('?')));
      return [`type:${name}`, {parameters, open: false}] as const;
    }),
]);

export function problemsOfCall(name: string, {parameters, open}: Shape, args: readonly Argument[]): string[] {
  const positions = parameters.filter(({byPosition}) => byPosition);
  const given = args.filter((one) => one.keyword === '').length;
  const filled = positions.slice(0, given).map((one) => one.name);
  const keywords = args.map((one) => one.keyword).filter((one) => /^\w/.test(one));
  const known = parameters.filter(({byKeyword}) => byKeyword).map((one) => one.name);
  const byPositionOnly = parameters.filter(({byKeyword}) => !byKeyword).map((one) => one.name);
  const missing = parameters.filter(
    (one) => one.required && !filled.includes(one.name) && !keywords.includes(one.name),
  );
  return [
    ...(given > positions.length
      ? [`\`${name}\` takes ${positions.length} arguments by position, ${given} are given`]
      : []),
    ...keywords.flatMap((one) => {
      if (byPositionOnly.includes(one)) return [`\`${one}\` of \`${name}\` must be given by position`];
      if (filled.includes(one)) return [`\`${one}\` of \`${name}\` is given twice`];
      return known.includes(one) || open ? [] : [unknown(`keyword of ${name}`, one, known)];
    }),
    ...(args.some((one) => one.keyword.startsWith('*'))
      ? []
      : missing.map((one) => `\`${name}\` is called without \`${one.name}\``)),
  ];
}
