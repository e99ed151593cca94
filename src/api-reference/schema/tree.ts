import type {Schema} from '../description/types';
import {openSchema, type Resolve} from './merge';
import {worthShowing, type SchemaNode} from './node';
import {isBinary, limits, plural, simpleType} from './words';

interface Place {
  id: string;
  name: string;
  required: boolean;
  /** The enclosing types by `$ref`, each with the id of the node that shows it. */
  around: ReadonlyMap<string, string>;
}

/** Key of a type that is shown as part of another one's `allOf`. */
const asPart = (ref: string): string => `part of ${ref}`;

const typeNameOf = (ref: string): string =>
  decodeURIComponent(ref.split('/').pop() ?? ref).replace(/^part of /, '');

/** Turns a schema into a finite tree, even if its types contain themselves. */
export class SchemaTree {
  readonly #ids = new Set<string>();

  constructor(private readonly resolve: Resolve) {}

  /** The tree of one body or parameter; `id` is the address of its root. */
  build(schema: Schema, id: string, name = '', required = true): SchemaNode {
    return this.#node(schema, {id, name, required, around: new Map()});
  }

  #claim(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${wanted}-${count}`;
    this.#ids.add(id);
    return id;
  }

  #node(raw: Schema, place: Place): SchemaNode {
    const id = this.#claim(place.id);
    const {schema, nullable, refs, parts} = openSchema(raw, this.resolve);
    const ref = refs[0] ?? (parts.length === 1 ? parts[0] : undefined);
    const typeName = schema.title ?? (ref ? typeNameOf(ref) : undefined);
    const met = this.#met(refs, parts, place.around);
    const node: SchemaNode = {
      id,
      name: place.name,
      type: '',
      typeName,
      required: place.required,
      deprecated: schema.deprecated === true,
      readOnly: schema.readOnly === true,
      writeOnly: schema.writeOnly === true,
      description: schema.description,
      default: schema.default,
      example: schema.example ?? schema.examples?.[0],
      values: schema.enum?.map((value) => ({
        value,
        meaning: schema['x-enum-descriptions']?.[String(value)],
      })),
      limits: limits(schema),
      pattern: schema.pattern,
      children: [],
    };
    if (met) {
      node.type = 'object';
      node.same = {id: place.around.get(met) ?? '', typeName: typeNameOf(met)};
    } else {
      const names = [...refs, ...parts.map(asPart)];
      const around = new Map([...place.around, ...names.map((name) => [name, id] as const)]);
      this.#fill(node, schema, {...place, id, around});
    }
    if (nullable && node.type !== 'null') node.type += ' or null';
    return node;
  }

  /**
   * The enclosing type that the node would repeat. A named schema ends where it occurs inside itself; an unnamed
   * one ends inside a type that is also part of its `allOf`.
   */
  #met(refs: string[], parts: string[], around: Place['around']): string | undefined {
    const direct = refs.find((ref) => around.has(ref));
    if (direct || refs.length > 0) return direct;
    const part = parts.find((ref) => around.has(ref) || around.has(asPart(ref)));
    return part && !around.has(part) ? asPart(part) : part;
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
      node.children.push(
        this.#node(property, {id: `${place.id}.${name}`, name, required, around: place.around}),
      );
    }
    const more = schema.additionalProperties;
    if (more === false) {
      if (schema.properties) node.others = 'No other keys are accepted.';
    } else if (typeof more === 'object' && Object.keys(more).length > 0) {
      const value = this.#node(more, {
        id: `${place.id}.any-key`,
        name: 'any key',
        required: false,
        around: place.around,
      });
      node.others = `${schema.properties ? 'Other keys' : 'Keys'} are free; each holds ${article(value.type)}.`;
      if (worthShowing(value)) node.children.push(value);
    } else if (
      more !== undefined ||
      (simpleType(schema) === 'object' && !schema.properties && !members(schema))
    ) {
      node.others = `${schema.properties ? 'Other keys' : 'Keys'} are free, and so are their values.`;
    }
  }

  #list(node: SchemaNode, schema: Schema, place: Place): void {
    const item = schema.items ?? {};
    // Items share the array's address: `#body.rows.name` is the name of each row.
    this.#ids.delete(place.id);
    const inner = this.#node(item, {...place, name: ''});
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
    const property = schema.discriminator?.propertyName;
    const labels = options.map((option) => this.#label(option, schema));
    node.type = [...new Set(options.map((option) => this.#typeOf(option)))].join(' or ');
    const shown = options.map((option, index) => {
      const label = labels[index] ?? '';
      const slug = label
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-|-$/g, '');
      return {
        label,
        node: this.#node(option, {...place, id: `${place.id}.${slug}`, name: '', required: true}),
      };
    });
    if (shown.every(({node: option}) => !worthShowing(option))) return;
    const count = schema.anyOf ? 'At least one of these fits' : 'One of these';
    node.choices = {
      words: property ? `${count}, told apart by \`${property}\`` : count,
      options: shown,
    };
  }

  #label(option: Schema, parent: Schema): string {
    const mapping = Object.entries(parent.discriminator?.mapping ?? {});
    const mapped = mapping.find(([, ref]) => ref === option.$ref)?.[0];
    return mapped ?? option.title ?? (option.$ref ? typeNameOf(option.$ref) : this.#typeOf(option));
  }

  /** The type of an alternative in words. */
  #typeOf(raw: Schema, depth = 0): string {
    const {schema, nullable} = openSchema(raw, this.resolve);
    let words = simpleType(schema);
    // An array of itself would never end; three levels are enough.
    if (schema.items)
      words = depth > 2 ? 'array' : `array of ${plural(this.#typeOf(schema.items, depth + 1))}`;
    else if (schema.oneOf ?? schema.anyOf) words = 'one of several';
    return nullable ? `${words} or null` : words;
  }
}

const members = (schema: Schema): boolean => Boolean(schema.oneOf ?? schema.anyOf);

const article = (words: string): string =>
  words === 'any JSON value' ? words : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
