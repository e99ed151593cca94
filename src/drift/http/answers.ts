import {STATUS_CODES} from 'node:http';
import {lineage} from '../python/definition';
import {literal} from '../python/literal';
import type {Binding, Node} from '../python/node';
import {model, plain, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {shapeNamed, shapeOf} from './models';

/** The shape that a handler without a declared response returns. Null without a `return`; undefined if it cannot be told, as with several. */
export function answered(body: Node): Shape | undefined {
  const returned = body.allOfKind('ReturnStatement').flatMap(({children: [, value]}): Node[] => {
    const inner = value?.kind === 'AwaitExpression' ? value.children[1] : value;
    // Response classes of the framework say nothing about the body's fields.
    return inner && (!inner.call?.callee.endsWith('Response') || inner.calledBinding)
      ? [inner]
      : [];
  });
  const [only] = returned;
  return !only ? plain('null') : returned.length === 1 ? madeBy(only) : undefined;
}

function madeBy(node: Node): Shape | undefined {
  if (node.kind === 'DictionaryExpression') return model('dictionary', () => keysOf(node));
  if (/None|String$/.test(node.kind)) return plain(node.kind === 'None' ? 'null' : 'string');
  const {call, first: callee} = node;
  const found = call?.calledBinding;
  if (found?.kind === 'function') return found.node.annotation && shapeOf(found.node.annotation);
  if (found) return shapeNamed(found);
  // `Model(…).model_dump(exclude_unset=True)` returns only the fields that are passed.
  const [object, , method] = callee?.children ?? [];
  const made = object?.call;
  if (!call || !made || !method || !/^(dict|model_dump)$/.test(method.text)) return undefined;
  const whole = madeBy(made);
  if (whole?.kind !== 'model' || !call.arg('exclude_unset')) return whole;
  const given = new Set(made.args.map(({keyword}) => keyword));
  const fields = (): Field[] =>
    whole
      .fields()
      .filter(({name}) => given.has(name))
      .map((one) => ({...one, shape: withoutNull(one.shape), required: true, fallback: undefined}));
  return {...whole, fields};
}

const keysOf = (dictionary: Node): Field[] =>
  dictionary.groups.flatMap(([key]): Field[] => {
    const name = literal(key);
    if (!key || typeof name !== 'string') return [];
    return [{name, shape: plain('unknown'), required: true, place: key.place}];
  });

/** The statuses that a handler, the functions that it calls and its dependencies name in their source, each with its place. */
export function statuses(
  {node, decorators}: Binding,
  needed: readonly Node[] = [],
  seen = new Set<Node>(),
): Map<string, Place> {
  seen.add(node);
  const calls = [...needed, ...[...decorators, node].flatMap((one) => one.calls)];
  const set = node.writes.flatMap(({target, value}): [string, Place][] => {
    const status = target.text.endsWith('.status_code') && statusOf(value);
    return status ? [[status, target.place]] : [];
  });
  const found = calls.flatMap((call): [string, Place][] => {
    const needed = call.method === 'Depends' ? call.arg('dependency', 0)?.binding : undefined;
    const inner = needed ?? call.calledBinding;
    if (inner?.kind === 'function' && !seen.has(inner.node)) return [...statuses(inner, [], seen)];
    // The platform's own exceptions name their status where they are defined.
    const own = lineage(inner).filter(({node: {bases}}) => bases.some(isError));
    const isAnswer = call.method.endsWith('Response');
    const told = isAnswer || isError(call) ? [call] : own.flatMap(({body}) => body.calls);
    const status = told.flatMap((one) => statusOf(one.arg('status_code', isAnswer ? 1 : 0)) ?? []);
    return status[0] ? [[status[0], call.place]] : [];
  });
  // The first occurrence of each status wins.
  return new Map([...set, ...found].reverse());
}

const isError = ({text, method}: Node): boolean => /HTTPException$/.test(method || text);

/** The status code of `404`, `status.HTTP_404_NOT_FOUND` or `HTTPStatus.NOT_FOUND`. */
export function statusOf(node: Node | undefined): string | undefined {
  const value = literal(node);
  if (typeof value === 'number') return String(value);
  const [name = '', owner] = [...((node?.binding?.value ?? node)?.dotted ?? [])].reverse();
  const words = owner === 'HTTPStatus' && name.replaceAll('_', ' ');
  const known = Object.entries(STATUS_CODES).find(([, text]) => text?.toUpperCase() === words);
  return known?.[0] ?? /^HTTP_(\d+)/.exec(name)?.[1];
}

/** The members of `Permission` that the handler mentions, in the form in which the platform stores them. */
export function permissionsIn(handler: Node): string[] {
  const names = handler
    .allOfKind('MemberExpression')
    .flatMap(({dotted: [owner, name]}) =>
      owner === 'Permission' && name ? name.toLowerCase() : [],
    );
  return [...new Set(names)].sort();
}
