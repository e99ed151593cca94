import {absentNames, callables, exportedNames, importableModules} from '../../platform/sdk';
import type {Callable} from '../../platform/sdk';
import {addressOf} from '../kinds';
import type {Project} from '../python/project';
import {spelled} from '../python/types';
import {entity, type Entity, type Surface} from '../types';
import {attributes, callable, Package} from './package';

/** The names in `import agenta as ag`, their signatures and attributes, and the modules that can be imported. */
export function sdk(project: Project): Surface {
  const root = project.module('agenta');
  if (!root) return {ours: [], platform: []};
  const inside = new Package(root);
  const read = attributes.map(({name, attribute, page}) =>
    entity('attribute', [name, '.', attribute], {}, undefined, [addressOf(page)]),
  );
  const absent = absentNames.map(({name}) => entity('absent name', name));
  const imports = Object.entries(importableModules).flatMap(([module, list]) =>
    list === '*' ? [entity('import', module)] : list.map((name) => imported(module, name)),
  );
  const isThere = ({name, owner}: Entity): boolean => {
    const source = project.module(owner ?? name);
    const last = owner && name.slice(owner.length + 1);
    return Boolean(source && (!last || source.resolve(last)));
  };
  return {
    ours: [
      ...exportedNames.map(({name, kind, page}) =>
        entity('SDK name', `ag.${name}`, {kind}, undefined, [addressOf(page)]),
      ),
      ...callables.flatMap(described),
      ...[...read, ...absent, ...imports],
    ],
    platform: [
      ...inside.entities(),
      ...read.filter(({name}) => inside.has(name)),
      ...absent.filter(({name}) => !inside.has(name)),
      ...imports.filter(isThere),
    ],
  };
}

const imported = (module: string, name: string): Entity => entity('import', [module, ' ', name]);

function described({name, page, parameters, ...one}: Callable): Entity[] {
  // Nothing in our data is a coroutine.
  const more = {
    'other keywords': Boolean(one.anyKeyword ?? one.extraKeywordsIgnored),
    awaited: false,
    marks: one.marks ?? [],
  };
  const args = parameters.map((parameter) => ({
    name: parameter.name,
    type: spelled(parameter.type),
    fallback: parameter.default,
    byPosition: parameter.passing !== 'keyword-only',
  }));
  return callable(name, args, more, undefined, [addressOf(page)]);
}
