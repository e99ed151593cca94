import {pythonForm, valueOf} from '../python/literal';
import type {Found, Project} from '../python/project';
import {isOptional, typeOf, type Type} from '../python/types';
import {annotationOf, type Call, type Definition, type Node, type Source} from '../python/tree';
import {anything, array, map, model, plain, unionOf, type Field, type Shape} from '../shape';

const scalars: Readonly<Record<string, string>> = {
  ...{str: 'string', UUID: 'string', HttpUrl: 'string', int: 'integer', float: 'number'},
  ...{bool: 'boolean', datetime: 'date-time', dict: 'object', None: 'null'},
  ...{bytes: 'file', UploadFile: 'file', File: 'file'},
};

/** What wraps the default of a field or of a parameter. */
const markers = ['Field', 'Query', 'Body', 'Form', 'File', 'Path', 'Header', 'Cookie', 'Depends'];

/** Keywords that bound a value, with the words that OpenAPI has for them. */
export const bounds: Readonly<Record<string, string>> = {
  ...{ge: 'minimum', gt: 'exclusiveMinimum', le: 'maximum', lt: 'exclusiveMaximum'},
  ...{min_length: 'minLength', max_length: 'maxLength', pattern: 'pattern', regex: 'pattern'},
};

/** What says nothing of the value, or is told in another way. */
const quiet =
  'alias default default_factory embed title description example examples json_schema_extra media_type repr'.split(
    ' ',
  );

type Declared = Pick<Field, 'required' | 'fallback' | 'limits'> & {
  readonly call?: Call;
  /** The alias, if there is one. */
  readonly name?: string;
};

/** Turns annotations into shapes; pydantic models are followed through inheritance and nesting. */
export class Models {
  readonly #shapes = new Map<Node, Shape>();

  constructor(readonly project: Project) {}

  shape(source: Source, node: Node): Shape {
    return this.fromType(typeOf(this.project, source, node));
  }

  named(found: Found | undefined): Shape {
    return this.fromType({name: '', args: [], found});
  }

  fromType({name, args, found}: Type): Shape {
    const [first, second] = args;
    if (name === 'Union') {
      // The generated client writes `Union[Literal[…], Any]` for an enumeration that may grow.
      const isEnum = args.some((one) => one.name === 'Literal');
      const kept = args.filter((one) => !isEnum || one.name !== 'Any');
      return unionOf(kept.map((one) => this.fromType(one)));
    }
    if (name === 'Literal') return {kind: 'enum', values: args.map(({value}) => String(value))};
    if (['list', 'set', 'tuple'].includes(name)) return array(first && this.fromType(first));
    if (name === 'dict' && first && second) {
      const [keys, of] = [this.fromType(first), this.fromType(second)];
      // A dictionary whose keys are an enumeration is an object with those fields.
      return keys.kind === 'enum' ? dictionary(keys.values, of) : map(of);
    }
    if (found) return this.#found(found);
    const scalar = scalars[name];
    return scalar ? plain(scalar) : anything;
  }

  #found(found: Found): Shape {
    if (found.is === 'module') return anything;
    const node = found.is === 'value' ? found.value : found.node;
    if (!node) return anything;
    const shape =
      this.#shapes.get(node) ??
      (found.is === 'value' ? this.shape(found.source, node) : this.#ofClass(found));
    this.#shapes.set(node, shape);
    return shape;
  }

  #ofClass(found: Definition): Shape {
    const {source, name, node, body} = found;
    const lineage = this.project.lineage(found);
    const bases = lineage.flatMap((one) => one.source.bases(one.node).map((parts) => parts.at(-1)));
    if (lineage.length === 0) return anything;
    if (!bases.some((base) => base?.endsWith('Enum')))
      return model(name, () => this.#fields(lineage), source.place(node));
    const values = source.assignments(body).flatMap(({value}) => value ?? []);
    const told = values.map((value) => String(valueOf(source, value) ?? source.text(value)));
    return {kind: 'enum', values: told};
  }

  #fields(lineage: readonly Definition[]): Field[] {
    const fields = new Map<string, Field>();
    for (const {source, body} of [...lineage].reverse()) {
      const isOurs = !source.file.includes('/client/');
      const tell = (name: string, node: Node, required: boolean, type?: Node): unknown =>
        fields.set(name, {
          ...{name, required, shape: type ? this.shape(source, type) : anything},
          place: source.place(node),
        });
      // What is about the whole model: other fields are refused, or all have other names.
      const config = isOurs && source.call(source.assigned('model_config', body));
      for (const keyword of ['extra', 'alias_generator']) {
        const given = config && config.arg(keyword);
        if (given) tell(`model_config.${keyword}`, given, false);
      }
      for (const {name, node, decorators} of source.definitions(body))
        if (decorators.some(({last}) => last === 'computed_field'))
          tell(name, node, true, annotationOf(node));
      for (const {name, node, annotation, value} of source.assignments(body)) {
        if (!annotation || name.startsWith('_') || name === 'model_config') continue;
        const type = typeOf(this.project, source, annotation);
        if (type.name === 'ClassVar') continue;
        const {call: _, ...declared} = this.declared(source, annotation, value);
        // Older generated models leave the default of what is optional to pydantic 1.
        const isOpen = isOptional(type) && !isOurs;
        fields.set(name, {
          ...{name, ...declared, shape: this.fromType(type), place: source.place(node)},
          required: declared.required && !isOpen,
        });
      }
    }
    return [...fields.values()];
  }

  /** What the right side of a field or the default of a parameter says: `Field(…)`, `Query(…)`, a plain value; or what `Annotated[…]` says instead. */
  declared(source: Source, annotation: Node | undefined, value: Node | undefined): Declared {
    const isAnnotated =
      annotation?.firstChild && source.text(annotation.firstChild) === 'Annotated';
    const calls = isAnnotated ? source.calls(annotation) : [source.call(value)];
    const call = calls.find((one) => one && markers.includes(one.last));
    const given = call && !isAnnotated ? call.arg('default', 0) : value;
    const alias = call?.arg('alias');
    const name = alias && this.project.literal(source, alias);
    const keywords = (call?.args ?? []).map(({keyword}) => keyword);
    const limits = [...new Set([...Object.keys(bounds), ...keywords])].flatMap((keyword) => {
      const bound = quiet.includes(keyword) ? undefined : call?.arg(keyword);
      const value = bound && (this.project.literal(source, bound) ?? pythonForm(source, bound));
      return bound ? [`${bounds[keyword] ?? keyword} ${String(value)}`] : [];
    });
    return {
      call,
      required: given ? given.name === 'Ellipsis' : call?.arg('default_factory') === undefined,
      fallback: given && this.#default(source, given),
      limits: limits.join(', ') || undefined,
      ...(typeof name === 'string' && {name}),
    };
  }

  /** A default as JSON. `None` and `...` are no default; what only a running program knows is given in source form. */
  #default(source: Source, node: Node): string | undefined {
    if (node.name === 'None' || node.name === 'Ellipsis') return undefined;
    const value = this.project.literal(source, node);
    return value === undefined ? pythonForm(source, node) : JSON.stringify(value);
  }
}

export function dictionary(names: readonly string[], shape: Shape): Shape {
  const fields = names.map((name): Field => ({name, shape, required: false}));
  return model('dictionary', () => fields);
}
