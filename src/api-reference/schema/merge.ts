import type {Json, Schema} from '../description/types';

/** Resolves a `$ref` to a schema of the same description. */
export type Resolve = (ref: string) => Schema;

const isNullOnly = (schema: Schema): boolean =>
  schema.type === 'null' ||
  (Array.isArray(schema.enum) && schema.enum.every((value) => value === null));

/** `allOf` as one schema: properties and required names are merged; other keywords of the outer schema win. */
export function mergeAllOf(schema: Schema, resolve: Resolve, seen: readonly string[] = []): Schema {
  if (!schema.allOf) return schema;
  const {allOf, ...outer} = schema;
  const merged: Schema = {};
  for (const part of allOf) {
    if (part.$ref && seen.includes(part.$ref)) continue;
    const target = part.$ref ? {...resolve(part.$ref), ...withoutRef(part)} : part;
    const flat = mergeAllOf(target, resolve, part.$ref ? [...seen, part.$ref] : seen);
    add(merged, flat);
  }
  add(merged, outer);
  return merged;
}

function add(into: Schema, from: Schema): void {
  const {properties, required, ...rest} = from;
  Object.assign(into, rest);
  if (properties) into.properties = {...into.properties, ...properties};
  if (required) into.required = [...new Set([...(into.required ?? []), ...required])];
}

function withoutRef({$ref: _ref, ...rest}: Schema): Schema {
  return rest;
}

/** A schema without null, and whether it allowed null. */
export interface NullSplit {
  schema: Schema;
  nullable: boolean;
}

/** Removes null from `type`, `oneOf`, `anyOf` and `enum`; a choice with one member left becomes that member. */
export function splitNull(schema: Schema): NullSplit {
  let nullable = schema.nullable === true;
  let rest: Schema = schema;
  if (Array.isArray(rest.type) && rest.type.includes('null')) {
    const types = rest.type.filter((type) => type !== 'null');
    rest = {...rest, type: types.length === 1 ? types[0] : types};
    nullable = true;
  }
  if (rest.enum?.includes(null) && rest.enum.length > 1) {
    rest = {...rest, enum: rest.enum.filter((value: Json) => value !== null)};
    nullable = true;
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const members = rest[key];
    if (!members) continue;
    const others = members.filter((member) => !isNullOnly(member));
    if (others.length === members.length && others.length > 1) continue;
    nullable ||= others.length < members.length;
    const {[key]: _members, ...outer} = rest;
    const [only] = others;
    // Keywords beside the choice describe this use of the type, so they win over the type's own.
    rest = others.length === 1 && only ? {...only, ...outer} : {...outer, [key]: others};
  }
  return {schema: rest, nullable};
}

/** A schema without `$ref`, `allOf` and null at its top, and the references it was made from. */
export interface OpenedSchema {
  schema: Schema;
  nullable: boolean;
  /** `$ref`s that led to it. */
  refs: string[];
  /** `$ref`s that its `allOf` joined. */
  parts: string[];
}

/** Resolves references, merges `allOf` and removes null until none is left at the top of the schema. */
export function openSchema(raw: Schema, resolve: Resolve): OpenedSchema {
  const refs: string[] = [];
  const parts: string[] = [];
  let schema = raw;
  let nullable = false;
  for (;;) {
    if (schema.$ref) {
      const {$ref, ...beside} = schema;
      if (refs.includes($ref)) return {schema: beside, nullable, refs, parts};
      refs.push($ref);
      schema = {...resolve($ref), ...beside};
      continue;
    }
    if (schema.allOf) {
      parts.push(...schema.allOf.flatMap((part) => part.$ref ?? []));
      schema = mergeAllOf(schema, resolve);
      continue;
    }
    const split = splitNull(schema);
    nullable ||= split.nullable;
    if (split.schema === schema) return {schema, nullable, refs, parts};
    schema = split.schema;
  }
}
