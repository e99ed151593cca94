import {argumentsOf, type Argument} from '../arguments';
import {pythonForm, stringOf} from '../python/literal';
import type {Found, Project} from '../python/project';
import {
  annotationOf,
  children,
  groups,
  type Definition,
  type Node,
  type Source,
} from '../python/tree';
import {required, typeOf, type Type} from '../python/types';
import {anything, array, map, model, textOf, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {Models} from './models';
import type {Parameter, Route} from './routes';

export interface Sent {
  readonly how: 'query' | 'json' | 'form' | 'file';
  /** Name in the request; empty when the argument is the whole body. */
  readonly wire: string;
  readonly argument: string;
}

/** A method of the generated client: what it sends, and where. */
export interface ClientMethod {
  /** Attribute of the client that holds it; empty for the client itself. */
  readonly group: string;
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly args: readonly Argument[];
  readonly sent: readonly Sent[];
  readonly returns: Type | undefined;
  readonly place: Place;
}

/** The class that a program makes its client of. */
export function clientClass(project: Project): Found | undefined {
  const module = project.module('agenta.client.backend.client');
  return module && project.resolve(module, 'AgentaApi');
}

export function clientMethods(project: Project): ClientMethod[] {
  const client = clientClass(project);
  const init = project.methods(client).get('__init__');
  const below = (init?.source.writes(init.node) ?? []).flatMap(({target, value}) => {
    if (!init) return [];
    const [self, group = '_'] = init.source.dotted(target) ?? [];
    const made = project.resolvePath(init.source, init.source.call(value)?.name.split('.') ?? []);
    return self === 'self' && !group.startsWith('_') ? methodsOf(project, made, group) : [];
  });
  return [...methodsOf(project, client, ''), ...below];
}

const methodsOf = (project: Project, found: Found | undefined, group: string): ClientMethod[] =>
  [...project.methods(found).values()].flatMap((one) =>
    one.name.startsWith('_') ? [] : (method(project, one, group) ?? []),
  );

function method(project: Project, one: Definition, group: string): ClientMethod | undefined {
  const {source, name, node, body} = one;
  const request = source.calls(body).find((call) => call.name.endsWith('httpx_client.request'));
  if (!request) return undefined;
  const args = clientArguments(project, one);
  // Older clients give the verb first and join the address to the base URL.
  const named = request.arg('method');
  const given = request.arg('', named ? 0 : 1);
  const address = source.call(given)?.args.at(-1)?.node ?? given;
  const returns = annotationOf(node);
  return {
    ...{group, name, place: source.place(node)},
    verb: stringOf(source, named ?? request.arg('', 0)) ?? '',
    path: `/${address ? template(source, address) : ''}`,
    args,
    sent: request.args.flatMap(({keyword, node: value}) => {
      const how = means[keyword];
      return how ? sentBy(one, value, args).map((sent) => ({how, ...sent})) : [];
    }),
    returns: returns && typeOf(project, source, returns),
  };
}

/** What a caller gives: all but the options of the request. What is left out by default is not sent. */
export const clientArguments = (project: Project, {source, node}: Definition): Argument[] =>
  argumentsOf(project, source, source.params(node))
    .filter(({name}) => !['self', 'request_options'].includes(name))
    .map((one) => ({...one, fallback: one.fallback?.replace(/^(None|OMIT)$/, 'none')}));

/** `f"apps/{jsonable_encoder(app_id)}"` as `apps/{app_id}`. */
function template(source: Source, node: Node): string {
  const holes = node.getChildren('FormatReplacement').map((hole) => {
    const names = [...source.walk(hole)].filter(({name}) => name === 'VariableName');
    return `{${source.text(names.at(-1) ?? hole)}}`;
  });
  const text = stringOf(source, node) ?? pythonForm(source, node);
  return text.replace(/…/g, () => holes.shift() ?? '');
}

const means: Readonly<Record<string, Sent['how']>> = {
  ...{params: 'query', json: 'json', data: 'form', files: 'file'},
};

/** What an argument of the request is made of. */
function sentBy(
  {source, body}: Definition,
  value: Node,
  args: readonly Argument[],
): Pick<Sent, 'wire' | 'argument'>[] {
  const namesIn = (node: Node): string[] =>
    [...source.walk(node)].flatMap((one) => (one.name === 'VariableName' ? source.text(one) : []));
  const argumentIn = (node: Node): string =>
    namesIn(node).find((text) => args.some(({name}) => name === text)) ?? '';
  const whole = argumentIn(value);
  // `jsonable_encoder(_request)` stands for what the body assigns to `_request` and to its keys.
  const local = namesIn(value).at(-1);
  const assigned = source
    .writes(body)
    .filter(({target}) => local && source.code.startsWith(local, target.from));
  const values = assigned.map((one) => one.value);
  const dictionaries = [value, ...(whole === '' ? values : [])].flatMap(
    (one) => [...source.walk(one)].find(({name}) => name === 'DictionaryExpression') ?? [],
  );
  if (dictionaries.length === 0) return whole === '' ? [] : [{wire: '', argument: whole}];
  const pairs = dictionaries.flatMap((one) => groups(one).map(([key, , item]) => [key, item]));
  for (const {target, value: item} of assigned)
    if (target.name === 'MemberExpression') pairs.push([children(target)[2], item]);
  return pairs.flatMap(([key, item]) => {
    const wire = stringOf(source, key);
    return wire && item ? [{wire, argument: argumentIn(item) || wire}] : [];
  });
}

/** What the method tells about its route: all there is to know of an operation that only the cloud has. */
export function clientRoute(project: Project, one: ClientMethod): Route {
  const models = new Models(project);
  const field = ({wire, argument}: Pick<Sent, 'wire' | 'argument'>): Field => {
    const found = one.args.find(({name}) => name === argument);
    const {annotation, fallback, place} = found ?? {};
    const isRequired = fallback === undefined;
    const type = annotation && (isRequired ? annotation : required(annotation));
    const shape = type ? models.fromType(type) : anything;
    return {name: wire || argument, shape, required: isRequired, edition: 'cloud', place};
  };
  const inPath = one.args.filter(({name}) => one.path.includes(`{${name}}`));
  const query = one.sent.filter(({how}) => how === 'query');
  const body = one.sent.filter(({how}) => how !== 'query');
  const fields = body.map(field);
  const has = (way: Sent['how']): boolean => body.some(({how}) => how === way);
  const kind = has('file') ? 'multipart' : has('form') ? 'form' : 'json';
  const shape = body[0]?.wire === '' ? fields[0]?.shape : model('body', () => fields);
  const returns = one.returns && models.fromType(required(one.returns));
  const parameters: Parameter[] = [
    ...inPath.map(({name}) => ({...field({wire: name, argument: name}), where: 'path'})),
    ...query.map((sent) => ({...field(sent), where: 'query'})),
  ];
  return {
    ...{method: one.verb, path: one.path, id: one.name, place: one.place, parameters},
    body: body.length > 0 && shape ? {kind, required: true, shape} : undefined,
    response: returns && textOf(returns) !== 'any' ? returns : undefined,
    ...{success: '200', statuses: new Map<string, Place>(), permissions: [], edition: 'cloud'},
  };
}

/** A shape of the open-source server, with the fields that only the client of the cloud knows. */
export function withCloud(shape: Shape, cloud: Shape | undefined): Shape {
  if (shape.kind === 'array' && cloud?.kind === 'array')
    return array(withCloud(shape.of, cloud.of));
  if (shape.kind === 'map' && cloud?.kind === 'map') return map(withCloud(shape.of, cloud.of));
  const members = cloud?.kind === 'union' ? cloud.of : [cloud];
  const other = members.find((one) => one?.kind === 'model');
  if (shape.kind !== 'model' || other?.kind !== 'model') return shape;
  const fields = (): Field[] => {
    const theirs = new Map(other.fields().map((one) => [one.name, one]));
    const own = shape.fields().map((one) => {
      const far = theirs.get(one.name);
      theirs.delete(one.name);
      return {...one, shape: withCloud(one.shape, far?.shape)};
    });
    return [...own, ...[...theirs.values()].map((one) => ({...one, edition: 'cloud' as const}))];
  };
  return {...shape, fields};
}
