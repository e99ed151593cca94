import {clientSettings, clientTypes, subClients, type ClientParameter} from '../../platform/sdk';
import {argument, type Argument} from '../arguments';
import {clientArguments, clientClass, clientMethods} from '../http/client';
import type {ClientMethod} from '../http/client';
import {Models} from '../http/models';
import {clean} from '../http/routes';
import {valueOf} from '../python/literal';
import type {Project} from '../python/project';
import {isOptional, pythonText, required, spelled, typeOf} from '../python/types';
import type {Assignment, Definition} from '../python/tree';
import {entity, type Entity, type Surface} from '../types';

const nameOf = (group: string, name: string): string => [group, name].filter(Boolean).join('.');

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
    const name = nameOf(group.name, one.name);
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
  const init = project.methods(clientClass(project)).get('__init__');
  if (!init) return [];
  const place = init.source.place(init.node);
  return [
    entity('client method', maker, {}, place),
    ...toldBy(maker, clientArguments(project, init)),
  ];
}

function methodOf({group, verb, path, args, sent: all, returns, ...one}: ClientMethod): Entity[] {
  const name = nameOf(group, one.name);
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
  return [entity('client method', name, facts, one.place), ...toldBy(name, args)];
}

/** Models and aliases that the client's package exports; its errors and clients are told elsewhere. */
function platformTypes(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  const models = new Models(project);
  return [...(root ? project.names(root).imports.keys() : [])].flatMap((name): Entity[] => {
    const found = root && project.resolve(root, name);
    const isCode = found?.is === 'class' || found?.is === 'value';
    if (!isCode || !found.source.file.includes('/types/')) return [];
    const {source, node} = found;
    const place = source.place(node);
    const shape = models.named(found);
    const value = found.is === 'value' ? found.value : undefined;
    if (shape.kind === 'enum')
      return [entity('client type', name, {form: 'values', is: shape.values}, place)];
    const is = value && pythonText(typeOf(project, source, value));
    if (found.is === 'value') return [entity('client type', name, {form: 'alias', is}, place)];
    return [
      entity('client type', name, {form: 'fields'}, place),
      ...fieldsOf(project, name, found),
    ];
  });
}

const fieldsOf = (project: Project, owner: string, {source, body}: Definition): Entity[] =>
  source.assignments(body).flatMap(({name, node, annotation, value}: Assignment) => {
    const type = annotation && typeOf(project, source, annotation);
    if (!type || name === 'model_config') return [];
    const alias = source.call(value)?.arg('alias');
    // Older models leave the default of what is optional to pydantic 1.
    const open = value?.name === 'None' || (!alias && (isOptional(type) || type.name === 'Any'));
    const facts = {
      type: pythonText(open ? required(type) : type),
      required: !open,
      'JSON key': alias ? String(valueOf(source, alias)) : 'the same',
    };
    return [entity('client field', [owner, '.', name], facts, source.place(node))];
  });
