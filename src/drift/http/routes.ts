import {pythonForm, settingsOf, valueOf} from '../python/literal';
import type {Project} from '../python/project';
import {required, typeOf} from '../python/types';
import {
  annotationOf,
  conditions,
  statements,
  type Call,
  type Definition,
  type Node,
  type Param,
  type Source,
} from '../python/tree';
import {anything, model, textOf, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {answered, permissionsIn, statuses, statusOf} from './answers';
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
  readonly settings?: readonly string[];
  readonly place: Place;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];
/** What the decorator says in words, or what is told in another way. */
const told =
  'path endpoint methods response_model status_code operation_id deprecated dependencies tags name summary description response_description include_in_schema openapi_extra'.split(
    ' ',
  );
/** Keyword and position of what a call puts below a router. */
const taken: Readonly<Record<string, readonly [string, number]>> = {
  ...{include_router: ['router', 0], mount: ['app', 1], add_api_route: ['endpoint', 1]},
};
const framework = ['Request', 'Response', 'BackgroundTasks', 'WebSocket', 'SecurityScopes'];

/** The routes of an application, as its main file mounts their routers. */
export function routes(project: Project, main: string): Route[] {
  const source = project.file(main);
  return source ? mounted(new Models(project), source, 'app', top, 0) : [];
}

/** Where a router is put, under which conditions, and what is asked of every request to it. */
interface Mount {
  readonly prefix: string;
  readonly under: readonly string[];
  readonly needed: readonly Located[];
}
const top: Mount = {prefix: '', under: [], needed: []};

/** A mount with what a call adds to it: `prefix="/v1", dependencies=[Depends(user)]`. */
function within(
  models: Models,
  source: Source,
  mount: Mount,
  call: Call | undefined,
  path = call?.arg('prefix'),
): Mount {
  // A path that only a running program knows is told as it is written.
  const below = path && (models.project.literal(source, path) ?? pythonForm(source, path));
  const list = call?.arg('dependencies');
  const needed = list ? source.calls(list).flatMap((one) => behind(models, source, one)) : [];
  const under = call ? conditions(source, call.node) : [];
  return {
    prefix: mount.prefix + String(below ?? ''),
    under: [...mount.under, ...under],
    needed: [...mount.needed, ...needed],
  };
}

/** Routes of a router or application by its name in a file, and of the routers that it includes. */
function mounted(
  models: Models,
  source: Source,
  owner: string,
  mount: Mount,
  depth: number,
): Route[] {
  const {project} = models;
  if (depth > 5) return [];
  const base = within(models, source, mount, source.call(source.assigned(owner)));
  const own = source
    .definitions()
    .flatMap((one) => one.decorators.flatMap((call) => handled(models, one, owner, call, base)));
  const further = [...statements(source.top)].flatMap((statement) => {
    const call = source.call(statement.firstChild);
    const [object, verb = ''] = call?.name.split('.') ?? [];
    const [keyword, position] = taken[verb] ?? [];
    if (!call || object !== owner || keyword === undefined) return [];
    const target = call.arg(keyword, position);
    // `app_router.router`, or an imported `router`.
    const found = target && project.resolvePath(source, source.dotted(target) ?? []);
    if (verb !== 'add_api_route' && found?.is === 'value') {
      const path = verb === 'mount' ? call.arg('path', 0) : call.arg('prefix');
      const inner = within(models, source, base, call, path);
      return mounted(models, found.source, found.name, inner, depth + 1);
    }
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
  mount: Mount,
): Route[] {
  const {source} = definition;
  const verb = call.last;
  const many = /^(add_)?api_route$/.test(verb) && (valueOf(source, call.arg('methods')) ?? ['get']);
  const methods = Array.isArray(many) ? many : verbs.includes(verb) ? [verb] : [];
  const given = call.arg('path', 0);
  const isHidden = valueOf(source, call.arg('include_in_schema')) === false;
  if (call.name !== `${owner}.${verb}` || !given || isHidden) return [];
  const where = within(models, source, mount, call, given);
  return methods.map((one) => route(models, definition, call, String(one).toUpperCase(), where));
}

/** Paths are served with and without a slash at the end; `{name:path}` is `{name}` to a caller. */
export const clean = (path: string): string =>
  path.replace(/(?<=\{\w+):\w+(?=\})/g, '').replace(/(?<=.)\/$/, '');

function route(
  models: Models,
  definition: Definition,
  decorator: Call,
  method: string,
  {prefix, under, needed}: Mount,
): Route {
  const path = clean(prefix);
  const {source, name, node, decorators} = definition;
  const declared = decorator.arg('response_model') ?? annotationOf(node);
  const shape = declared ? models.shape(source, declared) : answered(models, definition);
  const generated = `${name}${path}_${method.toLowerCase()}`.replace(/\W/g, '_');
  const codes = statuses(models.project, definition);
  const success = [...codes.keys()].find((code) => code.startsWith('2'));
  return {
    ...{method, path, ...inputs(models, [...argumentsOf(models, definition), ...needed], path)},
    settings: [...under, ...settingsOf(source, decorator, told)],
    id: String(models.project.literal(source, decorator.arg('operation_id')) ?? generated),
    response: shape && ['any', 'null'].includes(textOf(shape)) ? undefined : shape,
    success: statusOf(models.project, source, decorator.arg('status_code')) ?? success ?? '200',
    deprecated: valueOf(source, decorator.arg('deprecated')) === true,
    statuses: codes,
    permissions: permissionsIn(source, node),
    place: source.place(decorators[0]?.node ?? node),
  };
}

type BodyField = Field & {readonly marker: string; readonly isWrapped: boolean};

/** The arguments of a handler, and instead of `Depends(…)` those of what it names. */
function argumentsOf(models: Models, {source, node}: Definition): Located[] {
  return source.params(node).flatMap((param): Located[] => {
    const inside = param.annotation ? source.calls(param.annotation) : [];
    const call = [source.call(param.fallback), ...inside].find((one) => one?.last === 'Depends');
    if (call) return behind(models, source, call, param.annotation);
    return param.name === 'self' ? [] : [{source, ...param}];
  });
}

/** The arguments of what `Depends(…)` names, or the annotation beside it. */
function behind(models: Models, source: Source, call: Call, annotation?: Node): Located[] {
  const {project} = models;
  const target = call.arg('dependency', 0) ?? annotation;
  const found = target && project.resolvePath(source, source.dotted(target) ?? []);
  const maker = found?.is === 'function' ? found : project.methods(found).get('__init__');
  if (maker) return argumentsOf(models, maker);
  return project
    .lineage(found)
    .flatMap((one) =>
      one.source
        .assignments(one.body)
        .map(({value, ...field}) => ({...field, fallback: value, passing: 'any' as const})),
    );
}

type Located = Param & {readonly source: Source};

function inputs(
  models: Models,
  taken: readonly Located[],
  path: string,
): Pick<Route, 'parameters' | 'body'> {
  const parameters: Parameter[] = [];
  const bodies: BodyField[] = [];
  for (const {source, name, node, annotation, fallback, passing} of taken) {
    const type = annotation && typeOf(models.project, source, annotation);
    const isForeign = type && framework.includes(required(type).name);
    if (passing === 'rest' || passing === 'keywords' || isForeign) continue;
    const {call, ...declared} = models.declared(source, annotation, fallback);
    const marker = call?.last ?? '';
    const shape = type ? models.fromType(type) : anything;
    const bare = withoutNull(shape);
    // FastAPI sends the header `x-key` to the parameter `x_key`.
    const sent = marker === 'Header' ? name.replaceAll('_', '-') : name;
    const field: Field = {name: sent, place: source.place(node), shape: bare, ...declared};
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
