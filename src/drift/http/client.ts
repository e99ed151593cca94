import {argumentsOf, type Argument} from '../arguments';
import {methods, paramsOf} from '../python/definition';
import {pythonForm, stringOf} from '../python/literal';
import type {Binding, Node} from '../python/node';
import type {Project} from '../python/project';
import {typeOf, type Type} from '../python/types';
import type {Place} from '../types';

/** An argument of a client method that becomes part of the query or body. */
export interface Sent {
  readonly how: 'query' | 'json' | 'form' | 'file';
  /** Name in the request; empty if the argument is the whole body. */
  readonly wire: string;
  readonly argument: string;
}

/** A method of the generated client, with the request that it sends. */
export interface ClientMethod {
  /** Including the client's attribute that has it: `apps.list_apps`. */
  readonly name: string;
  /** Method and path, `GET /apps`. */
  readonly http: string;
  readonly args: readonly Argument[];
  readonly sent: readonly Sent[];
  readonly returns: Type | undefined;
  readonly awaited: boolean;
  readonly place: Place;
}

/** The class that programs instantiate to get a client. */
export const clientClass = (project: Project): Binding | undefined =>
  project.module('agenta.client.backend.client')?.resolve('AgentaApi');

/** The methods of the client and of the sub-clients in its attributes. */
export function clientMethods(project: Project): ClientMethod[] {
  const client = clientClass(project);
  const kept = (methods(client).get('__init__')?.body.writes ?? []).map(
    ({target: {dotted}, value}): [string, Binding | undefined] =>
      dotted[0] === 'self' ? [`${dotted[1]}.`, value.call?.calledBinding] : ['_', undefined],
  );
  return [['', client] as const, ...kept].flatMap(([group, found]) =>
    [...methods(found).values()].flatMap((one) =>
      group.startsWith('_') || one.name.startsWith('_') ? [] : (method(one, group) ?? []),
    ),
  );
}

function method({name, node, body}: Binding, group: string): ClientMethod | undefined {
  const request = body.calls.find((call) => call.callee.endsWith('httpx_client.request'));
  if (!request) return undefined;
  const args = clientArguments(node);
  // Older generated clients pass the verb as the first argument and join the path to the base URL.
  const named = request.arg('method');
  const given = request.arg('', named ? 0 : 1);
  const address = given?.call?.args.at(-1)?.node ?? given;
  const returned = node.field('return_type');
  return {
    name: `${group}${name}`,
    args,
    place: node.place,
    http: `${stringOf(named ?? request.arg('', 0))} /${address ? template(address) : ''}`,
    sent: request.args.flatMap(({keyword, node: value}) => {
      const how = means[keyword];
      return how ? sentBy(body, value, args).map((sent) => ({how, ...sent})) : [];
    }),
    returns: returned && typeOf(returned),
    awaited: node.text.startsWith('async '),
  };
}

/** The arguments for callers: all but the request options. A default of None or OMIT means that nothing is sent. */
export const clientArguments = (method: Node): Argument[] =>
  argumentsOf(paramsOf(method).filter(({name}) => !['self', 'request_options'].includes(name))).map(
    ({type = 'Any', fallback, ...one}) => ({
      ...one,
      type,
      fallback: fallback?.replace(/^(None|OMIT)$/, 'none'),
    }),
  );

/** The path template of an address: `apps/{app_id}` for `f"apps/{jsonable_encoder(app_id)}"`. */
function template(address: Node): string {
  const holes = address.allOfKind('interpolation');
  const names = holes.map((hole) => hole.allOfKind('identifier').at(-1)?.text);
  return (stringOf(address) ?? pythonForm(address)).replace(/…/g, () => `{${names.shift()}}`);
}

const means: Readonly<Record<string, Sent['how']>> = {
  params: 'query',
  json: 'json',
  data: 'form',
  files: 'file',
};

/** The arguments of the method from which an argument of the request is made. */
function sentBy(body: Node, value: Node, args: readonly Argument[]): Omit<Sent, 'how'>[] {
  const namesIn = (node: Node): string[] => node.allOfKind('identifier').map(({text}) => text);
  const argumentIn = (node: Node): string =>
    namesIn(node).find((text) => args.some(({name}) => name === text)) ?? '';
  const whole = argumentIn(value);
  // `jsonable_encoder(_request)` stands for what the body assigns to `_request` and to its keys.
  const local = namesIn(value).at(-1);
  const assigned = body.writes.filter(({target}) => local && target.text.startsWith(local));
  const values = whole === '' ? assigned.map((one) => one.value) : [];
  const maps = [value, ...values].flatMap((one) => one.allOfKind('dictionary').slice(0, 1));
  if (maps.length === 0) return whole === '' ? [] : [{wire: '', argument: whole}];
  const pairs = maps.flatMap((one) => one.pairs);
  for (const {target, value: item} of assigned) if (target.index) pairs.push([target.index.keys[0], item]);
  return pairs.flatMap(([key, item]) => {
    const wire = stringOf(key);
    return wire ? [{wire, argument: argumentIn(item) || wire}] : [];
  });
}
