import {valueOf} from '../python/literal';
import {bodyOf, children, type Node, type Source} from '../python/tree';
import type {Place} from '../types';

/** Statuses that a handler's source names and that a caller can see, each with its line. */
export function statuses(source: Source, handler: Node): Map<string, Place> {
  const found = new Map<string, Place>();
  const body = bodyOf(handler);
  if (!body) return found;
  for (const node of source.walk(body)) {
    const call = source.call(node);
    const name = call?.name.split('.').at(-1) ?? '';
    if (!call || !(name === 'HTTPException' || name.endsWith('Response'))) continue;
    const given =
      call.args.find(({keyword}) => keyword === 'status_code') ??
      (name === 'HTTPException' ? call.args.find(({keyword}) => keyword === '') : undefined);
    const status = given && statusOf(source, given.node);
    const raised = node.parent?.name === 'RaiseStatement';
    if (status !== undefined && !(raised && swallowed(source, node, handler)) && !found.has(status))
      found.set(status, source.place(node));
  }
  return found;
}

/** `404`, or the number in `status.HTTP_404_NOT_FOUND`. */
export function statusOf(source: Source, node: Node): string | undefined {
  const value = valueOf(source, node);
  if (typeof value === 'number') return String(value);
  const name = source.dotted(node)?.at(-1);
  return name?.startsWith('HTTP_') ? name.split('_')[1] : undefined;
}

/** Whether a handler around the `raise` catches it and answers with a status of its own. */
function swallowed(source: Source, node: Node, until: Node): boolean {
  let inside = node;
  for (
    let outer = node.parent;
    outer && outer.from >= until.from;
    inside = outer, outer = outer.parent
  ) {
    if (outer.name !== 'TryStatement') continue;
    const parts = children(outer);
    const guarded = parts.findIndex(({name}) => name === 'Body');
    if (parts[guarded]?.from !== inside.from) continue;
    const clause = parts.slice(guarded).find((part, index, all) => {
      if (part.name !== 'Body' || index === 0) return false;
      const head = all
        .slice(0, index)
        .slice(all.slice(0, index).findLastIndex(({name}) => name === 'Body') + 1);
      return catches(source, head);
    });
    if (clause) return !passesOn(source, clause);
  }
  return false;
}

function catches(source: Source, head: readonly Node[]): boolean {
  if (head[0]?.name !== 'except') return false;
  const names = head.flatMap((one) => [...source.walk(one)]).map((one) => source.text(one));
  return (
    head.length === 1 ||
    names.some((name) => ['Exception', 'BaseException', 'HTTPException'].includes(name))
  );
}

/** `raise` alone, or a new answer that takes over the old one's status. */
function passesOn(source: Source, clause: Node): boolean {
  return [...source.walk(clause)].some(
    (node) =>
      (node.name === 'RaiseStatement' && children(node).length === 1) ||
      (node.name === 'PropertyName' && source.text(node) === 'status_code'),
  );
}
