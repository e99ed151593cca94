import {clientTypes, subClients} from '../platform/sdk';
import {clientMethods, type ClientMethod} from './http/client';
import {Models} from './http/models';
import type {Locator} from './locate';
import {valueOf} from './python/literal';
import type {Project} from './python/project';
import {bodyOf} from './python/tree';
import {isOptional, pythonText, required, spelled, typeOf} from './python/types';
import {entity, type Entity, type Surface} from './types';

const pages = ['/reference/sdk/client'];
const bare = (http: string): string => (http.endsWith('/') ? http.slice(0, -1) : http);
const join = (group: string, name: string): string => [group, name].filter(Boolean).join('.');

/** Methods of the generated client and the models of its answers. */
export function client(project: Project, locator: Locator): Surface {
  const methods = subClients.flatMap((group) =>
    group.methods.flatMap((one) => {
      const name = join(group.name, one.name);
      const place = locator.data(['src/platform/sdk/client.ts'], one.name, one.http);
      const returns = one.returns === 'decoded JSON' ? 'Any' : spelled(one.returns);
      return [
        entity('client method', name, {http: bare(one.http), sent: one.sent, returns}, place, {
          pages,
        }),
        ...one.parameters.map(({name: argument, type, required: needed, positional}) =>
          entity(
            'client argument',
            `${name} ${argument}`,
            {type: spelled(type), required: needed, 'by position': positional},
            place,
            {
              parent: `client method ${name}`,
              pages,
            },
          ),
        ),
      ];
    }),
  );
  const types = clientTypes.flatMap(({name, form, parts}) => {
    const place = locator.data(['src/platform/sdk/client-types.ts'], name);
    if (form !== 'fields')
      return [
        entity(
          'client type',
          name,
          {form, is: form === 'alias' ? spelled(parts.join('')) : parts},
          place,
          {pages},
        ),
      ];
    return [
      entity('client type', name, {form}, place, {pages}),
      ...parts.map((part) => {
        const [field = '', ...rest] = part.split(': ');
        const [type = '', json = ''] = rest.join(': ').split(' (JSON key ');
        const facts = {
          type: spelled(type),
          required: !field.endsWith('?'),
          'JSON key': json.replace(')', '') || 'the same',
        };
        return entity('client field', `${name}.${field.replace('?', '')}`, facts, place, {
          parent: `client type ${name}`,
          pages,
        });
      }),
    ];
  });
  return {
    ours: [...methods, ...types],
    platform: [...clientMethods(project).flatMap(methodOf), ...platformTypes(project)],
  };
}

function methodOf(one: ClientMethod): Entity[] {
  const name = join(one.group, one.name);
  const ways = [...new Set(one.sent.map(({how}) => how))];
  const sent = ways.map((way) => {
    const keys = one.sent.filter(({how}) => how === way).map(({wire}) => wire || 'the list itself');
    return `${way}: ${keys.join(', ')}`;
  });
  const returns = one.returns ? pythonText(one.returns) : 'None';
  return [
    entity(
      'client method',
      name,
      {http: bare(`${one.verb} ${one.path}`), sent: sent.join('; '), returns},
      one.place,
    ),
    ...one.args.map(({name: argument, type, required: needed, positional, place}) => {
      const said = type ? pythonText(needed ? type : required(type)) : 'Any';
      const facts = {type: said, required: needed, 'by position': positional};
      return entity('client argument', `${name} ${argument}`, facts, place, {
        parent: `client method ${name}`,
      });
    }),
  ];
}

/** Models and aliases that the client's package exports; its errors and clients are told elsewhere. */
function platformTypes(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  const models = new Models(project);
  return [...(root ? project.names(root).imports.keys() : [])].flatMap((name): Entity[] => {
    const found = root && project.resolve(root, name);
    const node = found?.definition?.node ?? found?.value;
    if (!found || !node || !found.source.file.includes('/types/')) return [];
    const {source, value} = found;
    const place = source.place(node);
    const shape = models.fromType({name, args: [], found});
    if (shape.kind === 'enum')
      return [entity('client type', name, {form: 'values', is: shape.values}, place)];
    if (value)
      return [
        entity(
          'client type',
          name,
          {form: 'alias', is: pythonText(typeOf(project, source, value))},
          place,
        ),
      ];
    const body = bodyOf(node);
    const fields = (body ? source.assignments(body) : []).filter(
      ({name: field}) => field !== 'model_config',
    );
    return [
      entity('client type', name, {form: 'fields'}, place),
      ...fields.flatMap((field): Entity[] => {
        const type = field.annotation && typeOf(project, source, field.annotation);
        if (!type) return [];
        const alias =
          field.value && source.call(field.value)?.args.find(({keyword}) => keyword === 'alias');
        // Older models leave the default of what is optional to pydantic 1.
        const open =
          field.value?.name === 'None' || (!alias && (isOptional(type) || type.name === 'Any'));
        const key = alias ? String(valueOf(source, alias.node)) : 'the same';
        const facts = {
          type: pythonText(open ? required(type) : type),
          required: !open,
          'JSON key': key,
        };
        return [
          entity('client field', `${name}.${field.name}`, facts, source.place(field.node), {
            parent: `client type ${name}`,
          }),
        ];
      }),
    ];
  });
}
