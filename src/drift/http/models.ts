import {annotated, lineage} from '../python/definition';
import {literal, pythonForm} from '../python/literal';
import type {Binding, Node} from '../python/node';
import {typeOf, type Type} from '../python/types';
import {anything, array, map, object, oneOf, plain, unionOf, type Field, type Shape} from '../shape';

const scalars: Readonly<Record<string, string>> = {
  str: 'string',
  UUID: 'string',
  HttpUrl: 'string',
  int: 'integer',
  float: 'number',
  bool: 'boolean',
  datetime: 'date-time',
  dict: 'object',
  None: 'null',
  bytes: 'file',
  UploadFile: 'file',
  File: 'file',
};

/** Functions of pydantic and FastAPI that wrap the default of a field or parameter. */
const markers = ['Field', 'Query', 'Body', 'Form', 'File'];

/** The shape of an annotation. Models are followed through inheritance and nesting. */
export const shapeOf = (annotation: Node): Shape => shapeOfType(typeOf(annotation));

export function shapeOfType({name, args, binding}: Type): Shape {
  const [first, second] = args;
  if (name === 'Union') {
    // The generated client writes `Union[Literal[…], Any]` for an enum that may get more values.
    const isEnum = args.some((one) => one.name === 'Literal');
    return unionOf(args.filter((one) => !isEnum || one.name !== 'Any').map(shapeOfType));
  }
  if (name === 'Literal') return oneOf(args.map(({value}) => String(value)));
  if (['list', 'set', 'tuple'].includes(name)) return array(first && shapeOfType(first));
  if (name === 'dict' && first && second) {
    const [keys, of] = [shapeOfType(first), shapeOfType(second)];
    const fields = keys.values?.map((name) => ({name, shape: of, required: false}));
    // A dictionary whose keys are an enum is an object with those fields.
    return fields ? object({name: 'dictionary', fields: () => fields}) : map(of);
  }
  const scalar = scalars[name];
  return binding ? shapeNamed(binding) : scalar ? plain(scalar) : anything;
}

/** The shape of a class or of an alias. */
export function shapeNamed(found: Binding): Shape {
  const {kind, name, node, body, value} = found;
  if (kind !== 'class') return kind === 'value' && value ? shapeOf(value) : anything;
  if (!lineage(found).some((one) => one.node.bases.some(({text}) => text.endsWith('Enum'))))
    return object({name, fields: () => fieldsOf(found), place: node.place});
  const values = body.assignments.flatMap((one) => one.value ?? []);
  return oneOf(values.map((one) => String(literal(one) ?? one.text)));
}

/** Fields of a model, including inherited ones; fields of subclasses override those of their bases. */
function fieldsOf(found: Binding): Field[] {
  const all = annotated(found)
    .filter(({name}) => name !== 'model_config')
    .map(({name, node, annotation, value}): Field => {
      const {call: _, ...field} = declared(value);
      return {name, ...field, shape: shapeOf(annotation), place: node.place};
    });
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

type Declared = Pick<Field, 'required' | 'fallback'> & {
  readonly call?: Node;
  /** The alias, if there is one. */
  readonly name?: string;
};

/** What a field or parameter declares on its right side: a plain value, or `Field(…)`, `Query(…)` and the like. */
export function declared(value: Node | undefined): Declared {
  const call = value?.call && markers.includes(value.method) ? value.call : undefined;
  const given = call ? call.arg('default', 0) : value;
  const name = literal(call?.arg('alias'));
  return {
    call,
    required: given ? given.kind === 'ellipsis' : call?.arg('default_factory') === undefined,
    fallback: given && defaultOf(given),
    ...(typeof name === 'string' && {name}),
  };
}

/** A default as JSON, or in source form if it is only known at run time. `None` and `...` do not count as defaults. */
function defaultOf(node: Node): string | undefined {
  if (node.kind === 'none' || node.kind === 'ellipsis') return undefined;
  const value = literal(node);
  return value === undefined ? pythonForm(node) : JSON.stringify(value);
}
