import {
  absentNames,
  callables,
  exportedNames,
  importableModules,
  type Callable,
} from '../platform/sdk';
import type {Locator} from './locate';
import {Package, parentOf} from './package';
import type {Project} from './python/project';
import {spelled} from './python/types';
import {entity, type Entity, type Surface} from './types';

const data = ['config', 'datatypes', 'init', 'serving', 'tracing'].map(
  (one) => `src/platform/sdk/${one}.ts`,
);
const names = 'src/platform/sdk/names.ts';
const pageOf = (file: string): string[] => [`/${file.replace(/\.mdx$/, '')}`];

/** Names of `import agenta as ag`, what they can be called with, and what may be read of them. */
export function sdk(project: Project, locator: Locator): Surface {
  const root = project.module('agenta');
  if (!root) return {ours: [], platform: []};
  const imports = Object.entries(importableModules).flatMap(([module, list]) =>
    (list === '*' ? [''] : list).map((name) => ({module, name})),
  );
  const imported = ({module, name}: {module: string; name: string}): Entity =>
    entity('import', `${module} ${name}`, {}, locator.data([names], module));
  const absent = ({name}: {name: string}): Entity =>
    entity('absent name', name, {}, locator.data([names], name));
  const attributes = exportedNames.flatMap((one) =>
    (one.attributes ?? []).map((attribute) => {
      const rest = {parent: `SDK name ag.${one.name}`, pages: pageOf(one.page)};
      return entity(
        'attribute',
        `ag.${one.name}.${attribute}`,
        {},
        locator.data([names], one.name, attribute),
        rest,
      );
    }),
  );
  const inside = new Package(project, root);
  return {
    ours: [
      ...exportedNames.map(({name, kind, page}) =>
        entity('SDK name', `ag.${name}`, {kind}, locator.data([names], name), {
          pages: pageOf(page),
        }),
      ),
      ...attributes,
      ...absentNames.map(absent),
      ...imports.map(imported),
      ...callables.flatMap((one) => described(one, locator)),
    ],
    platform: [
      ...inside.names(root).flatMap((name) => inside.entities(name)),
      ...attributes.filter(({name}) => inside.has(name)),
      ...absentNames.filter(({name}) => !inside.has(name)).map(absent),
      ...imports
        .filter(({module, name}) => {
          const source = project.module(module);
          return source && (name === '' || project.resolve(source, name));
        })
        .map(imported),
    ],
  };
}

function described({name, page, parameters, ...one}: Callable, locator: Locator): Entity[] {
  const rest = {parent: parentOf(name), pages: pageOf(page)};
  const open = Boolean(one.anyKeyword ?? one.extraKeywordsIgnored);
  const order = parameters.map((parameter) => parameter.name);
  return [
    entity('callable', name, {order, 'other keywords': open}, locator.data(data, name), rest),
    ...parameters.map((parameter) => {
      const {type, default: fallback} = parameter;
      const facts = {
        type: spelled(type),
        required: fallback === undefined,
        default: fallback ?? 'none',
        'by position': parameter.passing !== 'keyword-only',
      };
      const place = locator.data(data, name, parameter.name);
      return entity('argument', `${name} ${parameter.name}`, facts, place, {
        ...rest,
        parent: `callable ${name}`,
      });
    }),
  ];
}
