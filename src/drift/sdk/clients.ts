import {clientSettings, clientTypes, subClients, type ClientParameter} from '../../platform/sdk';
import {callable, type Argument} from '../arguments';
import {clientArguments, clientClass, clientMethods, type ClientMethod} from '../http/client';
import {shapeNamed} from '../http/models';
import {clean} from '../http/routes';
import {methods} from '../python/definition';
import {literal} from '../python/literal';
import type {Node} from '../python/node';
import type {Project} from '../python/project';
import {isOptional, pythonText, required, spelled, typeOf} from '../python/types';
import {entity, type Entity, type Surface} from '../types';

/** The constructor of the client, its methods, and the types that it exports. */
export function client(project: Project): Surface {
  const maker = methods(clientClass(project)).get('__init__')?.node;
  return {
    ours: [
      ...callable(method, 'AgentaApi', {}, clientSettings.map(toldArgument), undefined, makerPages),
      ...subClients.flatMap(toldMethods),
      ...clientTypes.flatMap(toldType),
    ],
    platform: [
      ...(maker ? callable(method, 'AgentaApi', {}, clientArguments(maker), maker.place) : []),
      ...clientMethods(project).flatMap(methodOf),
      ...platformTypes(project),
    ],
  };
}

/** The constructor's arguments are not in a table of a method. */
const makerPages = ['/reference/sdk/client#signature'];

const method = ['client method', 'client argument'] as const;

type Told = Pick<ClientParameter, 'name' | 'required'> &
  Partial<ClientParameter & (typeof clientSettings)[number]>;

/** An argument in our data. If it has no default there, the default is `none`. */
const toldArgument = ({name, required, type, fallback = 'none', positional}: Told): Argument => ({
  name,
  type: type && spelled(type),
  byPosition: positional ?? false,
  fallback: required ? undefined : fallback,
});

const toldMethods = (group: (typeof subClients)[number]): Entity[] =>
  group.methods.flatMap(({name, parameters, http, sent, returns}) => {
    const told = returns === 'decoded JSON' ? 'Any' : spelled(returns);
    const facts = {http: clean(http), sent, returns: told, awaited: false};
    const whole = [group.name, name].filter(Boolean).join('.');
    return callable(method, whole, facts, parameters.map(toldArgument));
  });

function toldType({name, form, parts}: (typeof clientTypes)[number]): Entity[] {
  const is = form === 'alias' ? spelled(parts.join('')) : [...parts].sort();
  if (form !== 'fields') return [entity('client type', name, {form, is})];
  const fields = parts.map((part) => {
    const [, field = '', open, type = '', key] =
      /^(\w+)(\?)?: (.*?)(?: \(JSON key (.*)\))?$/.exec(part) ?? [];
    const facts = {type: spelled(type), required: !open, 'JSON key': key ?? 'the same'};
    return entity('client field', [name, '.', field], facts);
  });
  return [entity('client type', name, {form}), ...fields];
}

function methodOf(one: ClientMethod): Entity[] {
  const {name, verb, path, args, sent: all, returns, awaited, place} = one;
  const sent = [...new Set(all.map(({how}) => how))].map((way) => {
    const keys = all.filter(({how}) => how === way).map(({wire}) => wire || 'the list itself');
    return `${way}: ${keys.join(', ')}`;
  });
  const told = returns ? pythonText(returns) : 'None';
  const http = clean(`${verb} ${path}`);
  const facts = {http, sent: sent.join('; '), returns: told, awaited};
  return callable(method, name, facts, args, place);
}

/** Models and aliases that the client's package exports, without its errors and clients. */
function platformTypes(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  return (root?.names ?? []).flatMap((name): Entity[] => {
    const found = root?.resolve(name);
    if (!found || found.kind === 'module' || !found.node.source.file.includes('/types/')) return [];
    const {value, node, body} = found;
    const shape = shapeNamed(found);
    const type = (facts: {form: string; is?: string | readonly string[]}): Entity =>
      entity('client type', name, facts, node.place);
    if (shape.kind === 'enum') return [type({form: 'values', is: [...shape.values].sort()})];
    if (value) return [type({form: 'alias', is: pythonText(typeOf(value))})];
    return [type({form: 'fields'}), ...fieldsOf(name, body)];
  });
}

const fieldsOf = (owner: string, body: Node): Entity[] =>
  body.assignments.flatMap(({name, node, annotation, value}) => {
    if (!annotation || name === 'model_config') return [];
    const type = typeOf(annotation);
    const alias = value?.call?.arg('alias');
    // Older models rely on pydantic 1, where optional fields default to None.
    const open = value?.kind === 'None' || (!alias && (isOptional(type) || type.name === 'Any'));
    const facts = {
      type: pythonText(open ? required(type) : type),
      required: !open,
      'JSON key': alias ? String(literal(alias)) : 'the same',
    };
    return [entity('client field', [owner, '.', name], facts, node.place)];
  });
