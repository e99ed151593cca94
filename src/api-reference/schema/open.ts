import type {Schema} from '../description/types';

/** Resolves a `$ref` to a schema of the same description. */
export type Resolve = (ref: string) => Schema;

/** A schema without `$ref` and null at its top level, and the references that led to it. */
export interface OpenedSchema {
  schema: Schema;
  nullable: boolean;
  refs: string[];
}

/** Removes null from `type` and `anyOf`. If a single alternative is left, it replaces the choice. Returns the same object if there is no null. */
function splitNull(schema: Schema): Schema {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const types = schema.type.filter((type) => type !== 'null');
    return {...schema, type: types.length === 1 ? types[0] : types};
  }
  const {anyOf, ...outer} = schema;
  const others = anyOf?.filter(({type}) => type !== 'null') ?? [];
  if (!anyOf || others.length === anyOf.length) return schema;
  // Keywords beside `anyOf` describe this use of the type, so they override the type's own.
  return others.length === 1 ? {...others[0], ...outer} : {...outer, anyOf: others};
}

/** Resolves references and removes null until neither is left at the top level of the schema; `refs` led to it. */
export function openSchema(schema: Schema, resolve: Resolve, refs: string[] = []): OpenedSchema {
  const {$ref, ...beside} = schema;
  if ($ref && refs.includes($ref)) return {schema: beside, nullable: false, refs};
  if ($ref) return openSchema({...resolve($ref), ...beside}, resolve, [...refs, $ref]);
  const rest = splitNull(schema);
  if (rest === schema) return {schema, nullable: false, refs};
  return {...openSchema(rest, resolve, refs), nullable: true};
}
