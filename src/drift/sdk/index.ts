import {absentNames, importableModules} from '../../platform/sdk';
import type {Project} from '../python/project';
import {entity, type Entity} from '../types';
import {attributes, Package} from './package';

/** The names in `import agenta as ag`, and the signatures of what can be called. */
export function sdk(project: Project): Entity[] {
  const root = project.module('agenta');
  return root ? new Package(root).entities() : [];
}

/** Attributes and modules that our words name, as far as the package has them, and names that it does not have. */
export function names(project: Project): {ours: Entity[]; platform: Entity[]} {
  const root = project.module('agenta');
  const inside = root && new Package(root);
  const read = attributes.map(({name, attribute}) => entity('attribute', `${name}.${attribute}`));
  const absent = absentNames.map(({name}) => entity('absent name', name));
  const imports = Object.entries(importableModules).flatMap(([module, list]) =>
    list === '*' ? entity('import', module) : list.map((name) => entity('import', `${module} ${name}`)),
  );
  const isThere = ({name}: Entity): boolean => {
    const [module = '', last] = name.split(' ');
    const source = project.module(module);
    return source !== undefined && (last === undefined || source.resolve(last) !== undefined);
  };
  return {
    ours: [...read, ...absent, ...imports],
    platform: [
      ...read.filter(({name}) => inside?.has(name)),
      ...absent.filter(({name}) => !inside?.has(name)),
      ...imports.filter(isThere),
    ],
  };
}
