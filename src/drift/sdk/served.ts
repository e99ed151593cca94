import {playgroundControls, servedRoutes} from '../../platform/sdk';
import {template} from '../http/client';
import {clean, routes} from '../http/routes';
import {valueOf, type Literal} from '../python/literal';
import type {Project} from '../python/project';
import type {Node, Source} from '../python/tree';
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
  const known = new Map<string, string>();
  const added = [...source.walk()].flatMap((node): Entity[] => {
    const {firstChild, lastChild} = node;
    if (node.name === 'AssignStatement' && firstChild?.name === 'VariableName' && lastChild)
      known.set(source.text(firstChild), filled(source, lastChild, known));
    const call = source.call(node);
    const [object, verb = ''] = call?.name.split('.') ?? [];
    const path = call?.args[0]?.node;
    if (object !== 'app' || !['post', 'get', 'put'].includes(verb) || !path) return [];
    const whole = filled(source, path, known);
    // The path that an app gives is empty for its entrypoint.
    const paths = new Set(['', '/{path}'].map((end) => whole.replace('{route_path}', end)));
    return [...paths].map((one) =>
      entity('served route', `${verb.toUpperCase()} ${one}`, {}, source.place(node)),
    );
  });
  return [...included, ...added];
}

/** The text of an expression, with names that were assigned before put in. */
function filled(source: Source, node: Node, known: ReadonlyMap<string, string>): string {
  if (node.name === 'VariableName') return known.get(source.text(node)) ?? '';
  if (!['String', 'FormatString'].includes(node.name)) return '';
  const holes = template(source, node);
  return holes.replace(/\{(\w+)\}/g, (hole, name: string) => known.get(name) ?? hole);
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
