import {clientTypes, subClients} from '../../platform/sdk';
import {clientMethods, type ClientMethod} from '../http/client';
import {Models} from '../http/models';
import {clean} from '../http/routes';
import {valueOf} from '../python/literal';
import type {Project} from '../python/project';
import {isOptional, pythonText, required, spelled, typeOf} from '../python/types';
import type {Assignment, Definition} from '../python/tree';
import {entity, type Entity, type Surface} from '../types';

const nameOf = (group: string, name: string): string => [group, name].filter(Boolean).join('.');

/** Methods of the generated client and the models of its answers. */
export const client = (project: Project): Surface => ({
  ours: [...subClients.flatMap(toldMethods), ...clientTypes.flatMap(toldType)],
  platform: [...clientMethods(project).flatMap(methodOf), ...platformTypes(project)],
});

const toldMethods = (group: (typeof subClients)[number]): Entity[] =>
  group.methods.flatMap(({parameters, http, sent, ...one}) => {
    const name = nameOf(group.name, one.name);
    const returns = one.returns === 'decoded JSON' ? 'Any' : spelled(one.returns);
    return [
      entity('client method', name, {http: clean(http), sent, returns}),
      ...parameters.map(({name: argument, type, required: isRequired, positional}) => {
        const facts = {type: spelled(type), required: isRequired, default: 'none'};
        return entity('client argument', [name, ' ', argument], {
          ...facts,
          'by position': positional,
        });
      }),
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
    ...args.map(({name: argument, type, required: isRequired, fallback, positional, place}) => {
      const told = type ? pythonText(isRequired ? type : required(type)) : 'Any';
      const said = {
        ...{type: told, required: isRequired, default: fallback ?? 'none'},
        'by position': positional,
      };
      return entity('client argument', [name, ' ', argument], said, place);
    }),
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
