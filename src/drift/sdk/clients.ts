import {clientSettings, clientTypes, subClients} from '../../platform/sdk';
import {clientArguments, clientClass, clientMethods} from '../http/client';
import type {ClientArgument, ClientMethod} from '../http/client';
import {Models} from '../http/models';
import {clean} from '../http/routes';
import {valueOf} from '../python/literal';
import type {Project} from '../python/project';
import {isOptional, pythonText, required, spelled, typeOf} from '../python/types';
import type {Assignment, Definition} from '../python/tree';
import {entity, type Entity, type Place, type Surface} from '../types';

const nameOf = (group: string, name: string): string => [group, name].filter(Boolean).join('.');

/** What the client is made with, its methods, and the models of its answers. */
export const client = (project: Project): Surface => ({
  ours: [
    entity('client method', maker, {}, undefined, makerPages),
    ...clientSettings.map((one) => argument(maker, one, makerPages)),
    ...[...subClients.flatMap(toldMethods), ...clientTypes.flatMap(toldType)],
  ],
  platform: [
    ...[...made(project), ...clientMethods(project).flatMap(methodOf), ...platformTypes(project)],
  ],
});

const maker = 'AgentaApi';
/** Its table is not among those of the methods. */
const makerPages = ['/reference/sdk/client#signature'];

interface Argument {
  readonly name: string;
  readonly type?: string;
  readonly required: boolean;
  readonly positional?: boolean;
  readonly fallback?: string;
  readonly place?: Place;
}

/** An argument of either side; what may be left out is told without `None`. */
function argument(method: string, one: Argument, pages?: readonly string[]): Entity {
  const {name, type, required: isRequired, positional = false, fallback = 'none', place} = one;
  const facts = {type, required: isRequired, default: fallback, 'by position': positional};
  return entity('client argument', [method, ' ', name], facts, place, pages);
}

const toldMethods = (group: (typeof subClients)[number]): Entity[] =>
  group.methods.flatMap(({parameters, http, sent, ...one}) => {
    const name = nameOf(group.name, one.name);
    const returns = one.returns === 'decoded JSON' ? 'Any' : spelled(one.returns);
    return [
      entity('client method', name, {http: clean(http), sent, returns}),
      ...parameters.map(({type, ...rest}) => argument(name, {...rest, type: spelled(type)})),
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

const argumentOf = (method: string, {type, ...one}: ClientArgument): Entity => {
  const told = type ? pythonText(one.required ? type : required(type)) : 'Any';
  return argument(method, {...one, type: told});
};

function made(project: Project): Entity[] {
  const init = project.methods(clientClass(project)).get('__init__');
  if (!init) return [];
  const args = clientArguments(project, init).map((one) => argumentOf(maker, one));
  return [entity('client method', maker, {}, init.source.place(init.node)), ...args];
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
  return [
    entity('client method', name, facts, one.place),
    ...args.map((each) => argumentOf(name, each)),
  ];
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
