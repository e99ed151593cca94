import {lineage} from '../python/definition';
import {literal, pythonForm} from '../python/literal';
import type {Binding, Node} from '../python/node';
import {isOptional, typeOf, type Type} from '../python/types';
import {anything, array, map, model, plain, unionOf, type Field, type Shape} from '../shape';

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
const markers = ['Field', 'Query', 'Body', 'Form', 'File', 'Path', 'Header', 'Cookie', 'Depends'];

/** Keyword arguments that constrain a value, with the OpenAPI keywords for them. */
export const bounds: Readonly<Record<string, string>> = {
  ge: 'minimum',
  gt: 'exclusiveMinimum',
  le: 'maximum',
  lt: 'exclusiveMaximum',
  min_length: 'minLength',
  max_length: 'maxLength',
  pattern: 'pattern',
  regex: 'pattern',
};

/** Keyword arguments that do not constrain the value, or that are compared separately. */
const ignored =
  /^(alias|default|default_factory|embed|title|description|examples?|json_schema_extra|media_type|repr)$/;

/** The shape of an annotation. Models are followed through inheritance and nesting. */
export const shapeOf = (annotation: Node): Shape => shapeOfType(typeOf(annotation));

export function shapeOfType({name, args, binding}: Type): Shape {
  const [first, second] = args;
  if (name === 'Union') {
    // The generated client writes `Union[Literal[…], Any]` for an enum that may get more values.
    const isEnum = args.some((one) => one.name === 'Literal');
    return unionOf(args.filter((one) => !isEnum || one.name !== 'Any').map(shapeOfType));
  }
  if (name === 'Literal') return {kind: 'enum', values: args.map(({value}) => String(value))};
  if (['list', 'set', 'tuple'].includes(name)) return array(first && shapeOfType(first));
  if (name === 'dict' && first && second) {
    const [keys, of] = [shapeOfType(first), shapeOfType(second)];
    if (keys.kind !== 'enum') return map(of);
    // A dictionary whose keys are an enum is an object with those fields.
    const fields = keys.values.map((key) => ({name: key, shape: of, required: false}));
    return model('dictionary', () => fields);
  }
  const scalar = scalars[name];
  return binding ? shapeNamed(binding) : scalar ? plain(scalar) : anything;
}

/** Shapes of classes and aliases by the node that defines them, so that each model has one shape. */
const shapes = new WeakMap<Node, Shape>();

export function shapeNamed(found: Binding): Shape {
  const {kind, node, value} = found;
  const known = shapes.get(node);
  if (known) return known;
  const other = kind === 'value' && value ? shapeOf(value) : anything;
  const shape = kind === 'class' ? ofClass(found) : other;
  shapes.set(node, shape);
  return shape;
}

function ofClass(found: Binding): Shape {
  const {name, node, body} = found;
  if (!lineage(found).some((one) => one.node.bases.some(({text}) => text.endsWith('Enum'))))
    return model(name, () => fieldsOf(found), node.place);
  const values = body.assignments.flatMap(({value}) => value ?? []);
  return {kind: 'enum', values: values.map((one) => String(literal(one) ?? one.text))};
}

/** Fields of a model, including inherited ones; fields of subclasses override those of their bases. */
function fieldsOf(found: Binding): Field[] {
  const all = lineage(found)
    .reverse()
    .flatMap(({body}) => [...configured(body), ...computed(body), ...declaredIn(body)]);
  return [...new Map(all).values()];
}

type Named = [name: string, field: Field];

/** Whether a node is in the generated client, whose models have no configuration worth comparing. */
const isClient = ({source}: Node): boolean => source.file.includes('/client/');

/** Settings of the whole model: `extra` and `alias_generator`, in a call, a dictionary or a `Config` class. */
function configured(body: Node): Named[] {
  const inner = body.definitions.find(({name}) => name === 'Config')?.body;
  const config = isClient(body) ? undefined : (body.assigned('model_config') ?? inner);
  return ['extra', 'alias_generator'].flatMap((keyword): Named[] => {
    const name = `model_config.${keyword}`;
    const place = config?.all.find(({text}) => text.replace(/\W/g, '') === keyword)?.place;
    return place ? [[name, {name, required: false, shape: anything, place}]] : [];
  });
}

const computed = (body: Node): Named[] =>
  body.definitions.flatMap(({name, node, decorators}): Named[] => {
    if (!decorators.some(({method}) => method === 'computed_field')) return [];
    const type = node.field('return_type');
    const shape = type ? shapeOf(type) : anything;
    return [[name, {name, required: true, shape, place: node.place}]];
  });

const declaredIn = (body: Node): Named[] =>
  body.assignments.flatMap(({name, node, annotation, value}): Named[] => {
    const type = annotation && typeOf(annotation);
    if (!type || type.name === 'ClassVar' || /^(_|model_config$)/.test(name)) return [];
    const {call: _, ...told} = declared(annotation, value);
    // Older generated models rely on pydantic 1, where optional fields default to None.
    const required = told.required && !(isOptional(type) && isClient(node));
    return [[name, {name, ...told, required, shape: shapeOfType(type), place: node.place}]];
  });

/** An annotation, with an alias such as `AppId = Annotated[str, Query()]` resolved. */
export const resolvedAlias = (annotation: Node | undefined): Node | undefined =>
  annotation?.binding?.value ?? annotation;

type Declared = Pick<Field, 'required' | 'fallback' | 'limits'> & {
  readonly call?: Node;
  /** The alias, if there is one. */
  readonly name?: string;
};

/** What a field or parameter declares besides its type: in `Field(…)`, `Query(…)` or a plain value on its right side, or inside `Annotated[…]`. */
export function declared(written: Node | undefined, value: Node | undefined): Declared {
  const annotation = resolvedAlias(written);
  const isAnnotated = annotation?.index?.of.dotted.at(-1) === 'Annotated';
  const calls = isAnnotated ? annotation.calls : [value?.call];
  const call = calls.find((one) => one && markers.includes(one.method));
  const given = call && !isAnnotated ? call.arg('default', 0) : value;
  const name = literal(call?.arg('alias'));
  const keywords = (call?.args ?? []).map(({keyword}) => keyword);
  const limits = [...new Set([...Object.keys(bounds), ...keywords])].flatMap((keyword) => {
    const bound = ignored.test(keyword) ? undefined : call?.arg(keyword);
    return bound ? `${bounds[keyword] ?? keyword} ${String(literal(bound) ?? pythonForm(bound))}` : [];
  });
  return {
    call,
    required: given ? given.kind === 'ellipsis' : call?.arg('default_factory') === undefined,
    fallback: given && defaultOf(given),
    limits: limits.join(', ') || undefined,
    ...(typeof name === 'string' && {name}),
  };
}

/** A default as JSON, or in source form if it is only known at run time. `None` and `...` do not count as defaults. */
function defaultOf(node: Node): string | undefined {
  if (node.kind === 'none' || node.kind === 'ellipsis') return undefined;
  const value = literal(node);
  return value === undefined ? pythonForm(node) : JSON.stringify(value);
}
