import {pythonForm, textOf as stringOf} from '../python/literal';
import type {Found, Project} from '../python/project';
import {
  bodyOf,
  children,
  groups,
  type Definition,
  type Node,
  type Param,
  type Source,
} from '../python/tree';
import {isOptional, required, typeOf, type Type} from '../python/types';
import {textOf, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {Models} from './models';
import type {Parameter, Route} from './routes';

export interface Sent {
  readonly how: 'query' | 'json' | 'form' | 'file';
  /** Name in the request; empty when the argument is the whole body. */
  readonly wire: string;
  readonly argument: string;
}

export interface ClientArgument {
  readonly name: string;
  readonly type: Type | undefined;
  readonly required: boolean;
  readonly positional: boolean;
  readonly place: Place;
}

/** A method of the generated client: what it sends, and where. */
export interface ClientMethod {
  /** Attribute of the client that holds it; empty for the client itself. */
  readonly group: string;
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly args: readonly ClientArgument[];
  readonly sent: readonly Sent[];
  readonly returns: Type | undefined;
  readonly place: Place;
}

export const clientModule = 'agenta.client.backend.client';

export function clientMethods(project: Project): ClientMethod[] {
  const source = project.module(clientModule);
  const client = source && project.resolve(source, 'AgentaApi');
  if (!client) return [];
  const own = methodsOf(project, client, '');
  const init = project.methods(client).get('__init__');
  const parts = init ? [...init.source.walk(init.definition.node)] : [];
  const below = parts.flatMap((node) => {
    if (node.name !== 'AssignStatement' || !init) return [];
    const target = node.firstChild && init.source.dotted(node.firstChild);
    const call = node.lastChild && init.source.call(node.lastChild);
    const made = call && project.resolvePath(init.source, call.name.split('.'));
    if (target?.[0] !== 'self' || !target[1] || target[1].startsWith('_') || !made) return [];
    return methodsOf(project, made, target[1]);
  });
  return [...own, ...below];
}

function methodsOf(project: Project, found: Found, group: string): ClientMethod[] {
  return [...project.methods(found).values()].flatMap(({source, definition}) => {
    const one = definition.name.startsWith('_')
      ? undefined
      : method(project, source, definition, group);
    return one ? [one] : [];
  });
}

function method(
  project: Project,
  source: Source,
  {name, node}: Definition,
  group: string,
): ClientMethod | undefined {
  const params = source
    .params(node)
    .filter(
      (one) => one.name !== 'self' && one.name !== 'request_options' && one.passing !== 'rest',
    );
  const body = bodyOf(node) ?? node;
  const request = [...source.walk(body)]
    .map((one) => source.call(one))
    .find((call) => call?.name.endsWith('httpx_client.request'));
  if (!request) return undefined;
  // Older clients give the verb first and join the address to the base URL.
  const plain = request.args.filter(({keyword}) => keyword === '').map((one) => one.node);
  const verb = request.args.find(({keyword}) => keyword === 'method')?.node ?? plain.shift();
  const joined = plain[0] && source.call(plain[0]);
  const address = joined ? joined.args.at(-1)?.node : plain[0];
  const returns = node.getChild('TypeDef')?.lastChild;
  return {
    group,
    name,
    verb: (verb && stringOf(source, verb)) ?? '',
    path: `/${address ? template(source, address) : ''}`,
    args: params.map((one) => ({
      name: one.name,
      type: one.annotation && typeOf(project, source, one.annotation),
      required: one.fallback === undefined,
      positional: one.passing === 'any',
      place: source.place(one.node),
    })),
    sent: request.args.flatMap(({keyword, node: value}) =>
      sentBy(source, means[keyword], value, params, body),
    ),
    returns: returns ? typeOf(project, source, returns) : undefined,
    place: source.place(node),
  };
}

/** `f"apps/{jsonable_encoder(app_id)}"` as `apps/{app_id}`. */
export function template(source: Source, node: Node): string {
  const names = node.getChildren('FormatReplacement').map((hole) => {
    const all = [...source.walk(hole)].filter(({name}) => name === 'VariableName');
    return source.text(all.at(-1) ?? hole);
  });
  const parts = (stringOf(source, node) ?? pythonForm(source, node)).split('…');
  return parts.map((part, index) => (index ? `{${names[index - 1] ?? ''}}${part}` : part)).join('');
}

const means: Readonly<Record<string, Sent['how']>> = {
  params: 'query',
  json: 'json',
  data: 'form',
  files: 'file',
};

function sentBy(
  source: Source,
  how: Sent['how'] | undefined,
  value: Node,
  params: readonly Param[],
  body: Node,
): Sent[] {
  if (!how) return [];
  const inside = (node: Node): Node[] => [...source.walk(node)];
  const argumentIn = (node: Node): string =>
    inside(node)
      .map((one) => (one.name === 'VariableName' ? source.text(one) : ''))
      .find((text) => params.some(({name}) => name === text)) ?? '';
  // `jsonable_encoder(_request)` stands for what the body assigns to `_request` and to its keys.
  const local = inside(value).findLast((one) => one.name === 'VariableName');
  const assigned = inside(body).filter(
    (one) =>
      one.name === 'AssignStatement' &&
      local &&
      source.code.startsWith(source.text(local), one.from),
  );
  const dictionaries = [value, ...(argumentIn(value) === '' ? assigned : [])].flatMap((one) =>
    inside(one)
      .filter(({name}) => name === 'DictionaryExpression')
      .slice(0, 1),
  );
  if (dictionaries.length === 0) {
    const argument = argumentIn(value);
    return argument === '' ? [] : [{how, wire: '', argument}];
  }
  const pairs = dictionaries.flatMap((one) => groups(one).map(([key, , third]) => [key, third]));
  for (const one of assigned)
    if (one.firstChild?.name === 'MemberExpression')
      pairs.push([children(one.firstChild)[2], one.lastChild ?? undefined]);
  return pairs.flatMap(([key, item]) => {
    const wire = key && stringOf(source, key);
    return wire && item ? [{how, wire, argument: argumentIn(item) || wire}] : [];
  });
}

/** What the method tells about its route: all there is to know of an operation that only the cloud has. */
export function clientRoute(project: Project, one: ClientMethod): Route {
  const models = new Models(project);
  const field = (wire: string, argument: string): Field => {
    const found = one.args.find(({name}) => name === argument);
    const type = found?.type;
    return {
      name: wire || argument,
      shape: type
        ? models.fromType(found.required ? type : required(type))
        : {kind: 'plain', name: 'any'},
      required: found?.required ?? true,
      edition: 'cloud',
      place: found?.place,
    };
  };
  const inPath = one.args.filter(({name}) => one.path.includes(`{${name}}`));
  const query = one.sent.filter(({how}) => how === 'query');
  const body = one.sent.filter(({how}) => how !== 'query');
  const fields = body.map(({wire, argument}) => field(wire, argument));
  const [whole] = fields;
  const shape: Shape | undefined =
    body[0]?.wire === ''
      ? whole?.shape
      : {kind: 'model', model: {name: 'body', fields: () => fields}};
  const kind = body.some(({how}) => how === 'file')
    ? 'multipart'
    : body.some(({how}) => how === 'form')
      ? 'form'
      : 'json';
  const response =
    one.returns && models.fromType(isOptional(one.returns) ? required(one.returns) : one.returns);
  const open = !response || textOf(response) === 'any';
  return {
    method: one.verb,
    path: one.path,
    id: one.name,
    parameters: [
      ...inPath.map(({name}): Parameter => ({...field(name, name), where: 'path'})),
      ...query.map(({wire, argument}): Parameter => ({...field(wire, argument), where: 'query'})),
    ],
    body: body.length > 0 && shape ? {kind, required: true, shape} : undefined,
    response: open ? undefined : response,
    success: '200',
    statuses: new Map(),
    permissions: [],
    edition: 'cloud',
    place: one.place,
  };
}

/** A shape of the open-source server, with the fields that only the client of the cloud knows. */
export function withCloud(shape: Shape, cloud: Shape | undefined): Shape {
  if (cloud === undefined) return shape;
  if ((shape.kind === 'array' || shape.kind === 'map') && cloud.kind === shape.kind)
    return {kind: shape.kind, of: withCloud(shape.of, cloud.of)};
  if (shape.kind !== 'model') return shape;
  const other = (cloud.kind === 'union' ? cloud.of : [cloud]).find((one) => one.kind === 'model');
  if (!other || other.kind !== 'model') return shape;
  const {model} = shape;
  const fields = (): Field[] => {
    const own = model.fields();
    const theirs = other.model.fields();
    const extra = theirs.filter(({name}) => !own.some((one) => one.name === name));
    return [
      ...own.map((one) => ({
        ...one,
        shape: withCloud(one.shape, theirs.find(({name}) => name === one.name)?.shape),
      })),
      ...extra.map((one) => ({...one, edition: 'cloud' as const})),
    ];
  };
  return {kind: 'model', model: {...model, fields}};
}
