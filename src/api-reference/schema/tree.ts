import type {Schema} from '../description/types';
import {intersect, joined, mergeParts, openSchema, type Part, type Resolve} from './open';
import {limits} from './limits';
import {oneLine} from '../samples/literal';
import {worthShowing, type SchemaNode} from './node';
import {article, isBinary, plural, simpleType} from './type-names';

interface Place {
  id: string;
  name: string;
  required: boolean;
  /** Name of the schema, or of its place if it has no name; the sources of properties are stored under it. */
  owner: string;
}

const typeNameOf = (ref: string): string => decodeURIComponent(ref.split('/').pop() ?? ref);

/** A schema with more properties than this, or with properties of its own in one of them, is only shown once. */
const repeatedProperties = 8;

const isFlat = (schema: Schema): boolean => {
  const {$ref, properties, allOf, items, additionalProperties: others} = schema;
  const inner = [items, others, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return !$ref && !properties && !allOf && inner.every((one) => typeof one !== 'object' || isFlat(one));
};

const isLarge = ({schema: {properties = {}, ...others}}: Part): boolean => {
  const fields = Object.values(properties);
  return fields.length > repeatedProperties || ![others, ...fields].every(isFlat);
};

/**
 * Turns schemas into finite trees. A page shows the properties of a named schema once, and links to them from wherever the schema occurs
 * again, also within itself. The ids of all trees of an instance are unique.
 */
export class SchemaTree {
  readonly #ids = new Set<string>();
  /** The named schemas on the page, each with the id of the node that shows it. */
  #shown = new Map<string, string>();

  constructor(
    private readonly resolve: Resolve,
    private readonly sourceOf: (name: string) => string | undefined = () => undefined,
  ) {}

  /** Builds the tree of one body or parameter; `id` is the id of its root. */
  build(
    schema: Schema | boolean,
    id: string,
    {name = '', required = true, owner = ''}: Partial<Omit<Place, 'id'>> = {},
  ): SchemaNode {
    return this.#node(schema, {id, name, required, owner});
  }

  #claim(wanted: string): string {
    const clean = wanted.replace(/\s+/g, '-');
    let id = clean;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${clean}-${count}`;
    this.#ids.add(id);
    return id;
  }

  #node(raw: Schema | boolean, place: Place): SchemaNode {
    const id = this.#claim(place.id);
    const {parts, about, nullable, refs} = openSchema(raw === true || !raw ? {} : raw, this.resolve);
    const ref = refs[0];
    const node: SchemaNode = {
      id,
      name: place.name,
      type: 'never present',
      typeName: about.title ?? (ref ? typeNameOf(ref) : undefined),
      required: place.required,
      about,
      examples: about.examples.map((value) => ({value})),
      values: mergeParts(parts).enum?.map((value) => ({
        value,
        meaning: about.meanings[String(value)],
      })),
      limits: [...new Set(parts.flatMap(({schema}) => limits(schema)))],
      children: [],
      choices: [],
      same: [],
    };
    if (raw === false) return node;
    const fresh: Part[] = [];
    for (const part of parts) {
      const again = isLarge(part) && part.refs.find((one) => this.#shown.has(one));
      if (!again) fresh.push(part);
      else if (!node.same.some(({typeName}) => typeName === typeNameOf(again)))
        node.same.push({id: this.#shown.get(again) ?? '', typeName: typeNameOf(again)});
    }
    for (const one of fresh.filter(isLarge).flatMap((part) => part.refs)) {
      if (!this.#shown.has(one)) this.#shown.set(one, id);
    }
    const owner = ref ? typeNameOf(ref) : place.owner;
    this.#fill(node, fresh, {...place, id, owner}, parts);
    if (nullable && node.type !== 'null') node.type += ' or null';
    return node;
  }

  #fill(node: SchemaNode, fresh: readonly Part[], place: Place, all: readonly Part[]): void {
    const merged = mergeParts(all);
    const types = [merged.type ?? []].flat();
    const simple = simpleType(merged);
    const [chosen] = fresh.flatMap(({schema}) => this.#choose(node, schema, place));
    if (chosen) node.type = [...new Set(chosen)].join(' or ');
    else if (node.same.length > 0) node.type = types.join(' or ') || 'object';
    else if (types.includes('array') || merged.items !== undefined) this.#list(node, fresh, place, merged);
    else node.type = simple;
    if (merged.format && node.type !== simple) node.limits.push(`format ${merged.format}`);
    this.#properties(node, fresh, place, merged);
    if (isBinary(merged)) node.typeName = undefined;
  }

  #properties(node: SchemaNode, fresh: readonly Part[], place: Place, merged: Schema): void {
    const {required = []} = merged;
    const schemas = fresh.map(({schema}) => schema);
    const names = new Set(schemas.flatMap(({properties = {}}) => Object.keys(properties)));
    for (const name of names) {
      const owner = `${place.owner}.${name}`;
      const property = intersect(schemas.flatMap(({properties = {}}) => properties[name] ?? []));
      const child = this.#node(property ?? false, {
        id: `${place.id}.${name}`,
        name,
        required: required.includes(name),
        owner,
      });
      node.children.push({...child, source: this.sourceOf(owner)});
    }
    const others = required.filter((name) => !names.has(name));
    if (others.length > 0 && node.same.length === 0) node.limits.push(`needs ${others.join(', ')}`);
    const has = names.size > 0 || node.choices.length > 0 || node.same.length > 0;
    const keys = has ? 'Other keys' : 'Keys';
    const more = intersect(schemas.flatMap(({additionalProperties = []}) => additionalProperties));
    if (more === false) {
      node.others = has ? 'No other keys are accepted.' : 'No keys are accepted.';
    } else if (typeof more === 'object' && Object.keys(more).length > 0) {
      const value = this.#node(more, {
        id: `${place.id}.any-key`,
        name: 'any key',
        required: false,
        owner: `${place.owner} value`,
      });
      node.others = `${keys} are free; each holds ${article(value.type)}.`;
      if (worthShowing(value)) node.children.push(value);
    } else if (more !== undefined || (node.type === 'object' && !has)) {
      if (node.choices.length === 0) node.others = `${keys} are free, and so are their values.`;
    }
  }

  #list(node: SchemaNode, fresh: readonly Part[], place: Place, merged: Schema): void {
    const item = intersect(fresh.flatMap(({schema: {items = []}}) => items)) ?? {};
    const simple = [merged.type ?? []].flat().filter((type) => type !== 'array');
    if (item === false) {
      node.type = [...simple, 'empty array'].join(' or ');
      return;
    }
    // Items share the array's id: `#body.rows.name` is the name of each row.
    this.#ids.delete(place.id);
    const inner = this.#node(item, {...place, name: '', owner: `${place.owner} item`});
    node.type = [...simple, `array of ${plural(inner.type)}`].join(' or ');
    const {typeName, children, choices, same, others, about} = inner;
    Object.assign(node, {children, others});
    node.choices.push(...choices);
    node.same.push(...same);
    node.typeName = [node.about.title, typeName].filter(Boolean).join(' of ') || undefined;
    node.about = {
      ...node.about,
      description: joined([node.about.description, about.description]),
      docs: [...node.about.docs, ...about.docs],
      marks: [...new Set([...node.about.marks, ...about.marks])],
    };
    const facts = [...inner.limits, ...about.defaults.map((preset) => `default ${oneLine(preset)}`)];
    if (node.values && inner.values)
      facts.push(`one of ${inner.values.map(({value}) => oneLine(value)).join(', ')}`);
    node.values ??= inner.values;
    if (facts.length > 0) node.limits.push(`each item: ${facts.join(', ')}`);
    for (const {value} of inner.examples)
      node.examples.push({value, words: typeof value === 'object' ? undefined : 'an item'});
  }

  /** Adds the alternatives of a oneOf and an anyOf. Returns the types of each in words. */
  #choose(node: SchemaNode, schema: Schema, place: Place): string[][] {
    return (['oneOf', 'anyOf'] as const).flatMap((key) => {
      if (!schema[key]) return [];
      const options = schema[key].map((option) => {
        const label = this.#labelOf(option, place);
        const slug =
          label
            .toLowerCase()
            .match(/[a-z0-9_]+/g)
            ?.join('-') ?? '';
        const id = `${place.id}.${slug}`;
        return {
          label,
          titled: option.title !== undefined,
          node: this.#node(option, {...place, id, name: '', required: true}),
        };
      });
      if (options.some(({titled, node: option}) => titled || worthShowing(option))) {
        const words = key === 'anyOf' ? 'At least one of these fits' : 'One of these';
        node.choices.push({words, options});
      }
      const isUntyped =
        schema.type !== undefined && options.every(({node: {type}}) => type === 'any JSON value');
      return isUntyped ? [] : [options.map(({node: {type}}) => type)];
    });
  }

  #labelOf(option: Schema, place: Place): string {
    const {title, $ref, required, ...others} = option;
    if (title) return title;
    if ($ref) return typeNameOf($ref);
    if (required && Object.keys(others).length === 0) return `with ${required.join(', ')}`;
    // The type in words. A tree of its own claims no ids on the page.
    const tree = new SchemaTree(this.resolve);
    tree.#shown = new Map(this.#shown);
    return tree.#node(option, place).type;
  }
}
