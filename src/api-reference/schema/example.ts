import type {Json, Schema} from '../description/types';
import {mergeParts, openSchema, type Resolve} from './open';

const simple: Readonly<Record<string, Json>> = {
  string: 'string',
  integer: 1,
  number: 1.5,
  boolean: true,
  null: null,
};

const formats: Readonly<Record<string, string>> = {
  uuid: '01918de9-de80-7b52-9d3a-5c1f2e8b7a10',
  date: '2024-08-30',
  'date-time': '2024-08-30T09:25:10Z',
  email: 'name@example.com',
  uri: 'https://example.com',
};

/** An example of what a request sends, made of the examples, defaults and types of the schema and its properties. */
export function exampleOf(
  schema: Schema | boolean,
  resolve: Resolve,
  around: readonly string[] = [],
): Json | undefined {
  if (typeof schema === 'boolean') return undefined;
  const {parts, about} = openSchema(schema, resolve);
  const merged = mergeParts(parts);
  const given = [about.examples[0], merged.const, about.defaults[0], merged.enum?.[0]];
  const found = given.find((value) => value !== undefined);
  if (found !== undefined) return found;
  const refs = parts.flatMap((part) => part.refs);
  if (refs.some((ref) => around.includes(ref))) return undefined;
  const inner = (value: Schema | boolean) => exampleOf(value, resolve, [...around, ...refs]);
  const object: {[name: string]: Json} = {};
  let other: Json | undefined;
  for (const {schema: part} of parts) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const value =
        property && openSchema(property, resolve).about.marks.includes('read-only')
          ? undefined
          : inner(property);
      if (value !== undefined) object[name] = value;
    }
    const chosen = inner((part.oneOf ?? part.anyOf)?.[0] ?? false);
    if (typeof chosen === 'object' && chosen && !Array.isArray(chosen)) Object.assign(object, chosen);
    else other ??= chosen;
  }
  if (Object.keys(object).length > 0) return object;
  if (other !== undefined) return other;
  const [type = ''] = [merged.type ?? 'object'].flat();
  const item = type === 'array' ? inner(merged.items ?? {}) : undefined;
  if (type === 'array') return item === undefined ? [] : [item];
  if (type === 'string') return formats[merged.format ?? ''] ?? 'string';
  return type in simple ? simple[type] : {};
}
