import {shapeOf} from '../http/models';
import {routes} from '../http/routes';
import {methods} from '../python/definition';
import {literal, placeOfText, stringOf, type Literal} from '../python/literal';
import type {Node} from '../python/node';
import type {Project} from '../python/project';
import {textOf, withoutNull, type Field} from '../shape';
import {entity, type Entity} from '../types';

/** The routes and answers of an app made with the SDK, and how it declares parameters for the playground. */
export function served(project: Project): Entity[] {
  const root = project.module('agenta');
  return root ? [...routesOf(project, root), ...controlsOf(root)] : [];
}

function routesOf(project: Project, root: Node): Entity[] {
  const source = root.resolve('entrypoint')?.node.source;
  if (!source) return [];
  const included = routes(project, source.file).map((one) =>
    entity('served route', `${one.method} ${one.path}`, {}, one.place),
  );
  // The value of a variable is what was last assigned to it before the call.
  const {writes, calls} = source.top;
  const before =
    (at: number) =>
    (name: string): Literal | undefined => {
      const last = writes.findLast(({target}) => target.from < at && target.text === name);
      return last && stringOf(last.value, before(last.target.from));
    };
  const added = calls.flatMap((call): Entity[] => {
    const [object, verb = ''] = call.callee.split('.');
    const isRoute = object === 'app' && ['post', 'get', 'put'].includes(verb);
    const path = isRoute ? stringOf(call.args[0]?.node, before(call.from)) : undefined;
    // An app's path is empty for its entrypoint.
    const paths = path === undefined ? [] : ['', '/{path}'].map((end) => path.replace('…', end));
    return [...new Set(paths)].map((one) =>
      entity('served route', `${verb.toUpperCase()} ${one}`, {}, call.place),
    );
  });
  const models = new Set(calls.flatMap((call) => call.arg('response_model') ?? []).map(shapeOf));
  const fields = [...models].flatMap((one): readonly Field[] => (one.kind === 'model' ? one.fields() : []));
  const answer = fields.map(({name, shape, fallback = 'none', place}) =>
    entity('answer field', name, {type: textOf(withoutNull(shape)), default: fallback}, place),
  );
  return [...included, ...added, ...answer];
}

/** The classes with the method that marks parameters in the app's OpenAPI description. */
const controlsOf = (root: Node): Entity[] =>
  root.names.flatMap((name) => {
    const mark = methods(root.resolve(name)).get('__schema_type_properties__');
    const [dictionary] = mark?.body.allOfKind('dictionary') ?? [];
    if (!dictionary) return [];
    const told = literal(dictionary) as Record<string, Literal>;
    const type = told.type === undefined ? undefined : String(told.type);
    const facts = {mark: String(told['x-parameter']), type};
    return [entity('control', `ag.${name}`, facts, dictionary.place)];
  });

/** The model names that the package lists, by provider. */
export function models(project: Project): Entity[] {
  const value = project.module('agenta.sdk.assets')?.assigned('supported_llm_models');
  const found = literal(value) as Record<string, string[]> | undefined;
  return Object.entries(found ?? {}).map(([name, list]) =>
    entity('model provider', name, {models: list}, value && placeOfText(value, name)),
  );
}
