import {playgroundControls, servedRoutes} from '../platform/sdk';
import {template} from './http/client';
import {routes} from './http/routes';
import type {Locator} from './locate';
import {valueOf, type Literal} from './python/literal';
import type {Project} from './python/project';
import {bodyOf, type Node, type Source} from './python/tree';
import {entity, type Entity, type Surface} from './types';

const file = (name: string): string[] => [`src/platform/sdk/${name}.ts`];
const bare = (http: string): string => (http.endsWith('/') ? http.slice(0, -1) : http);

/** What an app that is made with the SDK serves, and how its parameters reach the playground. */
export function served(project: Project, locator: Locator): Surface {
  const page = '/reference/sdk/core_functions';
  // The description of an app comes from its framework.
  const own = servedRoutes.filter(({http}) => http !== 'GET /openapi.json');
  const controls = playgroundControls.filter(({declared}) => /^ag\.\w+$/.test(declared));
  return {
    ours: [
      ...own.map(({http}) =>
        entity('served route', bare(http), {}, locator.data(file('serving'), http), {
          pages: [`${page}/entrypoint`],
        }),
      ),
      ...controls.map(({declared, mark, jsonType}) =>
        entity('control', declared, {mark, type: jsonType}, locator.data(file('datatypes'), mark), {
          pages: [`${page}/config_datatypes`],
        }),
      ),
    ],
    platform: [...platformRoutes(project), ...platformControls(project)],
  };
}

function platformRoutes(project: Project): Entity[] {
  const root = project.module('agenta');
  const source = root && project.resolve(root, 'entrypoint')?.source;
  if (!source) return [];
  const included = routes(project, source.file).map((one) =>
    entity('served route', `${one.method} ${one.path}`, {}, one.place),
  );
  const known = new Map<string, string>();
  const added = [...source.walk()].flatMap((node): Entity[] => {
    const {firstChild, lastChild} = node;
    if (node.name === 'AssignStatement' && firstChild?.name === 'VariableName' && lastChild)
      known.set(source.text(firstChild), filled(source, lastChild, known));
    const [object, verb = ''] = source.call(node)?.name.split('.') ?? [];
    const path = source.call(node)?.args[0]?.node;
    if (object !== 'app' || !['post', 'get', 'put'].includes(verb) || !path) return [];
    const whole = filled(source, path, known);
    // The path that an app gives is empty for its entrypoint.
    const paths = ['', '/{path}'].map((end) => whole.replace('{route_path}', end));
    return [...new Set(paths)].map((one) =>
      entity('served route', `${verb.toUpperCase()} ${one}`, {}, source.place(node)),
    );
  });
  return [...included, ...added];
}

/** The text of an expression, with names that were assigned before put in. */
function filled(source: Source, node: Node, known: ReadonlyMap<string, string>): string {
  if (node.name === 'VariableName') return known.get(source.text(node)) ?? '';
  if (!['String', 'FormatString'].includes(node.name)) return '';
  let text = template(source, node);
  for (const [name, value] of known) text = text.replaceAll(`{${name}}`, value);
  return text;
}

/** Classes with the method that marks a parameter in the description of the app. */
function platformControls(project: Project): Entity[] {
  const root = project.module('agenta');
  return [...(root ? project.names(root).imports.keys() : [])].flatMap((name) => {
    const found = root && project.resolve(root, name);
    const method = found && project.methods(found).get('__schema_type_properties__');
    const body = method && bodyOf(method.definition.node);
    const dictionary =
      body && [...method.source.walk(body)].find((one) => one.name === 'DictionaryExpression');
    if (!method || !dictionary) return [];
    const told = valueOf(method.source, dictionary) as Record<string, Literal>;
    const facts = {
      mark: String(told['x-parameter']),
      type: told.type === undefined ? undefined : String(told.type),
    };
    return [entity('control', `ag.${name}`, facts, method.source.place(dictionary))];
  });
}
