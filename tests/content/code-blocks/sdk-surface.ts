import {absentNames, callables, clientTypes, exportedNames, importableModules} from '@site/src/platform/sdk';
import {shapes} from './sdk-calls';
import {unknown} from './unknown';

const exported = new Map(exportedNames.map((one) => [one.name, one]));
const byName = new Map(callables.map((one) => [one.name, one]));
const absent = new Map(absentNames.map((one) => [one.name, one.instead]));

/** Names that `agenta.client.backend` exports. */
const clientNames = [
  'AgentaApi',
  'AsyncAgentaApi',
  'UnprocessableEntityError',
  ...clientTypes.map(({name}) => name),
];

/** Every name after `import agenta as ag`, with its prefix. */
const fullNames = [...exportedNames.map(({name}) => `ag.${name}`), ...byName.keys()];
const methods = [...shapes.keys()].filter((name) => name.startsWith('api.'));

/** Whether a name is one of a list, or the beginning of a longer one, such as `ag.callbacks`. */
const leads = (name: string, to: readonly string[]): boolean =>
  to.some((full) => `${full}.`.startsWith(`${name}.`));

/** The problem of a dotted name such as `ag.config.push` or `api.apps.list_apps`; empty if it is valid. `strict` reports names that are known to be absent or broken. */
export function problemOfName(name: string, called: boolean, strict: boolean): string {
  if (name.startsWith('api.')) {
    return leads(name, methods) || methods.some((method) => name.startsWith(`${method}.`))
      ? ''
      : unknown('name of the API client', name, methods);
  }
  const missing = absent.get(name);
  if (missing !== undefined) return strict ? `\`${name}\` does not exist; use ${missing}` : '';
  const [, head = '', ...rest] = name.split('.');
  const export_ = exported.get(head);
  if (!export_) return unknown('SDK name', name, fullNames);
  if (strict && export_.neverWorks) return `\`ag.${head}\` never works: ${export_.neverWorks}`;
  const known = byName.get(name);
  if (known) return strict && known.neverWorks ? `\`${name}\` never works: ${known.neverWorks}` : '';
  const [attribute] = rest;
  if (attribute === undefined || export_.attributes?.includes(attribute)) return '';
  if (leads(name, fullNames)) return '';
  // Parameters are attributes of the configuration, but only its methods can be called.
  if (export_.open && !(called && head === 'config' && rest.length === 1)) return '';
  // Methods of a parameter's value: `ag.config.prompt.format(…)`.
  if (head === 'config' && rest.length > 1) return '';
  return unknown('SDK name', name, fullNames);
}

/** The problem of `from <module> import <name>`; empty if it is valid. */
export function problemOfImport(module: string, name: string): string {
  if (module === 'agenta') {
    if (name === 'config' || name === 'tracing')
      return `\`from agenta import ${name}\` keeps the object from before \`ag.init()\`; use \`ag.${name}\``;
    return problemOfName(`ag.${name}`, false, true);
  }
  const names = /^agenta\.client\.backend($|\.client$|\.types)/.test(module)
    ? clientNames
    : importableModules[module];
  if (names === undefined) {
    const modules = ['agenta', 'agenta.client.backend', ...Object.keys(importableModules)];
    return unknown('module', module, modules);
  }
  return names === '*' || names.includes(name) ? '' : unknown(`name of ${module}`, name, names);
}
