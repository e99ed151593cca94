import {playgroundControls, servedRoutes} from '../../platform/sdk';
import {modelProviders} from '../../platform/sdk/models';
import {clean, routes} from '../http/routes';
import {placeOfText, stringOf, valueOf, type Literal} from '../python/literal';
import type {Project} from '../python/project';
import type {Source} from '../python/tree';
import {entity, type Entity, type Surface} from '../types';

/** What an app that is made with the SDK serves, and how its parameters reach the playground. */
export function served(project: Project): Surface {
  const root = project.module('agenta');
  // The description of an app comes from its framework.
  const own = servedRoutes.filter(({http}) => http !== 'GET /openapi.json');
  const controls = playgroundControls.filter(({declared}) => /^ag\.\w+$/.test(declared));
  return {
    ours: [
      ...own.map(({http}) => entity('served route', clean(http))),
      ...controls.map(({declared, mark, jsonType: type}) =>
        entity('control', declared, {mark, type}),
      ),
    ],
    platform: root ? [...routesOf(project, root), ...controlsOf(project, root)] : [],
  };
}

function routesOf(project: Project, root: Source): Entity[] {
  const source = project.resolve(root, 'entrypoint')?.source;
  if (!source) return [];
  const included = routes(project, source.file).map((one) =>
    entity('served route', `${one.method} ${one.path}`, {}, one.place),
  );
  // A name stands for what was last assigned to it.
  const writes = source.writes();
  const before =
    (at: number) =>
    (name: string): Literal | undefined => {
      const past = writes.filter(({target}) => target.from < at && source.text(target) === name);
      const last = past.at(-1);
      return last && stringOf(source, last.value, before(last.target.from));
    };
  const added = source.calls().flatMap(({name, node, args: [first]}): Entity[] => {
    const [object, verb = ''] = name.split('.');
    const isRoute = object === 'app' && ['post', 'get', 'put'].includes(verb);
    const path = isRoute ? stringOf(source, first?.node, before(node.from)) : undefined;
    // The path that an app gives is empty for its entrypoint.
    const ends = path === undefined ? [] : ['', '/{path}'];
    const paths = ends.map((end) => path?.replace('…', end));
    return [...new Set(paths)].map((one) =>
      entity('served route', `${verb.toUpperCase()} ${one}`, {}, source.place(node)),
    );
  });
  return [...included, ...added];
}

/** Classes with the method that marks a parameter in the description of the app. */
const controlsOf = (project: Project, root: Source): Entity[] =>
  [...project.names(root).imports.keys()].flatMap((name) => {
    const method = project.methods(project.resolve(root, name)).get('__schema_type_properties__');
    const all = method ? [...method.source.walk(method.body)] : [];
    const dictionary = all.find((one) => one.name === 'DictionaryExpression');
    if (!method || !dictionary) return [];
    const told = valueOf(method.source, dictionary) as Record<string, Literal>;
    const type = told.type === undefined ? undefined : String(told.type);
    const facts = {mark: String(told['x-parameter']), type};
    return [entity('control', `ag.${name}`, facts, method.source.place(dictionary))];
  });

/** The model names that the package offers, by provider. */
export function models(project: Project): Surface {
  const source = project.module('agenta.sdk.assets');
  const value = source?.assigned('supported_llm_models');
  const found = source && (project.literal(source, value) as Record<string, string[]> | undefined);
  return {
    ours: modelProviders.map(({name, models: list}) =>
      entity('model provider', name, {models: list}),
    ),
    platform: Object.entries(found ?? {}).map(([name, list]) =>
      entity(
        'model provider',
        name,
        {models: list},
        source && value && placeOfText(source, value, name),
      ),
    ),
  };
}
