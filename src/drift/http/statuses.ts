import {valueOf} from '../python/literal';
import {children, type Definition, type Node, type Source} from '../python/tree';
import type {Place} from '../types';

/** Statuses that a handler's source names and that a caller can see, each with its line. */
export function statuses({source, node: handler, body}: Definition): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const call of source.calls(body)) {
    const isError = call.last === 'HTTPException';
    if (!isError && !call.last.endsWith('Response')) continue;
    const status = statusOf(source, call.arg('status_code', isError ? 0 : -1));
    const isRaised = call.node.parent?.name === 'RaiseStatement';
    const isSeen = !isRaised || !isSwallowed(source, call.node, handler);
    if (status !== undefined && isSeen && !found.has(status))
      found.set(status, source.place(call.node));
  }
  return found;
}

/** `404`, or the number in `status.HTTP_404_NOT_FOUND`. */
export function statusOf(source: Source, node: Node | undefined): string | undefined {
  const value = valueOf(source, node);
  if (typeof value === 'number') return String(value);
  const name = node && source.dotted(node)?.at(-1);
  return name?.startsWith('HTTP_') ? name.split('_')[1] : undefined;
}

/** Whether a handler around the `raise` catches it and answers with a status of its own. */
function isSwallowed(source: Source, node: Node, until: Node): boolean {
  for (let inside = node, outer = node.parent; outer && outer.from >= until.from;) {
    const [guarded, ...clauses] = outer.name === 'TryStatement' ? clausesOf(outer) : [];
    if (guarded?.body.from === inside.from) {
      const clause = clauses.find(({head}) => catches(source, head));
      if (clause) return !passesOn(source, clause.body);
    }
    inside = outer;
    outer = outer.parent;
  }
  return false;
}

/** The bodies of a `try`, each with what stands before it. */
function clausesOf(statement: Node): {head: Node[]; body: Node}[] {
  const clauses: {head: Node[]; body: Node}[] = [];
  let head: Node[] = [];
  for (const part of children(statement)) {
    if (part.name !== 'Body') head.push(part);
    else {
      clauses.push({head, body: part});
      head = [];
    }
  }
  return clauses;
}

function catches(source: Source, head: readonly Node[]): boolean {
  if (head[0]?.name !== 'except') return false;
  const names = head.flatMap((one) => [...source.walk(one)]).map((one) => source.text(one));
  const caught = ['Exception', 'BaseException', 'HTTPException'];
  return head.length === 1 || names.some((name) => caught.includes(name));
}

/** `raise` alone, or a new answer that takes over the old one's status. */
const passesOn = (source: Source, clause: Node): boolean =>
  [...source.walk(clause)].some(
    (node) =>
      (node.name === 'RaiseStatement' && children(node).length === 1) ||
      (node.name === 'PropertyName' && source.text(node) === 'status_code'),
  );
