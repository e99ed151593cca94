import type {Schema} from '../description/types';
import {openSchema, type Resolve} from './open';
import {worthShowing, type SchemaNode} from './node';
import {isBinary, limits, plural, simpleType} from './type-names';

interface Place {
  id: string;
  name: string;
  required: boolean;
  /** Name of the schema, or of its place if it has no name; the sources of properties are stored under it. */
  owner: string;
  /** The enclosing types by `$ref`, each with the id of the node that shows it. */
  ancestors: ReadonlyMap<string, string>;
}

const typeNameOf = (ref: string): string => decodeURIComponent(ref.split('/').pop() ?? ref);

/** Turns schemas into finite trees, even if their types are recursive. The ids of all trees of an instance are unique. */
export class SchemaTree {
  readonly #ids = new Set<string>();

  constructor(
    private readonly resolve: Resolve,
    private readonly sourceOf: (name: string) => string | undefined = () => undefined,
  ) {}

  /** Builds the tree of one body or parameter; `id` is the id of its root. */
  build(
    schema: Schema,
    id: string,
    {name = '', required = true, owner = ''}: Partial<Omit<Place, 'id' | 'ancestors'>> = {},
  ): SchemaNode {
    return this.#node(schema, {id, name, required, owner, ancestors: new Map()});
  }

  #claim(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${wanted}-${count}`;
    this.#ids.add(id);
    return id;
  }

  #node(raw: Schema, place: Place): SchemaNode {
    const id = this.#claim(place.id);
    const {schema, nullable, refs} = openSchema(raw, this.resolve);
    const typeName = schema.title ?? (refs[0] ? typeNameOf(refs[0]) : undefined);
    // A recursive schema is not shown again inside itself.
    const recursive = refs.find((ref) => place.ancestors.has(ref));
    const node: SchemaNode = {
      id,
      name: place.name,
      type: '',
      typeName,
      required: place.required,
      description: schema.description,
      default: schema.default,
      example: schema.examples?.[0],
      values: schema.enum?.map((value) => ({
        value,
        meaning: schema['x-enum-descriptions']?.[String(value)],
      })),
      limits: limits(schema),
      children: [],
    };
    if (recursive) {
      node.type = 'object';
      node.same = {id: place.ancestors.get(recursive) ?? '', typeName: typeNameOf(recursive)};
    } else {
      const ancestors = new Map([...place.ancestors, ...refs.map((ref) => [ref, id] as const)]);
      const owner = refs[0] ? typeNameOf(refs[0]) : place.owner;
      this.#fill(node, schema, {...place, id, owner, ancestors});
    }
    if (nullable && node.type !== 'null') node.type += ' or null';
    return node;
  }

  #fill(node: SchemaNode, schema: Schema, place: Place): void {
    const members = schema.oneOf ?? schema.anyOf;
    if (members) {
      this.#choose(node, schema, members, place);
    } else if (schema.items || schema.type === 'array') {
      this.#list(node, schema, place);
    } else {
      node.type = simpleType(schema);
    }
    this.#properties(node, schema, place);
    if (isBinary(schema)) node.typeName = undefined;
  }

  #properties(node: SchemaNode, schema: Schema, place: Place): void {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const required = schema.required?.includes(name) === true;
      const owner = `${place.owner}.${name}`;
      const child = this.#node(property, {
        ...place,
        id: `${place.id}.${name}`,
        name,
        required,
        owner,
      });
      node.children.push({...child, source: this.sourceOf(owner)});
    }
    const more = schema.additionalProperties;
    if (more === false) {
      if (schema.properties) node.others = 'No other keys are accepted.';
    } else if (typeof more === 'object' && Object.keys(more).length > 0) {
      const value = this.#node(more, {
        id: `${place.id}.any-key`,
        name: 'any key',
        required: false,
        owner: `${place.owner} value`,
        ancestors: place.ancestors,
      });
      node.others = `${schema.properties ? 'Other keys' : 'Keys'} are free; each holds ${article(value.type)}.`;
      if (worthShowing(value)) node.children.push(value);
    } else if (
      more !== undefined ||
      (simpleType(schema) === 'object' && !schema.properties && !schema.oneOf && !schema.anyOf)
    ) {
      node.others = `${schema.properties ? 'Other keys' : 'Keys'} are free, and so are their values.`;
    }
  }

  #list(node: SchemaNode, schema: Schema, place: Place): void {
    const item = schema.items ?? {};
    // Items share the array's id: `#body.rows.name` is the name of each row.
    this.#ids.delete(place.id);
    const inner = this.#node(item, {...place, name: '', owner: `${place.owner} item`});
    node.type = `array of ${plural(inner.type)}`;
    node.typeName = inner.typeName;
    node.children = inner.children;
    node.choices = inner.choices;
    node.same = inner.same;
    node.others = inner.others;
    node.description ??= inner.description;
    node.values ??= inner.values;
    if (inner.limits.length > 0) node.limits.push(`each item: ${inner.limits.join(', ')}`);
  }

  #choose(node: SchemaNode, schema: Schema, options: Schema[], place: Place): void {
    const shown = options.map((option) => {
      const label =
        option.title ?? (option.$ref ? typeNameOf(option.$ref) : this.#typeOf(option, place));
      const slug = label
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-|-$/g, '');
      return {
        label,
        node: this.#node(option, {...place, id: `${place.id}.${slug}`, name: '', required: true}),
      };
    });
    node.type = [...new Set(shown.map(({node: {type}}) => type))].join(' or ');
    if (shown.every(({node: option}) => !worthShowing(option))) return;
    const words = schema.anyOf ? 'At least one of these fits' : 'One of these';
    node.choices = {words, options: shown};
  }

  /** The type of an alternative in words. Uses a tree of its own, so that it claims no ids on the page. */
  #typeOf(option: Schema, place: Place): string {
    return new SchemaTree(this.resolve).#node(option, place).type;
  }
}

const article = (words: string): string =>
  words === 'any JSON value' ? words : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
