import {callables, clientSettings, clientTypes, subClients} from '@site/src/platform/sdk';
import type {Argument} from './python';
import {unknown} from './unknown';

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly passing?: 'positional-only' | 'keyword-only';
}

/** The signature of a function, method or class. */
interface Signature {
  readonly parameters: readonly Parameter[];
  /** Whether it accepts any other keyword. */
  readonly open?: boolean;
}

const keyword = (name: string, required: boolean): Parameter => ({name, required, passing: 'keyword-only'});

const client: Signature = {parameters: clientSettings.map(({name, required}) => keyword(name, required))};

/** By name: those of `ag`, of the API client `api`, and of its types. */
export const signatures: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ['AgentaApi', client],
  ['AsyncAgentaApi', client],
  ...callables.map(({name, parameters, anyKeyword, extraKeywordsIgnored}): [string, Signature] => [
    name,
    {
      parameters: parameters.map((one) => ({...one, required: one.default === undefined})),
      open: Boolean(anyKeyword ?? extraKeywordsIgnored),
    },
  ]),
  ...subClients.flatMap((sub) =>
    sub.methods.map(({name, parameters}): [string, Signature] => {
      const own = parameters.map((one) =>
        one.positional ? {name: one.name, required: one.required} : keyword(one.name, one.required),
      );
      const full = ['api', sub.name, name].filter(Boolean).join('.');
      return [full, {parameters: [...own, keyword('request_options', false)]}];
    }),
  ),
  ...clientTypes
    .filter(({form}) => form === 'fields')
    .map(({name, parts}): [string, Signature] => {
      const fields = parts.map((part) => part.split(':')[0] ?? '');
      return [name, {parameters: fields.map((one) => keyword(one.replace('?', ''), !one.endsWith('?')))}];
    }),
]);

export function problemsOfCall(name: string, {parameters, open}: Signature, args: readonly Argument[]) {
  const positions = parameters.filter(({passing}) => passing !== 'keyword-only');
  const given = args.filter((one) => one.keyword === '').length;
  const keywords = args.map((one) => one.keyword).filter((one) => /^\w/.test(one));
  const passed = [...positions.slice(0, given).map((one) => one.name), ...keywords];
  const known = parameters.filter(({passing}) => passing !== 'positional-only').map((one) => one.name);
  const hasUnpacked = args.some((one) => one.keyword.startsWith('*'));
  const missing = parameters.filter((one) => one.required && !hasUnpacked && !passed.includes(one.name));
  return [
    given > positions.length
      ? `\`${name}\` takes ${positions.length} arguments by position, ${given} are given`
      : '',
    ...keywords
      .filter((one) => !open && !known.includes(one))
      .map((one) => unknown(`keyword of ${name}`, one, known)),
    ...missing.map((one) => `\`${name}\` is called without \`${one.name}\``),
  ];
}
