import {shapeNamed} from '../http/models';
import {clean, routes} from '../http/routes';
import {argumentsOf, methods, paramsOf} from '../python/definition';
import {literal, pythonForm, stringOf} from '../python/literal';
import type {Binding, Node} from '../python/node';
import type {Project} from '../python/project';
import {isOptional, pythonText, required, shownText, typeOf} from '../python/types';
import {entity, type Entity, type Facts} from '../types';

/** The constructor of the generated client, and its methods and those of its attributes with the requests that they send. */
export function client(project: Project): Entity[] {
  const made = project.module('agenta.client.backend.client')?.resolve('AgentaApi');
  const maker = methods(made).get('__init__');
  const served = new Set(routes(project).map(({name}) => name));
  const attributes = (maker?.body.writes ?? []).flatMap(({target, value}) => {
    const [self, name = '_'] = target.dotted;
    return self === 'self' && isPublic(name) ? [[`${name}.`, value.call?.calledBinding] as const] : [];
  });
  return [
    ...(maker ? [callable(maker, 'AgentaApi')] : []),
    ...[['', made] as const, ...attributes].flatMap(([group, found]) =>
      [...methods(found).values()].flatMap((one) => (isPublic(one.name) ? method(one, group, served) : [])),
    ),
  ];
}

const isPublic = (name: string): boolean => !name.startsWith('_');

/** The parameters for callers: all but the request options. */
const given = ({node}: Binding) =>
  paramsOf(node).filter(({name}) => !['self', 'request_options'].includes(name));

function callable(found: Binding, name: string, more: Facts = {}): Entity {
  const params = given(found);
  const positional = params.filter(({passing}) => passing === 'any').map((one) => one.name);
  const parts = argumentsOf('client argument', params).map((one) => {
    const {type = 'Any', required = false, default: value = 'none'} = one.facts;
    // A default of None or OMIT means that nothing is sent.
    const facts = {type, required, default: String(value).replace(/^(None|OMIT)$/, 'none')};
    return {...one, facts};
  });
  return entity('client method', name, {...more, 'by position': positional}, found.node.place, parts);
}

/** The arguments of a request of httpx, by what they become in it. */
const means: Readonly<Record<string, string>> = {params: 'query', json: 'json', data: 'form', files: 'file'};

function method(found: Binding, group: string, served: ReadonlySet<string>): Entity[] {
  const {name, node, body} = found;
  const request = body.calls.find((call) => call.callee.endsWith('httpx_client.request'));
  if (!request) return [];
  // Older generated clients pass the verb as the first argument and join the path to the base URL.
  const named = request.arg('method');
  const url = request.arg('', named ? 0 : 1);
  const address = url?.call?.args.at(-1)?.node ?? url;
  const http = `${stringOf(named ?? request.arg('', 0))} /${address ? template(address) : ''}`;
  const taken = new Set(given(found).map((one) => one.name));
  const sent = request.args.flatMap(({keyword, node: value}) => {
    const keys = means[keyword] ? keysIn(body, value, taken) : [];
    return keys.length > 0 ? `${means[keyword]}: ${keys.join(', ')}` : [];
  });
  const returned = node.field('return_type');
  const facts = {
    http,
    sent: sent.join('; ') || 'none',
    returns: returned ? pythonText(typeOf(returned)) : 'None',
    awaited: node.text.startsWith('async '),
    'cloud only': !served.has(clean(http)),
  };
  return [callable(found, `${group}${name}`, facts)];
}

/** The path template of an address: `apps/{app_id}` for `f"apps/{jsonable_encoder(app_id)}"`. */
function template(address: Node): string {
  const holes = address.allOfKind('interpolation');
  const names = holes.map((hole) => hole.allOfKind('identifier').at(-1)?.text);
  return (stringOf(address) ?? pythonForm(address)).replace(/…/g, () => `{${names.shift()}}`);
}

/** The keys that an argument of the request gets from the arguments of the method. */
function keysIn(body: Node, value: Node, taken: ReadonlySet<string>): string[] {
  const names = value.allOfKind('identifier').map(({text}) => text);
  const isTaken = names.some((name) => taken.has(name));
  // `jsonable_encoder(_request)` stands for what the body assigns to `_request` and to its keys.
  const local = names.at(-1);
  const assigned = body.writes.filter(({target}) => local && target.text.startsWith(local));
  const values = isTaken ? [] : assigned.map((one) => one.value);
  const maps = [value, ...values].flatMap((one) => one.allOfKind('dictionary').slice(0, 1));
  if (maps.length === 0) return isTaken ? ['the list itself'] : [];
  const keys = maps.flatMap((one) => one.pairs.map(([key]) => key));
  return [...keys, ...assigned.map(({target}) => target.index?.keys[0])].flatMap(
    (key) => stringOf(key) ?? [],
  );
}

/** Models and aliases that the client's package exports, without its errors and clients. */
export function clientTypes(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  return (root?.names ?? []).flatMap((name): Entity[] => {
    const found = root?.resolve(name);
    if (!found || found.kind === 'module' || !found.node.source.file.includes('/types/')) return [];
    const {value, node, body} = found;
    const {values} = shapeNamed(found);
    if (!values && !value) return [entity('client type', name, {form: 'fields'}, node.place, fieldsOf(body))];
    const alias = value && {form: 'alias', is: shownText(value, typeOf(value))};
    return [entity('client type', name, values ? {form: 'values', is: values} : alias, node.place)];
  });
}

const fieldsOf = (body: Node): Entity[] =>
  body.assignments.flatMap(({name, node, annotation, value}) => {
    if (!annotation || name === 'model_config') return [];
    const type = typeOf(annotation);
    const alias = value?.call?.arg('alias');
    // Older models rely on pydantic 1, where optional fields default to None.
    const open = value?.kind === 'none' || (!alias && (isOptional(type) || type.name === 'Any'));
    const facts = {
      type: shownText(annotation, open ? required(type) : type),
      required: !open,
      'JSON key': alias ? String(literal(alias)) : 'none',
    };
    return [entity('client field', name, facts, node.place)];
  });
