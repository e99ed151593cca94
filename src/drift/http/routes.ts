import {valueOf} from '../python/literal';
import type {Project} from '../python/project';
import {required, typeOf} from '../python/types';
import {
  annotationOf,
  statements,
  type Call,
  type Definition,
  type Node,
  type Param,
  type Source,
} from '../python/tree';
import {anything, model, textOf, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {answered} from './answers';
import {Models} from './models';

export interface Parameter extends Field {
  readonly where: string;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly parameters: readonly Parameter[];
  readonly body?: {readonly kind: string; readonly required: boolean; readonly shape: Shape};
  /** Absent where the source does not say what it answers. */
  readonly response?: Shape;
  readonly success: string;
  readonly statuses: ReadonlyMap<string, Place>;
  readonly permissions: readonly string[];
  readonly edition?: 'cloud';
  readonly deprecated?: boolean;
  readonly place: Place;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];
const framework = ['Request', 'Response', 'BackgroundTasks', 'WebSocket', 'SecurityScopes'];

/** The routes of an application, as its main file mounts their routers. */
export function routes(project: Project, main: string): Route[] {
  const source = project.file(main);
  return source ? mounted(new Models(project), source, 'app', '', 0) : [];
}

/** Routes of a router or application by its name in a file, and of the routers that it includes. */
function mounted(
  models: Models,
  source: Source,
  owner: string,
  prefix: string,
  depth: number,
): Route[] {
  const {project} = models;
  if (depth > 5) return [];
  const prefixIn = (call: Call | undefined): string => {
    const value = project.literal(source, call?.arg('prefix'));
    return typeof value === 'string' ? value : '';
  };
  const base = prefix + prefixIn(source.call(source.assigned(owner)));
  const own = source
    .definitions()
    .flatMap((one) => one.decorators.flatMap((call) => handled(models, one, owner, call, base)));
  const further = [...statements(source.top)].flatMap((statement) => {
    const call = source.call(statement.firstChild);
    const isInclude = call?.name === `${owner}.include_router`;
    if (!call || !(isInclude || call.name === `${owner}.add_api_route`)) return [];
    const target = isInclude ? call.arg('router', 0) : call.arg('endpoint', 1);
    // `app_router.router`, or an imported `router`.
    const found = target && project.resolvePath(source, source.dotted(target) ?? []);
    if (isInclude && found?.is === 'value')
      return mounted(models, found.source, found.name, base + prefixIn(call), depth + 1);
    return found?.is === 'function' ? handled(models, found, owner, call, base) : [];
  });
  return [...own, ...further];
}

/** The routes that `@router.get(…)` or `router.add_api_route(…)` makes of a function. */
function handled(
  models: Models,
  definition: Definition,
  owner: string,
  call: Call,
  prefix: string,
): Route[] {
  const {source} = definition;
  const verb = call.last;
  const many = /^(add_)?api_route$/.test(verb) && (valueOf(source, call.arg('methods')) ?? ['get']);
  const methods = Array.isArray(many) ? many : verbs.includes(verb) ? [verb] : [];
  const below = models.project.literal(source, call.arg('path', 0));
  const isHidden = valueOf(source, call.arg('include_in_schema')) === false;
  if (call.name !== `${owner}.${verb}` || typeof below !== 'string' || isHidden) return [];
  const path = clean(prefix + below);
  return methods.map((one) => route(models, definition, call, String(one).toUpperCase(), path));
}

/** Paths are served with and without a slash at the end; `{name:path}` is `{name}` to a caller. */
export const clean = (path: string): string =>
  path.replace(/(?<=\{\w+):\w+(?=\})/g, '').replace(/(?<=.)\/$/, '');

function route(
  models: Models,
  definition: Definition,
  decorator: Call,
  method: string,
  path: string,
): Route {
  const {source, name, node, decorators} = definition;
  const declared = decorator.arg('response_model') ?? annotationOf(node);
  const told = declared ? models.shape(source, declared) : answered(models, definition);
  const generated = `${name}${path}_${method.toLowerCase()}`.replace(/\W/g, '_');
  const codes = statuses(models.project, definition);
  const success = [...codes.keys()].find((code) => code.startsWith('2'));
  return {
    ...{method, path, ...inputs(models, definition, path)},
    id: String(models.project.literal(source, decorator.arg('operation_id')) ?? generated),
    response: told && ['any', 'null'].includes(textOf(told)) ? undefined : told,
    success: statusOf(models.project, source, decorator.arg('status_code')) ?? success ?? '200',
    deprecated: valueOf(source, decorator.arg('deprecated')) === true,
    statuses: codes,
    permissions: permissionsIn(source, node),
    place: source.place(decorators[0]?.node ?? node),
  };
}

/** Statuses that a handler's source names, each with its line. */
function statuses(project: Project, {source, body}: Definition): Map<string, Place> {
  const found = source.calls(body).flatMap((call): [string, Place][] => {
    const isError = call.last === 'HTTPException';
    if (!isError && !call.last.endsWith('Response')) return [];
    const status = statusOf(project, source, call.arg('status_code', isError ? 0 : 1));
    return status ? [[status, source.place(call.node)]] : [];
  });
  // The first line of each.
  return new Map(found.reverse());
}

/** `404`, or the number in `status.HTTP_404_NOT_FOUND`. */
function statusOf(project: Project, source: Source, node: Node | undefined): string | undefined {
  const value = project.literal(source, node);
  if (typeof value === 'number') return String(value);
  const name = node && source.dotted(node)?.at(-1);
  return name?.startsWith('HTTP_') ? name.split('_')[1] : undefined;
}

/** Names behind `Permission.` in the handler, as the platform stores them. */
export function permissionsIn(source: Source, handler: Node): string[] {
  const names = [...source.walk(handler)].flatMap((node) => {
    const [owner, name] = (node.name === 'MemberExpression' && source.dotted(node)) || [];
    return owner === 'Permission' && name ? [name.toLowerCase()] : [];
  });
  return [...new Set(names)].sort();
}

type BodyField = Field & {readonly marker: string; readonly isWrapped: boolean};

/** The arguments of a handler, and instead of `Depends(…)` those of what it names. */
function argumentsOf(models: Models, {source, node}: Definition): Located[] {
  const {project} = models;
  return source.params(node).flatMap((param): Located[] => {
    const told = param.annotation ? source.calls(param.annotation) : [];
    const call = [source.call(param.fallback), ...told].find((one) => one?.last === 'Depends');
    if (!call) return param.name === 'self' ? [] : [{source, ...param}];
    const target = call.arg('dependency', 0) ?? param.annotation;
    const found = target && project.resolvePath(source, source.dotted(target) ?? []);
    const maker = found?.is === 'function' ? found : project.methods(found).get('__init__');
    if (maker) return argumentsOf(models, maker);
    const lineage = project.lineage(found);
    return lineage.flatMap((one) =>
      one.source
        .assignments(one.body)
        .map(({value, ...field}) => ({...field, fallback: value, passing: 'any'})),
    );
  });
}

type Located = Param & {readonly source: Source};

function inputs(
  models: Models,
  definition: Definition,
  path: string,
): Pick<Route, 'parameters' | 'body'> {
  const parameters: Parameter[] = [];
  const bodies: BodyField[] = [];
  for (const {source, name, node, annotation, fallback, passing} of argumentsOf(
    models,
    definition,
  )) {
    const type = annotation && typeOf(models.project, source, annotation);
    const isForeign = type && framework.includes(required(type).name);
    if (passing === 'rest' || passing === 'keywords' || isForeign) continue;
    const {call, ...declared} = models.declared(source, annotation, fallback);
    const marker = call?.last ?? '';
    const shape = type ? models.fromType(type) : anything;
    const bare = withoutNull(shape);
    const field: Field = {name, place: source.place(node), shape: bare, ...declared};
    const where = path.includes(`{${field.name}}`) ? 'path' : whereOf(marker, bare);
    const isWrapped = call?.arg('embed') !== undefined;
    const isForm = marker === 'Form' || marker === 'File';
    if (where !== 'body') parameters.push({...field, where});
    else bodies.push({...field, shape: isForm ? bare : shape, marker, isWrapped});
  }
  return {parameters, body: bodyOf(bodies)};
}

function whereOf(marker: string, shape: Shape): string {
  if (marker === 'Field') return 'query';
  if (['Query', 'Header', 'Cookie'].includes(marker)) return marker.toLowerCase();
  const isPlain = shape.kind === 'plain' && !['object', 'file'].includes(shape.name);
  return marker === '' && (isPlain || shape.kind === 'enum') ? 'query' : 'body';
}

function bodyOf(fields: readonly BodyField[]): Route['body'] {
  const [first] = fields;
  if (!first) return undefined;
  const isFile = fields.some(({marker, shape}) => marker === 'File' || textOf(shape) === 'file');
  const isForm = isFile || fields.some(({marker}) => marker === 'Form');
  const kind = isFile ? 'multipart' : isForm ? 'form' : 'json';
  const isWhole = fields.length === 1 && !isForm && !first.isWrapped;
  const shape = isWhole ? first.shape : model('body', () => fields, first.place);
  return {kind, required: fields.some((one) => one.required), shape};
}
