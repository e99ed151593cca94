import {paramsOf} from '../python/definition';
import {literal} from '../python/literal';
import type {Binding, Node, Param} from '../python/node';
import type {Project} from '../python/project';
import {required, typeOf} from '../python/types';
import {anything, object, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {declared, shapeOf, shapeOfType} from './models';

export interface Route {
  /** Method and path, `GET /apps`. */
  readonly name: string;
  readonly id: string;
  readonly parameters: readonly (Field & {readonly where: string})[];
  readonly body?: {readonly kind: string; readonly required: boolean; readonly shape: Shape};
  /** Absent if the source does not declare it. */
  readonly response?: Shape;
  /** Absent if the source does not declare it. */
  readonly success?: string;
  readonly permissions: readonly string[];
  readonly edition: 'all' | 'cloud';
  readonly place: Place;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

/** The routes of the backend's application, including those of the routers that it includes. */
export function routes(project: Project): Route[] {
  const top = project.file('agenta-backend/agenta_backend/main.py');
  return top ? routesOf(top, 'app', '') : [];
}

/** The routes of the router or application with a name in a file, below a prefix. */
function routesOf(file: Node, owner: string, prefix: string): Route[] {
  const own = file.definitions.flatMap((handler) =>
    handler.decorators
      .filter(({callee, method}) => callee === `${owner}.${method}` && verbs.includes(method))
      .map((decorator) => route(handler, decorator, prefix)),
  );
  const included = file.statements.flatMap(({call}) => {
    // The argument is `app_router.router` or an imported `router`.
    const found = call?.callee === `${owner}.include_router` ? call.arg('router', 0)?.binding : undefined;
    return found ? routesOf(found.node.source.top, found.name, String(literal(call?.arg('prefix')))) : [];
  });
  return [...own, ...included];
}

/** The name of an operation: without a trailing slash, because both forms are served. */
export const clean = (name: string): string => name.replace(/(?<=\S)\/$/, '');

function route({name: handler, node, decorators}: Binding, decorator: Node, prefix: string): Route {
  const {method} = decorator;
  const name = clean(`${method.toUpperCase()} ${prefix}${String(literal(decorator.arg('path', 0)))}`);
  const path = name.replace(/^\w+ /, '');
  const type = decorator.arg('response_model') ?? node.field('return_type');
  const shape = type && type.kind !== 'none' ? shapeOf(type) : anything;
  // The status code of `404` or `status.HTTP_404_NOT_FOUND`.
  const success = /\d{3}/.exec(decorator.arg('status_code')?.text ?? '')?.[0];
  const id = literal(decorator.arg('operation_id'));
  return {
    name,
    success,
    ...inputs(paramsOf(node), path),
    id: String(id ?? `${handler}${path}_${method}`.replace(/\W/g, '_')),
    response: success === '204' || shape === anything ? undefined : shape,
    permissions: permissionsIn(node),
    edition: 'all',
    place: (decorators[0] ?? node).place,
  };
}

/** The members of `Permission` that a handler mentions, in the form in which the platform stores them. */
function permissionsIn(handler: Node): string[] {
  const names = handler
    .allOfKind('attribute')
    .flatMap(({dotted: [owner, name]}) => (owner === 'Permission' && name ? name.toLowerCase() : []));
  return [...new Set(names)].sort();
}

/** The inputs of a handler, divided into parameters and body. */
function inputs(taken: readonly Param[], path: string): Pick<Route, 'parameters' | 'body'> {
  const all = taken.flatMap(({name, node, annotation, value}) => {
    const type = annotation && typeOf(annotation);
    // What FastAPI injects is no input.
    if (type && required(type).name === 'Request') return [];
    const {call, ...more} = declared(value);
    const marker = call?.method ?? '';
    const whole = type ? shapeOfType(type) : anything;
    const shape = withoutNull(whole);
    const where = path.includes(`{${name}}`) ? 'path' : whereOf(marker, shape);
    const isJson = where === 'body' && marker !== 'Form' && marker !== 'File';
    return [{name, place: node.place, ...more, shape: isJson ? whole : shape, where, marker}];
  });
  const parameters = all.filter(({where}) => where !== 'body');
  return {parameters, body: bodyOf(all.filter(({where}) => where === 'body'))};
}

function whereOf(marker: string, {text, members, model, around}: Shape): string {
  const isPlain = !(members ?? model ?? around) && !['object', 'file'].includes(text);
  return marker === 'Query' || (marker === '' && isPlain) ? 'query' : 'body';
}

function bodyOf(fields: readonly (Field & {readonly marker: string})[]): Route['body'] {
  const [first] = fields;
  if (!first) return undefined;
  const has = (marker: string): boolean => fields.some((one) => one.marker === marker);
  const isFile = has('File') || fields.some(({shape}) => shape.text === 'file');
  const kind = isFile ? 'multipart' : has('Form') ? 'form' : 'json';
  const isWhole = fields.length === 1 && kind === 'json';
  const shape = isWhole ? first.shape : object({name: 'body', fields: () => fields, place: first.place});
  return {kind, required: fields.some((one) => one.required), shape};
}
