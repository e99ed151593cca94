import {shapeOf} from '../http/models';
import {methods} from '../python/definition';
import {literal, placeOfText, type Literal} from '../python/literal';
import type {Node} from '../python/node';
import type {Project} from '../python/project';
import {withoutNull} from '../shape';
import {entity, type Entity} from '../types';

/** The answers of an app made with the SDK, and how it declares parameters for the playground. */
export function served(project: Project): Entity[] {
  const root = project.module('agenta');
  return root ? [...answersOf(root), ...controlsOf(root)] : [];
}

function answersOf(root: Node): Entity[] {
  const calls = root.resolve('entrypoint')?.node.source.top.calls ?? [];
  const models = new Set(calls.flatMap((call) => call.arg('response_model') ?? []).map(shapeOf));
  const fields = [...models].flatMap(({model}) => model?.fields() ?? []);
  return fields.map(({name, shape, fallback = 'none', place}) =>
    entity('answer field', name, {type: withoutNull(shape).text, default: fallback}, place),
  );
}

/** The classes with the method that marks parameters in the app's OpenAPI description. */
const controlsOf = (root: Node): Entity[] =>
  root.names.flatMap((name) => {
    const mark = methods(root.resolve(name)).get('__schema_type_properties__');
    const [dictionary] = mark?.body.allOfKind('dictionary') ?? [];
    if (!dictionary) return [];
    const entry = literal(dictionary) as Record<string, Literal>;
    const type = entry.type === undefined ? undefined : String(entry.type);
    const facts = {mark: String(entry['x-parameter']), type};
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
