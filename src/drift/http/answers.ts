import {STATUS_CODES} from 'node:http';
import {valueOf} from '../python/literal';
import type {Project} from '../python/project';
import {
  annotationOf,
  children,
  groups,
  type Definition,
  type Node,
  type Source,
} from '../python/tree';
import {model, plain, withoutNull, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import type {Models} from './models';

/** What a handler answers that declares nothing: the model, function or dictionary of its one `return`. */
export function answered(models: Models, {source, body}: Definition): Shape | undefined {
  const returned = [...source.walk(body)].flatMap((node): Node[] => {
    const value = node.name === 'ReturnStatement' ? children(node)[1] : undefined;
    const inner = value?.name === 'AwaitExpression' ? children(value)[1] : value;
    const name = source.call(inner)?.name;
    // Answers of the framework say nothing of their fields.
    const isForeign = name?.endsWith('Response') && !models.project.resolve(source, name);
    return inner && !isForeign ? [inner] : [];
  });
  const [only] = returned;
  return only && returned.length === 1 ? shapeOf(models, source, only) : undefined;
}

function shapeOf(models: Models, source: Source, node: Node): Shape | undefined {
  if (node.name === 'DictionaryExpression') return literal(source, node);
  const call = source.call(node);
  if (!call) return undefined;
  const found = models.project.resolvePath(source, source.dotted(call.callee) ?? []);
  if (found?.is === 'function') {
    const annotation = annotationOf(found.node);
    return annotation && models.shape(found.source, annotation);
  }
  if (found) return models.named(found);
  // `Model(…).model_dump(exclude_unset=True)` answers the fields that are given, and no others.
  const [object, , method] = children(call.callee);
  const made = source.call(object);
  if (!object || !made || !method || !/^(dict|model_dump)$/.test(source.text(method)))
    return undefined;
  const whole = shapeOf(models, source, object);
  if (whole?.kind !== 'model' || !call.arg('exclude_unset')) return whole;
  const given = new Set(made.args.map(({keyword}) => keyword));
  const fields = (): Field[] =>
    whole
      .fields()
      .filter(({name}) => given.has(name))
      .map((one) => ({...one, shape: withoutNull(one.shape), required: true, fallback: undefined}));
  return {...whole, fields};
}

function literal(source: Source, node: Node): Shape {
  const fields = groups(node).flatMap(([key]): Field[] => {
    const name = valueOf(source, key);
    if (!key || typeof name !== 'string') return [];
    return [{name, shape: plain('unknown'), required: true, place: source.place(key)}];
  });
  return model('dictionary', () => fields);
}

/** Statuses that a handler's source names, or a function of its file that it calls, each with its line. */
export function statuses(
  project: Project,
  {source, node: handler, body}: Definition,
  seen = new Set<Node>(),
): Map<string, Place> {
  seen.add(handler);
  const set = source.writes(body).flatMap(({target, value}): [string, Place][] => {
    const status = source.text(target).endsWith('.status_code') && statusOf(project, source, value);
    return status ? [[status, source.place(target)]] : [];
  });
  const found = source.calls(body).flatMap((call): [string, Place][] => {
    const inner = project.resolve(source, call.name);
    if (inner?.is === 'function' && inner.source === source && !seen.has(inner.node))
      return [...statuses(project, inner, seen)];
    const isError = call.last === 'HTTPException';
    if (!isError && !call.last.endsWith('Response')) return [];
    const status = statusOf(project, source, call.arg('status_code', isError ? 0 : 1));
    return status ? [[status, source.place(call.node)]] : [];
  });
  // The first line of each.
  return new Map([...set, ...found].reverse());
}

/** `404`, or the number of `status.HTTP_404_NOT_FOUND` and of `HTTPStatus.NOT_FOUND`. */
export function statusOf(
  project: Project,
  source: Source,
  node: Node | undefined,
): string | undefined {
  const value = project.literal(source, node);
  if (typeof value === 'number') return String(value);
  const [name = '', owner] = (node && source.dotted(node)?.reverse()) ?? [];
  const words = owner === 'HTTPStatus' && name.replaceAll('_', ' ');
  const known = Object.entries(STATUS_CODES).find(([, text]) => text?.toUpperCase() === words);
  return known?.[0] ?? (name.startsWith('HTTP_') ? name.split('_')[1] : undefined);
}

/** Names behind `Permission.` in the handler, as the platform stores them. */
export function permissionsIn(source: Source, handler: Node): string[] {
  const names = [...source.walk(handler)].flatMap((node) => {
    const [owner, name] = (node.name === 'MemberExpression' && source.dotted(node)) || [];
    return owner === 'Permission' && name ? [name.toLowerCase()] : [];
  });
  return [...new Set(names)].sort();
}
