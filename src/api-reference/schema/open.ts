import {oneLine} from '../samples/literal';
import type {ExternalDocs, Json, Schema} from '../description/types';

/** Resolves a `$ref` to a schema of the same description. */
export type Resolve = (ref: string) => Schema;

/** A schema that a value must fit, without `$ref`, `allOf` and null at its top level, and the references that led to it. */
export interface Part {
  schema: Schema;
  refs: readonly string[];
}

/** What a schema says of itself: its own words, else those of the schemas that it consists of. */
export interface About {
  title?: string;
  description?: string;
  /** Several, if the members of `allOf` do not agree. */
  defaults: Json[];
  examples: Json[];
  docs: ExternalDocs[];
  /** What is not always there, or not in every direction. */
  marks: ('deprecated' | 'read-only' | 'write-only')[];
  /** Meaning of each value of `enum`. */
  meanings: Record<string, string>;
}

export interface OpenedSchema {
  /** A value fits all of them: the target of `$ref`, the members of `allOf`, and what stands beside them. */
  parts: Part[];
  about: About;
  nullable: boolean;
  /** The references that led to it, if it has a name. */
  refs: readonly string[];
}

export type Choice = 'oneOf' | 'anyOf';

/** Removes null from `type`, `oneOf` and `anyOf`. If a single alternative is left, it is returned apart, as it replaces the choice. */
function splitNull({...rest}: Schema): {rest: Schema; only?: Schema; nullable: boolean} {
  if (Array.isArray(rest.type) && rest.type.includes('null')) {
    const types = rest.type.filter((type) => type !== 'null');
    return {rest: {...rest, type: types.length === 1 ? types[0] : types}, nullable: true};
  }
  for (const key of ['anyOf', 'oneOf'] satisfies Choice[]) {
    const all = rest[key] ?? [];
    // One that says more than its type remains a choice.
    const others = all.filter((one) => one.type !== 'null' || Object.keys(one).length > 1);
    if (others.length === all.length) continue;
    if (others.length > 1) return {rest: {...rest, [key]: others}, nullable: true};
    delete rest[key];
    return {rest, only: others[0], nullable: true};
  }
  return {rest, nullable: rest.type === 'null'};
}

const isTyped = ({parts}: OpenedSchema): boolean =>
  parts.some(({schema}) => schema.type ?? schema.oneOf ?? schema.anyOf);

/** Resolves references and `allOf`, and removes null, until none is left at the top level of the schema; `refs` led to it. */
export function openSchema(raw: Schema, resolve: Resolve, refs: readonly string[] = []): OpenedSchema {
  const {$ref, allOf = [], unevaluatedProperties, ...own} = raw;
  // It takes more properties for named ones, but the pages show all of them together.
  const more = unevaluatedProperties === undefined ? {} : {additionalProperties: unevaluatedProperties};
  const {rest, only, nullable} = splitNull({...more, ...own});
  const target = $ref && !refs.includes($ref) ? $ref : undefined;
  const bases = [
    ...(target ? [openSchema(resolve(target), resolve, [...refs, target])] : []),
    ...[...allOf, ...(only ? [only] : [])].map((member) => openSchema(member, resolve, refs)),
  ];
  const single = bases.length === 1 ? bases[0] : undefined;
  const beside: Part[] = Object.keys(rest).length > 0 || bases.length === 0 ? [{schema: rest, refs}] : [];
  const typed = bases.filter(isTyped);
  return {
    parts: [...bases.flatMap(({parts}) => parts), ...beside],
    about: aboutOf(
      rest,
      bases.map(({about}) => about),
    ),
    nullable: nullable || (typed.length > 0 && typed.every((base) => base.nullable)),
    refs: target ? [target, ...(single?.refs.slice(refs.length + 1) ?? [])] : (single?.refs ?? []),
  };
}

/** Values, each once. */
const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [oneLine(value as Json), value])).values(),
];

/** What a schema says of itself beside what the schemas say that it consists of. */
function aboutOf(own: Schema, bases: readonly About[]): About {
  const {title, description, default: preset, example, examples = [], externalDocs} = own;
  const {deprecated, readOnly, writeOnly, 'x-enum-descriptions': meanings} = own;
  const ownOr = <Value>(values: (Value | undefined)[], ofBases: Value[]): Value[] => {
    const given = values.filter((value) => value !== undefined);
    return distinct(given.length > 0 ? given : ofBases);
  };
  const described = bases.map((base) => base.description);
  const ownMarks = {deprecated, 'read-only': readOnly, 'write-only': writeOnly};
  const marks = (['deprecated', 'read-only', 'write-only'] as const).filter(
    (mark) => ownMarks[mark] ?? bases.some((base) => base.marks.includes(mark)),
  );
  return {
    title: title ?? (distinct(bases.flatMap((base) => base.title ?? [])).join(' and ') || undefined),
    // Words beside a reference are for this use of it. Members of allOf each have something to say.
    description: joined(bases.length === 1 && description ? [description] : [description, ...described]),
    defaults: ownOr(
      [preset],
      bases.flatMap((base) => base.defaults),
    ),
    examples: ownOr(
      [example, ...examples],
      bases.flatMap((base) => base.examples),
    ),
    docs: distinct([externalDocs ?? [], ...bases.map((base) => base.docs)].flat()),
    marks,
    meanings: Object.assign({}, ...bases.map((base) => base.meanings), meanings) as About['meanings'],
  };
}

/** Texts as paragraphs, each once. */
export const joined = (texts: readonly (string | undefined)[]): string | undefined =>
  [...new Set(texts.filter(Boolean))].join('\n\n') || undefined;

/** The parts as one schema, for words such as its type. Types and values are those that all parts allow. */
export function mergeParts(parts: readonly Part[]): Schema {
  return parts
    .map(({schema}) => schema)
    .reduce<Schema>((merged, schema) => {
      const both = <Value>(one?: Value[], two?: Value[]) =>
        one && two ? one.filter((value) => two.includes(value)) : (one ?? two);
      const types = both(list(merged.type, schema.type), list(schema.type, merged.type));
      return {
        ...merged,
        ...schema,
        ...(types && {type: types.length === 1 ? types[0] : types}),
        enum: both(merged.enum, schema.enum),
        required: [...new Set([...(merged.required ?? []), ...(schema.required ?? [])])],
      };
    }, {});
}

/** The types of a schema. A number that another part wants to be an integer is one. */
const list = (value?: string | string[], other: string | string[] = []): string[] | undefined =>
  value === undefined
    ? undefined
    : [value]
        .flat()
        .map((type) =>
          type === 'number' && other.includes('integer') && !other.includes('number') ? 'integer' : type,
        );

/** All values of a keyword that holds schemas, as one schema: `false` if one of them is, else what fits all. */
export function intersect(schemas: readonly (Schema | boolean)[]): Schema | boolean | undefined {
  if (schemas.includes(false)) return false;
  const objects = schemas.filter((one) => typeof one === 'object');
  return objects.length > 1 ? {allOf: objects} : (objects[0] ?? schemas[0]);
}
