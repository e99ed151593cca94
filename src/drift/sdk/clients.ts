import {clientSettings, clientTypes, subClients, type ClientParameter} from '../../platform/sdk';
import {argument, type Argument} from '../arguments';
import {clientArguments, clientClass, clientMethods, type ClientMethod} from '../http/client';
import {shapeNamed} from '../http/models';
import {clean} from '../http/routes';
import {methods} from '../python/definition';
import {literal} from '../python/literal';
import type {Node} from '../python/node';
import type {Project} from '../python/project';
import {isOptional, pythonText, required, spelled, typeOf} from '../python/types';
import {entity, type Entity, type Surface} from '../types';

/** What the client is made with, its methods, and the models of its answers. */
export const client = (project: Project): Surface => ({
  ours: [
    entity('client method', maker, {}, undefined, makerPages),
    ...clientSettings.map((one) => toldArgument(maker, one, makerPages)),
    ...[...subClients.flatMap(toldMethods), ...clientTypes.flatMap(toldType)],
  ],
  platform: [
    ...[...made(project), ...clientMethods(project).flatMap(methodOf), ...platformTypes(project)],
  ],
});

const maker = 'AgentaApi';
/** Its table is not among those of the methods. */
const makerPages = ['/reference/sdk/client#signature'];

type Told = Pick<ClientParameter, 'name' | 'required'> &
  Partial<ClientParameter & (typeof clientSettings)[number]>;

/** What our data says of an argument; where it tells no default, there is none. */
function toldArgument(method: string, one: Told, pages?: readonly string[]): Entity {
  const {name, required, type, fallback = 'none', positional: byPosition = false} = one;
  const told = {name, type: type && spelled(type), byPosition};
  return argument(
    'client argument',
    method,
    {...told, fallback: required ? undefined : fallback},
    pages,
  );
}

const toldMethods = (group: (typeof subClients)[number]): Entity[] =>
  group.methods.flatMap(({parameters, http, sent, ...one}) => {
    const name = [group.name, one.name].filter(Boolean).join('.');
    const returns = one.returns === 'decoded JSON' ? 'Any' : spelled(one.returns);
    return [
      entity('client method', name, {http: clean(http), sent, returns}),
      ...parameters.map((each) => toldArgument(name, each)),
    ];
  });

function toldType({name, form, parts}: (typeof clientTypes)[number]): Entity[] {
  const is = form === 'alias' ? spelled(parts.join('')) : parts;
  if (form !== 'fields') return [entity('client type', name, {form, is})];
  const fields = parts.map((part) => {
    const [, field = '', open, type = '', key] =
      /^(\w+)(\?)?: (.*?)(?: \(JSON key (.*)\))?$/.exec(part) ?? [];
    const facts = {type: spelled(type), required: !open, 'JSON key': key ?? 'the same'};
    return entity('client field', [name, '.', field], facts);
  });
  return [entity('client type', name, {form}), ...fields];
}

const toldBy = (method: string, args: readonly Argument[]): Entity[] =>
  args.map((one) => argument('client argument', method, {...one, type: one.type ?? 'Any'}));

function made(project: Project): Entity[] {
  const init = methods(clientClass(project)).get('__init__');
  if (!init) return [];
  return [
    entity('client method', maker, {}, init.node.place),
    ...toldBy(maker, clientArguments(init.node)),
  ];
}

function methodOf({name, verb, path, args, sent: all, returns, place}: ClientMethod): Entity[] {
  const ways = [...new Set(all.map(({how}) => how))];
  const sent = ways.map((way) => {
    const keys = all.filter(({how}) => how === way).map(({wire}) => wire || 'the list itself');
    return `${way}: ${keys.join(', ')}`;
  });
  const facts = {
    http: clean(`${verb} ${path}`),
    sent: sent.join('; '),
    returns: returns ? pythonText(returns) : 'None',
  };
  return [entity('client method', name, facts, place), ...toldBy(name, args)];
}

/** Models and aliases that the client's package exports; its errors and clients are told elsewhere. */
function platformTypes(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  return (root?.names ?? []).flatMap((name): Entity[] => {
    const found = root?.find(name);
    if (!found || found.is === 'module' || !found.node.source.file.includes('/types/')) return [];
    const {value, node, body} = found;
    const shape = shapeNamed(found);
    const type = (facts: {form: string; is?: string | readonly string[]}): Entity =>
      entity('client type', name, facts, node.place);
    if (shape.kind === 'enum') return [type({form: 'values', is: shape.values})];
    if (value) return [type({form: 'alias', is: pythonText(typeOf(value))})];
    return [type({form: 'fields'}), ...fieldsOf(name, body)];
  });
}

const fieldsOf = (owner: string, body: Node): Entity[] =>
  body.assignments.flatMap(({name, node, annotation, value}) => {
    if (!annotation || name === 'model_config') return [];
    const type = typeOf(annotation);
    const alias = value?.call?.arg('alias');
    // Older models leave the default of what is optional to pydantic 1.
    const open = value?.kind === 'None' || (!alias && (isOptional(type) || type.name === 'Any'));
    const facts = {
      type: pythonText(open ? required(type) : type),
      required: !open,
      'JSON key': alias ? String(literal(alias)) : 'the same',
    };
    return [entity('client field', [owner, '.', name], facts, node.place)];
  });
