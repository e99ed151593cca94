import {pythonForm, valueOf} from '../python/literal';
import type {Found, Project} from '../python/project';
import {isOptional, typeOf, type Type} from '../python/types';
import {bodyOf, type Node, type Source} from '../python/tree';
import {anything, plain, unionOf, type Field, type Shape} from '../shape';

const scalars: Readonly<Record<string, string>> = {
  str: 'string',
  UUID: 'string',
  HttpUrl: 'string',
  int: 'integer',
  float: 'number',
  bool: 'boolean',
  datetime: 'date-time',
  dict: 'object',
  bytes: 'file',
  UploadFile: 'file',
  File: 'file',
  None: 'null',
};

/** Turns annotations into shapes; pydantic models are followed through inheritance and nesting. */
export class Models {
  readonly #shapes = new Map<Node, Shape>();

  constructor(readonly project: Project) {}

  shape(source: Source, node: Node): Shape {
    return this.fromType(typeOf(this.project, source, node));
  }

  fromType(type: Type): Shape {
    const [first, second] = type.args;
    if (type.name === 'Union') return this.#union(type.args);
    if (type.name === 'Literal')
      return {kind: 'enum', values: type.args.map(({value}) => String(value))};
    if (['list', 'set', 'tuple'].includes(type.name))
      return {kind: 'array', of: first ? this.fromType(first) : anything};
    if (type.name === 'dict' && first && second) {
      const of = this.fromType(second);
      const keys = this.fromType(first);
      if (keys.kind === 'enum') return keyed(keys.values, of);
      return textIsOpen(of) ? plain('object') : {kind: 'map', of};
    }
    if (type.found) return this.#named(type.found);
    const scalar = scalars[type.name];
    return scalar ? plain(scalar) : anything;
  }

  /** The generated client writes `Union[Literal[…], Any]` for an enumeration that may grow. */
  #union(args: readonly Type[]): Shape {
    const isEnum = args.some(({name}) => name === 'Literal');
    return unionOf(
      args.filter(({name}) => !isEnum || name !== 'Any').map((one) => this.fromType(one)),
    );
  }

  #named(found: Found): Shape {
    const node = found.definition?.node ?? found.value;
    if (!node) return anything;
    const known = this.#shapes.get(node);
    if (known) return known;
    const shape = found.value ? this.shape(found.source, found.value) : this.#classShape(found);
    this.#shapes.set(node, shape);
    return shape;
  }

  #classShape(found: Found): Shape {
    const lineage = this.project.lineage(found);
    if (lineage.length === 0) return anything;
    const bases = lineage.flatMap(({source, definition}) =>
      definition ? source.bases(definition.node) : [],
    );
    if (bases.some((parts) => ['Enum', 'IntEnum', 'StrEnum'].includes(parts.at(-1) ?? ''))) {
      const body = found.definition && bodyOf(found.definition.node);
      const values = (body ? found.source.assignments(body) : []).flatMap(({value}) =>
        value ? [String(valueOf(found.source, value) ?? found.source.text(value))] : [],
      );
      return {kind: 'enum', values};
    }
    const {source, definition} = found;
    return {
      kind: 'model',
      model: {
        name: definition?.name ?? '',
        place: definition && source.place(definition.node),
        fields: () => this.#fields(lineage),
      },
    };
  }

  #fields(lineage: readonly Found[]): Field[] {
    const fields = new Map<string, Field>();
    for (const {source, definition} of [...lineage].reverse()) {
      const body = definition && bodyOf(definition.node);
      for (const {name, node, annotation, value} of body ? source.assignments(body) : []) {
        if (!annotation || name.startsWith('_') || name === 'model_config') continue;
        const type = typeOf(this.project, source, annotation);
        if (type.name === 'ClassVar') continue;
        const declared = value ? this.declared(source, value) : {required: true};
        fields.set(name, {
          name: declared.alias ?? name,
          shape: this.fromType(type),
          // Older generated models leave the default of what is optional to pydantic 1.
          required: declared.required && !(isOptional(type) && source.file.includes('/client/')),
          fallback: declared.fallback,
          edition: 'all',
          place: source.place(node),
        });
      }
    }
    return [...fields.values()];
  }

  /** What the right side of a field or the default of a parameter says: `Field(…)`, `Query(…)`, a plain value. */
  declared(source: Source, value: Node): {required: boolean; fallback?: string; alias?: string} {
    const call = source.call(value);
    const keyword = (name: string): Node | undefined =>
      call?.args.find((one) => one.keyword === name)?.node;
    const marker = ['Field', 'Query', 'Body', 'Form', 'File', 'Path', 'Header', 'Cookie'];
    if (!call || !marker.includes(call.name.split('.').at(-1) ?? ''))
      return {required: value.name === 'Ellipsis', fallback: defaultText(source, value)};
    const alias = keyword('alias');
    const given =
      call.args.find((one) => one.keyword === '' && !one.spread)?.node ?? keyword('default');
    return {
      required: given ? given.name === 'Ellipsis' : keyword('default_factory') === undefined,
      fallback: given && defaultText(source, given),
      alias: alias && String(valueOf(source, alias)),
    };
  }
}

/** A dictionary whose keys are an enumeration is an object with those fields. */
function keyed(names: readonly string[], shape: Shape): Shape {
  const fields = names.map((name): Field => ({name, shape, required: false, edition: 'all'}));
  return {kind: 'model', model: {name: 'dictionary', fields: () => fields}};
}

const textIsOpen = (shape: Shape): boolean =>
  (shape.kind === 'plain' && shape.name === 'any') ||
  (shape.kind === 'union' && shape.of.some(textIsOpen));

/** A default as JSON. `None` and `...` are no default; what only a running program knows is given in source form. */
function defaultText(source: Source, node: Node): string | undefined {
  if (node.name === 'None' || node.name === 'Ellipsis' || source.text(node) === 'OMIT')
    return undefined;
  const value = valueOf(source, node);
  return value === undefined ? pythonForm(source, node) : JSON.stringify(value);
}
