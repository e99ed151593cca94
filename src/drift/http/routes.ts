import {valueOf} from '../python/literal';
import type {Found, Project} from '../python/project';
import {required, typeOf} from '../python/types';
import type {Argument, Definition, Node, Param, Source} from '../python/tree';
import {anything, textOf, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {answered} from './answers';
import {Models} from './models';
import {statuses, statusOf} from './statuses';

export interface Parameter extends Field {
  readonly where: 'path' | 'query' | 'header' | 'cookie';
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
  readonly edition: 'all' | 'cloud';
  readonly place: Place;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];
const framework = new Set([
  'Request',
  'Response',
  'BackgroundTasks',
  'WebSocket',
  'SecurityScopes',
]);

/** The routes of the application, as its main file mounts their routers. */
export function routes(project: Project, main: string): Route[] {
  const source = project.file(main);
  const models = new Models(project);
  return source ? mounted(project, models, source, '', 0) : [];
}

/** Routes of a file's own router and of the routers it includes. */
function mounted(
  project: Project,
  models: Models,
  source: Source,
  prefix: string,
  depth: number,
): Route[] {
  if (depth > 5) return [];
  const own = source
    .definitions()
    .flatMap((one) => handlers(models, source, one, prefix + ownPrefix(project, source)));
  const included = [...source.statements()].flatMap((statement) => {
    const call = statement.firstChild && source.call(statement.firstChild);
    if (!call?.name.endsWith('include_router')) return [];
    const [target] = call.args;
    const parts = target && source.dotted(target.node);
    const found = parts && routerOf(project, source, parts);
    const below = text(project, source, call.args, 'prefix') ?? '';
    return found ? mounted(project, models, found.source, prefix + below, depth + 1) : [];
  });
  return [...own, ...included];
}

/** `app_router.router` or an imported `router`: the file that makes it. */
function routerOf(project: Project, source: Source, parts: readonly string[]): Found | undefined {
  const found = project.resolvePath(source, parts);
  return found && !found.module && found.source === source ? undefined : found;
}

/** The prefix that `APIRouter(prefix=…)` itself carries. */
function ownPrefix(project: Project, source: Source): string {
  for (const {value} of source.assignments()) {
    const call = value && source.call(value);
    if (call?.name.endsWith('APIRouter')) return text(project, source, call.args, 'prefix') ?? '';
  }
  return '';
}

/** The text of a keyword; a name stands for what it was assigned. */
function text(
  project: Project,
  source: Source,
  args: readonly Argument[],
  keyword: string,
): string | undefined {
  const found = args.find((one) => one.keyword === keyword);
  const value = found && valueOf(source, found.node, (name) => project.valueOf(source, name));
  return typeof value === 'string' ? value : undefined;
}

function handlers(models: Models, source: Source, definition: Definition, prefix: string): Route[] {
  return definition.decorators.flatMap((decorator) => {
    const {name, args} = source.decorator(decorator);
    const verb = name.split('.').at(-1) ?? '';
    const many = verb === 'api_route' && args.find(({keyword}) => keyword === 'methods');
    const methods = many ? valueOf(source, many.node) : verbs.includes(verb) ? [verb] : [];
    if (!Array.isArray(methods) || !name.includes('.')) return [];
    const first = args.find(({keyword}) => keyword === '' || keyword === 'path');
    const below =
      first && valueOf(source, first.node, (known) => models.project.valueOf(source, known));
    if (typeof below !== 'string') return [];
    const hidden = args.find(({keyword}) => keyword === 'include_in_schema');
    if (hidden && valueOf(source, hidden.node) === false) return [];
    return methods.map((method) =>
      route(models, source, definition, args, String(method).toUpperCase(), clean(prefix + below)),
    );
  });
}

/** Paths are served with and without a slash at the end; `{name:path}` is `{name}` to a caller. */
const clean = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith('{') && part.includes(':') ? `${part.split(':')[0]}}` : part))
    .join('/')
    .replace(/(?<=.)\/$/, '');

function route(
  models: Models,
  source: Source,
  {name, node, decorators}: Definition,
  args: readonly Argument[],
  method: string,
  path: string,
): Route {
  const {parameters, body} = inputs(models, source, source.params(node), path);
  const keyword = (wanted: string): Node | undefined =>
    args.find((one) => one.keyword === wanted)?.node;
  const model = keyword('response_model') ?? returned(node);
  const status = keyword('status_code');
  const told = model ? models.shape(source, model) : answered(models, source, node);
  const response = told && ['any', 'null'].includes(textOf(told)) ? undefined : told;
  const generated = `${name}${path}_${method.toLowerCase()}`.replace(/\W/g, '_');
  const codes = statuses(source, node);
  const success = [...codes.keys()].find((code) => code.startsWith('2'));
  const [decorator] = decorators;
  return {
    method,
    path,
    id: text(models.project, source, args, 'operation_id') ?? generated,
    parameters,
    body,
    response,
    success: (status && statusOf(source, status)) ?? success ?? '200',
    statuses: codes,
    permissions: permissionsIn(source, node),
    edition: 'all',
    place: source.place(decorator ?? node),
  };
}

const returned = (node: Node): Node | undefined => node.getChild('TypeDef')?.lastChild ?? undefined;

/** Names behind `Permission.` in the handler, as the platform stores them. */
export function permissionsIn(source: Source, handler: Node): string[] {
  const names = [...source.walk(handler)].flatMap((node) => {
    const parts = node.name === 'MemberExpression' ? source.dotted(node) : undefined;
    return parts?.[0] === 'Permission' && parts[1] ? [parts[1].toLowerCase()] : [];
  });
  return [...new Set(names)].sort();
}

function inputs(
  models: Models,
  source: Source,
  params: readonly Param[],
  path: string,
): Pick<Route, 'parameters' | 'body'> {
  const parameters: Parameter[] = [];
  const bodies: (Field & {marker: string; embed: boolean})[] = [];
  for (const param of params) {
    const inside = param.annotation && annotated(source, param.annotation);
    const call = inside ?? (param.fallback && source.call(param.fallback));
    const marker = call?.name.split('.').at(-1) ?? '';
    const type = param.annotation && typeOf(models.project, source, param.annotation);
    if (param.passing === 'rest' || param.passing === 'keywords' || marker === 'Depends') continue;
    if (type && framework.has(required(type).name)) continue;
    const declared = param.fallback ? models.declared(source, param.fallback) : {required: true};
    const shape = type ? models.fromType(type) : anything;
    const field: Field = {
      name: text(models.project, source, call?.args ?? [], 'alias') ?? param.name,
      shape,
      required: declared.required,
      fallback: declared.fallback,
      edition: 'all',
      place: source.place(param.node),
    };
    const where = path.includes(`{${field.name}}`) ? 'path' : whereOf(marker, withoutNull(shape));
    const embed = call?.args.some(({keyword}) => keyword === 'embed') ?? false;
    if (where === 'body')
      bodies.push({
        ...field,
        shape: marker === 'Form' || marker === 'File' ? withoutNull(shape) : shape,
        marker,
        embed,
      });
    else parameters.push({...field, shape: withoutNull(shape), where});
  }
  return {parameters, body: bodyOf(bodies)};
}

/** `Query(…)` in `Annotated[str, Query(…)]`. */
function annotated(source: Source, annotation: Node): ReturnType<Source['call']> {
  if (annotation.firstChild && source.text(annotation.firstChild) !== 'Annotated') return undefined;
  const call = [...source.walk(annotation)].find(({name}) => name === 'CallExpression');
  return call && source.call(call);
}

function whereOf(marker: string, shape: Shape): Parameter['where'] | 'body' {
  if (marker === 'Query') return 'query';
  if (marker === 'Header') return 'header';
  if (marker === 'Cookie') return 'cookie';
  const simple = shape.kind === 'plain' && !['object', 'file', 'any'].includes(shape.name);
  return marker === '' && (simple || shape.kind === 'enum' || isUntyped(shape)) ? 'query' : 'body';
}

const isUntyped = (shape: Shape): boolean => shape.kind === 'plain' && shape.name === 'any';

function bodyOf(fields: readonly (Field & {marker: string; embed: boolean})[]): Route['body'] {
  const [first] = fields;
  if (!first) return undefined;
  const needed = fields.some((one) => one.required);
  const isFile = (one: (typeof fields)[number]): boolean =>
    one.marker === 'File' || textOf(one.shape) === 'file';
  const form =
    fields.some(({marker}) => marker === 'Form' || marker === 'File') || fields.some(isFile);
  const kind = !form ? 'json' : fields.some(isFile) ? 'multipart' : 'form';
  if (fields.length === 1 && !form && !first.embed)
    return {kind, required: needed, shape: first.shape};
  return {
    kind,
    required: needed,
    shape: {kind: 'model', model: {name: 'body', fields: () => fields, place: first.place}},
  };
}
