import {
  absentNames,
  callables,
  clientTypes,
  exportedNames,
  importableModules,
  subClients,
  type Callable,
  type ClientMethod,
} from '../../../../src/platform/sdk';
import {unknown} from './defect';

export const exported = new Map(exportedNames.map((one) => [one.name, one]));
export const byName = new Map<string, Callable>(callables.map((one) => [one.name, one]));
const absent = new Map(absentNames.map((one) => [one.name, one.instead]));

/** Names that `agenta.client.backend` exports. */
const clientNames: ReadonlySet<string> = new Set([
  'AgentaApi',
  'AsyncAgentaApi',
  'UnprocessableEntityError',
  ...clientTypes.map(({name}) => name),
]);

const methods = new Map<string, ClientMethod>(
  subClients.flatMap((sub) =>
    sub.methods.map(
      (one) => [sub.name === '' ? one.name : `${sub.name}.${one.name}`, one] as const,
    ),
  ),
);
const subNames = subClients.map(({name}) => name).filter((name) => name !== '');

/** Every name after `import agenta as ag`, with its prefix. */
const fullNames = [
  ...exportedNames.map(({name}) => `ag.${name}`),
  ...callables.map(({name}) => name),
];

/** The problem of a dotted name such as `ag.config.push`; empty if it is valid. `strict` reports names that are known to be absent or broken. */
export function problemOfName(name: string, called: boolean, strict: boolean): string {
  const missing = absent.get(name);
  if (missing !== undefined) return strict ? `\`${name}\` does not exist; use ${missing}` : '';
  const [, head = '', ...rest] = name.split('.');
  const export_ = exported.get(head);
  if (!export_) return unknown('SDK name', name, fullNames);
  if (strict && export_.neverWorks) return `\`ag.${head}\` never works: ${export_.neverWorks}`;
  const known = byName.get(name);
  if (known)
    return strict && known.neverWorks ? `\`${name}\` never works: ${known.neverWorks}` : '';
  const [attribute] = rest;
  if (attribute === undefined) return '';
  if (export_.attributes?.includes(attribute)) return '';
  // A prefix of a longer name, e.g. `ag.callbacks`.
  if (fullNames.some((full) => full.startsWith(`${name}.`))) return '';
  // Parameters are attributes of the configuration, but only its methods can be called.
  if (export_.open && !(called && head === 'config' && rest.length === 1)) return '';
  // Methods of a parameter's value: `ag.config.prompt.format(…)`.
  if (head === 'config' && rest.length > 1) return '';
  return unknown('SDK name', name, fullNames);
}

/** The problem of a method or sub-client of the API client; empty if it is valid. */
export function problemOfClient(parts: readonly string[]): string {
  const [first = '', second] = parts;
  if (second === undefined) {
    return subNames.includes(first) || methods.has(first)
      ? ''
      : unknown('attribute of the API client', first, [...subNames, ...methods.keys()]);
  }
  if (methods.has(first)) return '';
  return methods.has(`${first}.${second}`)
    ? ''
    : unknown('method of the API client', `${first}.${second}`, methods.keys());
}

export const clientMethod = (parts: readonly string[]): ClientMethod | undefined =>
  methods.get(parts.slice(0, 2).join('.')) ?? methods.get(parts[0] ?? '');

/** The problem of `from <module> import <name>`; empty if it is valid. */
export function problemOfImport(module: string, name: string): string {
  if (module === 'agenta') {
    if (name === 'config' || name === 'tracing')
      return `\`from agenta import ${name}\` keeps the object from before \`ag.init()\`; use \`ag.${name}\``;
    return problemOfName(`ag.${name}`, false, true);
  }
  if (module === 'agenta.client.backend' || module === 'agenta.client.backend.client') {
    return clientNames.has(name) ? '' : unknown('name of agenta.client.backend', name, clientNames);
  }
  if (module.startsWith('agenta.client.backend.types')) {
    return clientNames.has(name) ? '' : unknown('type of the API client', name, clientNames);
  }
  const names = importableModules[module];
  if (names === undefined)
    return unknown('module', module, [
      'agenta',
      'agenta.client.backend',
      ...Object.keys(importableModules),
    ]);
  return names === '*' || names.includes(name) ? '' : unknown(`name of ${module}`, name, names);
}
