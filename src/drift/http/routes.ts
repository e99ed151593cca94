import {paramsOf} from '../python/definition';
import {literal} from '../python/literal';
import type {Binding, Node, Param} from '../python/node';
import type {Project} from '../python/project';
import {required, typeOf} from '../python/types';
import {anything, model, textOf, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {declared, shapeOf, shapeOfType} from './models';

export interface Parameter extends Field {
  readonly where: string;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly parameters: readonly Parameter[];
  readonly body?: {readonly kind: string; readonly required: boolean; readonly shape: Shape};
  /** Absent if the source does not declare it. */
  readonly response?: Shape;
  /** Absent if the source does not declare it. */
  readonly success?: string;
  readonly permissions: readonly string[];
  readonly edition?: 'cloud';
  readonly place: Place;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

/** The routes of the application `app` in a main file, including those of the routers that it includes. */
export function routes(project: Project, main: string): Route[] {
  const top = project.file(main);
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

/** Without a trailing slash, because both forms are served. */
export const clean = (path: string): string => path.replace(/(?<=.)\/$/, '');

function route({name, node, decorators}: Binding, decorator: Node, prefix: string): Route {
  const method = decorator.method.toUpperCase();
  const path = clean(prefix + String(literal(decorator.arg('path', 0))));
  const type = decorator.arg('response_model') ?? node.field('return_type');
  const shape = type && type.kind !== 'none' ? shapeOf(type) : undefined;
  const generated = `${name}${path}_${method.toLowerCase()}`.replace(/\W/g, '_');
  const success = statusOf(decorator.arg('status_code'));
  return {
    method,
    path,
    success,
    ...inputs(paramsOf(node), path),
    id: String(literal(decorator.arg('operation_id')) ?? generated),
    response: success === '204' || (shape && textOf(shape) === 'any') ? undefined : shape,
    permissions: permissionsIn(node),
    place: (decorators[0] ?? node).place,
  };
}

/** The status code of `404` or `status.HTTP_404_NOT_FOUND`. */
const statusOf = (node: Node | undefined): string | undefined => /\d{3}/.exec(node?.text ?? '')?.[0];

/** The members of `Permission` that a handler mentions, in the form in which the platform stores them. */
function permissionsIn(handler: Node): string[] {
  const names = handler
    .allOfKind('attribute')
    .flatMap(({dotted: [owner, name]}) => (owner === 'Permission' && name ? name.toLowerCase() : []));
  return [...new Set(names)].sort();
}

type Input = Parameter & {readonly marker: string};

/** The inputs of a handler, divided into parameters and body. */
function inputs(taken: readonly Param[], path: string): Pick<Route, 'parameters' | 'body'> {
  const all = taken.flatMap(({name, node, annotation, value}): Input[] => {
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

function whereOf(marker: string, shape: Shape): string {
  const isPlain = shape.kind === 'plain' && !['object', 'file'].includes(shape.name);
  return marker === 'Query' || (marker === '' && (isPlain || shape.kind === 'enum')) ? 'query' : 'body';
}

function bodyOf(fields: readonly Input[]): Route['body'] {
  const [first] = fields;
  if (!first) return undefined;
  const has = (marker: string): boolean => fields.some((one) => one.marker === marker);
  const isFile = has('File') || fields.some(({shape}) => textOf(shape) === 'file');
  const kind = isFile ? 'multipart' : has('Form') ? 'form' : 'json';
  const isWhole = fields.length === 1 && kind === 'json';
  const shape = isWhole ? first.shape : model('body', () => fields, first.place);
  return {kind, required: fields.some((one) => one.required), shape};
}
