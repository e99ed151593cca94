import {STATUS_CODES} from 'node:http';
import {literal} from '../python/literal';
import type {Found, Node} from '../python/node';
import {model, plain, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import {shapeNamed, shapeOf} from './models';

/** What a handler answers that declares nothing: the model, function or dictionary of its one `return`. */
export function answered(body: Node): Shape | undefined {
  const returned = body.each('ReturnStatement').flatMap(({children: [, value]}): Node[] => {
    const inner = value?.kind === 'AwaitExpression' ? value.children[1] : value;
    // Answers of the framework say nothing of their fields.
    const isForeign = inner?.call?.callee.endsWith('Response') && !inner.called;
    return inner && !isForeign ? [inner] : [];
  });
  const [only] = returned;
  return only && returned.length === 1 ? madeBy(only) : undefined;
}

function madeBy(node: Node): Shape | undefined {
  if (node.kind === 'DictionaryExpression') return model('dictionary', () => keysOf(node));
  const {call, first: callee} = node;
  const found = call?.called;
  if (found?.is === 'function') return found.node.annotation && shapeOf(found.node.annotation);
  if (found) return shapeNamed(found);
  // `Model(…).model_dump(exclude_unset=True)` answers the fields that are given, and no others.
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

/** Statuses that a handler's source names, or a function of its file that it calls, each with its line. */
export function statuses({node, body}: Found, seen = new Set<Node>()): Map<string, Place> {
  seen.add(node);
  const set = body.writes.flatMap(({target, value}): [string, Place][] => {
    const status = target.text.endsWith('.status_code') && statusOf(value);
    return status ? [[status, target.place]] : [];
  });
  const found = body.calls.flatMap((call): [string, Place][] => {
    const inner = call.called;
    if (inner?.is === 'function' && inner.node.source === node.source && !seen.has(inner.node))
      return [...statuses(inner, seen)];
    const isError = call.method === 'HTTPException';
    const isAnswer = isError || call.method.endsWith('Response');
    const status = isAnswer && statusOf(call.arg('status_code', isError ? 0 : 1));
    return status ? [[status, call.place]] : [];
  });
  // The first line of each.
  return new Map([...set, ...found].reverse());
}

/** `404`, or the number of `status.HTTP_404_NOT_FOUND` and of `HTTPStatus.NOT_FOUND`. */
export function statusOf(node: Node | undefined): string | undefined {
  const value = literal(node);
  if (typeof value === 'number') return String(value);
  const [name = '', owner] = [...(node?.dotted ?? [])].reverse();
  const words = owner === 'HTTPStatus' && name.replaceAll('_', ' ');
  const known = Object.entries(STATUS_CODES).find(([, text]) => text?.toUpperCase() === words);
  return known?.[0] ?? /^HTTP_(\d+)/.exec(name)?.[1];
}

/** Names behind `Permission.` in the handler, as the platform stores them. */
export function permissionsIn(handler: Node): string[] {
  const names = handler
    .each('MemberExpression')
    .flatMap(({dotted: [owner, name]}) =>
      owner === 'Permission' && name ? name.toLowerCase() : [],
    );
  return [...new Set(names)].sort();
}
