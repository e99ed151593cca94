import {valueOf} from '../python/literal';
import {bodyOf, children, groups, type Node, type Source} from '../python/tree';
import {plain, withoutNull, type Field, type Shape} from '../shape';
import type {Models} from './models';

/** What a handler answers that declares nothing: the model, function or dictionary of its one `return`. */
export function answered(models: Models, source: Source, handler: Node): Shape | undefined {
  const body = bodyOf(handler);
  const returned = [...(body ? source.walk(body) : [])].flatMap((node): Node[] => {
    const value = node.name === 'ReturnStatement' ? children(node)[1] : undefined;
    const inner = value?.name === 'AwaitExpression' ? children(value)[1] : value;
    const name = inner && source.call(inner)?.name;
    // Answers of the framework say nothing of their fields.
    const isForeign = name?.endsWith('Response') && !models.project.resolve(source, name);
    return inner && !isForeign ? [inner] : [];
  });
  const [only] = returned;
  return only && returned.length === 1 ? shapeOf(models, source, only) : undefined;
}

function shapeOf(models: Models, source: Source, node: Node): Shape | undefined {
  if (node.name === 'DictionaryExpression') return dictionary(source, node);
  const call = source.call(node);
  if (!call) return undefined;
  const found = models.project.resolvePath(source, source.dotted(call.callee) ?? []);
  const {node: definition} = found?.definition ?? {};
  const annotation = definition?.getChild('TypeDef')?.lastChild;
  if (found && definition?.name === 'FunctionDefinition')
    return annotation ? models.shape(found.source, annotation) : undefined;
  if (found) return models.fromType({name: '', args: [], found});
  // `Model(…).model_dump(exclude_unset=True)` answers the fields that are given, and no others.
  const [object, , method] = children(call.callee);
  const made = object && source.call(object);
  if (!made || !method || !['dict', 'model_dump'].includes(source.text(method))) return undefined;
  const whole = shapeOf(models, source, object);
  const isPart = call.args.some(({keyword}) => keyword === 'exclude_unset');
  if (whole?.kind !== 'model' || !isPart) return whole;
  const given = new Set(made.args.map(({keyword}) => keyword));
  const fields = (): Field[] =>
    whole.model
      .fields()
      .filter(({name}) => given.has(name))
      .map((one) => ({...one, shape: withoutNull(one.shape), required: true, fallback: undefined}));
  return {kind: 'model', model: {...whole.model, fields}};
}

function dictionary(source: Source, node: Node): Shape {
  const fields = groups(node).flatMap(([key]): Field[] => {
    const name = key && valueOf(source, key);
    if (typeof name !== 'string') return [];
    const place = source.place(key ?? node);
    return [{name, shape: plain('unknown'), required: true, edition: 'all', place}];
  });
  return {kind: 'model', model: {name: 'dictionary', fields: () => fields}};
}
