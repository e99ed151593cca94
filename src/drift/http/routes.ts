import {lineage, methods, paramsOf} from '../python/definition';
import {literal, pythonForm} from '../python/literal';
import type {Binding, Node, Param} from '../python/node';
import type {Project} from '../python/project';
import {required, typeOf} from '../python/types';
import {anything, model, textOf, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {permissionsIn, statusOf} from './answers';
import {declared, resolvedAlias, shapeOf, shapeOfType} from './models';

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
  readonly deprecated?: boolean;
  readonly place: Place;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'websocket'];
/** Keyword and position of the argument that a call adds to a router. */
const addedArgument: Readonly<Record<string, readonly [string, number]>> = {
  include_router: ['router', 0],
  mount: ['app', 1],
  add_api_route: ['endpoint', 1],
};
/** Classes that FastAPI injects, which are no inputs. */
const framework = ['Request', 'Response', 'BackgroundTasks', 'WebSocket', 'SecurityScopes'];

/** The routes of the application `app` in a main file, including those of the routers that it mounts. */
export function routes(project: Project, main: string): Route[] {
  const top = project.file(main);
  return top ? mounted(top, 'app', {prefix: '', dependencies: []}) : [];
}

/** How a router is mounted. */
interface Mount {
  readonly prefix: string;
  /** `Depends(…)` calls that apply to every route. */
  readonly dependencies: readonly Node[];
}

/** A mount, extended by the prefix and the dependencies of a call: `prefix="/v1", dependencies=[Depends(user)]`. */
function within(mount: Mount, call?: Node, path = call?.arg('prefix')): Mount {
  // A path that is only known at run time is given in source form.
  const below = path && (literal(path) ?? pythonForm(path));
  return {
    prefix: mount.prefix + String(below ?? ''),
    dependencies: [...mount.dependencies, ...(call?.arg('dependencies')?.calls ?? [])],
  };
}

/** Routes of the router or application with a name in a file, and of the routers that it includes, up to five levels deep. */
function mounted(file: Node, owner: string, mount: Mount, depth = 0): Route[] {
  if (depth > 5) return [];
  const base = within(mount, file.assigned(owner)?.call);
  const own = file.definitions.flatMap((one) =>
    one.decorators.flatMap((call) => handled(one, owner, call, base)),
  );
  const further = file.statements.flatMap(({call}) => {
    const [object, verb = ''] = call?.callee.split('.') ?? [];
    const [keyword, position] = addedArgument[verb] ?? [];
    if (!call || object !== owner || keyword === undefined) return [];
    // The argument is `app_router.router` or an imported `router`.
    const found = call.arg(keyword, position)?.binding;
    if (verb !== 'add_api_route' && found?.kind === 'value') {
      const path = verb === 'mount' ? call.arg('path', 0) : call.arg('prefix');
      return mounted(found.node.source.top, found.name, within(base, call, path), depth + 1);
    }
    return found?.kind === 'function' ? handled(found, owner, call, base) : [];
  });
  return [...own, ...further];
}

/** The routes that `@router.get(…)` or `router.add_api_route(…)` defines for a handler. */
function handled(handler: Binding, owner: string, call: Node, mount: Mount): Route[] {
  const verb = call.method;
  const many = /^(add_)?api_route$/.test(verb) && (literal(call.arg('methods')) ?? ['get']);
  const methods = Array.isArray(many) ? many : verbs.includes(verb) ? [verb] : [];
  const given = call.arg('path', 0);
  const isHidden = literal(call.arg('include_in_schema')) === false;
  if (call.callee !== `${owner}.${verb}` || !given || isHidden) return [];
  const where = within(mount, call, given);
  return methods.map((one) => route(handler, call, String(one).toUpperCase(), where));
}

/** Normalises a path: without a trailing slash, because both forms are served, and with `{name:path}` as `{name}`, as callers see it. */
export const clean = (path: string): string =>
  path.replace(/(?<=\{\w+):\w+(?=\})/g, '').replace(/(?<=.)\/$/, '');

function route(handler: Binding, decorator: Node, method: string, mount: Mount): Route {
  const path = clean(mount.prefix);
  const {name, node, decorators} = handler;
  const type = decorator.arg('response_model') ?? node.field('return_type');
  const shape = type && type.kind !== 'none' ? shapeOf(type) : undefined;
  const generated = `${name}${path}_${method.toLowerCase()}`.replace(/\W/g, '_');
  const success = statusOf(decorator.arg('status_code'));
  return {
    method,
    path,
    success,
    ...inputs(
      [...handlerParams(node), ...mount.dependencies.flatMap((call) => dependencyParams(call))],
      path,
    ),
    id: String(literal(decorator.arg('operation_id')) ?? generated),
    response: success === '204' || (shape && textOf(shape) === 'any') ? undefined : shape,
    deprecated: literal(decorator.arg('deprecated')) === true,
    permissions: permissionsIn(node),
    place: (decorators[0] ?? node).place,
  };
}

/** The parameters of a handler, with those that are `Depends(…)` replaced by the parameters of the dependency. */
const handlerParams = (handler: Node): Param[] =>
  paramsOf(handler).flatMap((param): Param[] => {
    const calls = [param.value?.call, ...(resolvedAlias(param.annotation)?.calls ?? [])];
    const call = calls.find((one) => one?.method === 'Depends');
    if (call) return dependencyParams(call, param.annotation);
    return param.name === 'self' ? [] : [param];
  });

/** The parameters of the function or class that `Depends(…)` names, or else of the class in the annotation. */
function dependencyParams(call: Node, annotation?: Node): Param[] {
  const found = (call.arg('dependency', 0) ?? annotation)?.binding;
  const maker = found?.kind === 'function' ? found : methods(found).get('__init__');
  if (maker) return handlerParams(maker.node);
  return lineage(found).flatMap(({body}) => body.assignments);
}

type Input = Parameter & {readonly marker: string; readonly isWrapped: boolean};

/** The inputs of a handler, divided into parameters and body. */
function inputs(taken: readonly Param[], path: string): Pick<Route, 'parameters' | 'body'> {
  const all = taken.flatMap(({name, node, annotation, value, passing}): Input[] => {
    const type = annotation && typeOf(annotation);
    const isForeign = type && framework.includes(required(type).name);
    if (passing === 'rest' || passing === 'keywords' || isForeign) return [];
    const {call, ...more} = declared(annotation, value);
    const marker = call?.method ?? '';
    const whole = type ? shapeOfType(type) : anything;
    const shape = withoutNull(whole);
    // FastAPI sends the header `x-key` to the parameter `x_key`.
    const sent = marker === 'Header' ? name.replaceAll('_', '-') : name;
    const field = {name: sent, place: node.place, shape, ...more};
    const where = path.includes(`{${field.name}}`) ? 'path' : whereOf(marker, shape);
    const isJson = where === 'body' && marker !== 'Form' && marker !== 'File';
    const isWrapped = call?.arg('embed') !== undefined;
    return [{...field, shape: isJson ? whole : shape, where, marker, isWrapped}];
  });
  const parameters = all.filter(({where}) => where !== 'body');
  return {parameters, body: bodyOf(all.filter(({where}) => where === 'body'))};
}

function whereOf(marker: string, shape: Shape): string {
  if (marker === 'Field') return 'query';
  if (['Query', 'Header', 'Cookie'].includes(marker)) return marker.toLowerCase();
  const isPlain = shape.kind === 'plain' && !['object', 'file'].includes(shape.name);
  return marker === '' && (isPlain || shape.kind === 'enum') ? 'query' : 'body';
}

function bodyOf(fields: readonly Input[]): Route['body'] {
  const [first] = fields;
  if (!first) return undefined;
  const isFile = fields.some(({marker, shape}) => marker === 'File' || textOf(shape) === 'file');
  const isForm = isFile || fields.some(({marker}) => marker === 'Form');
  const kind = isFile ? 'multipart' : isForm ? 'form' : 'json';
  const isWhole = fields.length === 1 && !isForm && !first.isWrapped;
  const shape = isWhole ? first.shape : model('body', () => fields, first.place);
  return {kind, required: fields.some((one) => one.required), shape};
}
