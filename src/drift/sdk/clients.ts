import {argumentEntities, type Argument} from '../arguments';
import {clientArguments, clientClass, clientMethods, type ClientMethod} from '../http/client';
import {shapeNamed} from '../http/models';
import {clean, routes} from '../http/routes';
import {methods} from '../python/definition';
import {literal} from '../python/literal';
import type {Node} from '../python/node';
import type {Project} from '../python/project';
import {isOptional, pythonText, required, shownText, typeOf} from '../python/types';
import {entity, type Entity, type Facts, type Place} from '../types';

/** The constructor of the client, its methods, and the types that it exports. */
export function client(project: Project): Entity[] {
  const maker = methods(clientClass(project)).get('__init__')?.node;
  const served = new Set(routes(project).map(({name}) => name));
  return [
    ...(maker ? [callable('AgentaApi', {}, clientArguments(maker), maker.place)] : []),
    ...clientMethods(project).map((one) => methodOf(one, served)),
    ...platformTypes(project),
  ];
}

function callable(name: string, more: Facts, args: readonly Argument[], place: Place): Entity {
  const positional = args.filter(({byPosition}) => byPosition).map((one) => one.name);
  const facts = {...more, 'by position': positional};
  return entity('client method', name, facts, place, argumentEntities('client argument', args));
}

function methodOf(one: ClientMethod, served: ReadonlySet<string>): Entity {
  const {name, http, args, sent: all, returns, awaited, place} = one;
  const sent = [...new Set(all.map(({how}) => how))].map((way) => {
    const keys = all.filter(({how}) => how === way).map(({wire}) => wire || 'the list itself');
    return `${way}: ${keys.join(', ')}`;
  });
  const result = returns ? pythonText(returns) : 'None';
  const facts = {http, sent: sent.join('; ') || 'none', returns: result, awaited};
  return callable(name, {...facts, 'cloud only': !served.has(clean(http))}, args, place);
}

/** Models and aliases that the client's package exports, without its errors and clients. */
function platformTypes(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  return (root?.names ?? []).flatMap((name): Entity[] => {
    const found = root?.resolve(name);
    if (!found || found.kind === 'module' || !found.node.source.file.includes('/types/')) return [];
    const {value, node, body} = found;
    const shape = shapeNamed(found);
    const type = (facts: {form: string; is?: string | readonly string[]}, parts: Entity[] = []): Entity =>
      entity('client type', name, facts, node.place, parts);
    if (shape.values) return [type({form: 'values', is: shape.values})];
    if (value) return [type({form: 'alias', is: shownText(value, typeOf(value))})];
    return [type({form: 'fields'}, fieldsOf(body))];
  });
}

const fieldsOf = (body: Node): Entity[] =>
  body.assignments.flatMap(({name, node, annotation, value}) => {
    if (!annotation || name === 'model_config') return [];
    const type = typeOf(annotation);
    const alias = value?.call?.arg('alias');
    // Older models rely on pydantic 1, where optional fields default to None.
    const open = value?.kind === 'none' || (!alias && (isOptional(type) || type.name === 'Any'));
    const facts = {
      type: shownText(annotation, open ? required(type) : type),
      required: !open,
      'JSON key': alias ? String(literal(alias)) : 'none',
    };
    return [entity('client field', name, facts, node.place)];
  });
