import {absentNames, callables, clientTypes, exportedNames, importableModules} from '@site/src/platform/sdk';
import {signatures} from './sdk-calls';
import {unknown} from './unknown';

/** Names that sound right and do not exist, and those that never work, with the reason. */
const useless = new Map([
  ...absentNames.map(({name, instead}) => [name, `does not exist; use ${instead}`] as const),
  ...[...exportedNames.map((one) => ({...one, name: `ag.${one.name}`})), ...callables].flatMap(
    ({name, neverWorks}) => (neverWorks ? [[name, `never works: ${neverWorks}`] as const] : []),
  ),
]);

const attributes = exportedNames.flatMap((one) =>
  (one.attributes ?? []).map((attribute) => `ag.${one.name}.${attribute}`),
);
/** Every name after `import agenta as ag`, and of the API client. */
const names = [...exportedNames.map(({name}) => `ag.${name}`), ...attributes, ...signatures.keys()];
const open = exportedNames.filter((one) => one.open).map(({name}) => `ag.${name}`);

/** The problem of a dotted name such as `ag.config.push` or `api.apps.list_apps`; empty if it is valid. `strict` reports names that are known to be useless. */
export function problemOfName(name: string, isCalled: boolean, strict: boolean): string {
  const parts = name.split('.');
  const reason = useless.get(name) ?? useless.get(parts.slice(0, 2).join('.'));
  if (reason) return strict ? `\`${name}\` ${reason}` : '';
  const isPart = (whole: string, part: string): boolean => `${whole}.`.startsWith(`${part}.`);
  if (names.some((known) => isPart(known, name))) return '';
  // What a result of the API has is not checked.
  if ([...attributes, ...names.filter((known) => known.startsWith('api.'))].some((one) => isPart(name, one)))
    return '';
  // Parameters are attributes of the configuration: they have methods, and only its own can be called.
  if (open.some((one) => isPart(name, one)) && !(isCalled && parts.length === 3)) return '';
  return unknown('SDK name', name, names);
}

const clientNames = [
  'AgentaApi',
  'AsyncAgentaApi',
  'UnprocessableEntityError',
  ...clientTypes.map(({name}) => name),
];

/** The problem of `from <module> import <name>`; empty if it is valid. */
export function problemOfImport(module: string, name: string): string {
  if (module === 'agenta') return 'names of the SDK are written `ag.…`. Fix: import agenta as ag.';
  const exported = /^agenta\.client\.backend($|\.client$|\.types)/.test(module)
    ? clientNames
    : importableModules[module];
  if (exported === undefined)
    return unknown('module', module, ['agenta.client.backend', ...Object.keys(importableModules)]);
  return exported === '*' || exported.includes(name) ? '' : unknown(`name of ${module}`, name, exported);
}
