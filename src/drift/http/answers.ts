import {valueOf} from '../python/literal';
import {
  annotationOf,
  children,
  groups,
  type Definition,
  type Node,
  type Source,
} from '../python/tree';
import {model, plain, withoutNull, type Field, type Shape} from '../shape';
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
