import type {Json, Media, Parameter, Schema} from '../description/types';
import {mergeAllOf, splitNull, type Resolve} from '../schema/merge';
import {isBinary} from '../schema/words';

/** The example of a media type: the one in the description, otherwise one built from its schema. */
export function mediaExample(media: Media, resolve: Resolve): Json | undefined {
  if (media.example !== undefined) return media.example;
  const [named] = Object.values(media.examples ?? {});
  if (named?.value !== undefined) return named.value;
  return media.schema && schemaExample(media.schema, resolve);
}

export function parameterExample(parameter: Parameter, resolve: Resolve): Json {
  if (parameter.example !== undefined) return parameter.example;
  const [named] = Object.values(parameter.examples ?? {});
  return named?.value ?? schemaExample(parameter.schema ?? {}, resolve);
}

const byType: Readonly<Record<string, Json>> = {
  string: 'text',
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
};

/** A value that fits a schema, taken from its examples where it has some. Optional properties are left out. */
export function schemaExample(raw: Schema, resolve: Resolve, around: readonly string[] = []): Json {
  if (raw.$ref) {
    if (around.includes(raw.$ref)) return null;
    return schemaExample(resolve(raw.$ref), resolve, [...around, raw.$ref]);
  }
  const {schema} = splitNull(mergeAllOf(raw, resolve));
  if (schema.$ref) return schemaExample(schema, resolve, around);
  const written =
    schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (written !== undefined) return written;
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice) return schemaExample(choice, resolve, around);
  if (schema.items) return [schemaExample(schema.items, resolve, around)];
  if (schema.properties) {
    const named = Object.entries(schema.properties).filter(([name]) =>
      schema.required?.includes(name),
    );
    return Object.fromEntries(
      named.map(([name, value]) => [name, schemaExample(value, resolve, around)]),
    );
  }
  if (isBinary(schema)) return 'file.bin';
  if (schema.format === 'uuid') return '01918de9-de80-7b52-9d3a-5c1f2e8b7a10';
  const [type] = [schema.type ?? 'object'].flat();
  return byType[type ?? ''] ?? (type === 'array' ? [] : {});
}
