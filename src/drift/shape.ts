import type {Place} from './types';

/** The type of a JSON value, in one form for Python annotations and OpenAPI schemas. */
export type Shape =
  | {readonly kind: 'plain'; readonly name: string}
  | {readonly kind: 'enum'; readonly values: readonly string[]}
  | {readonly kind: 'array' | 'map'; readonly of: Shape}
  | {readonly kind: 'union'; readonly of: readonly Shape[]}
  | ModelShape;

type ModelShape = {readonly kind: 'model'} & Model;

export interface Model {
  readonly name: string;
  /** A function, because models may contain themselves. */
  readonly fields: () => readonly Field[];
  readonly place?: Place;
}

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  /** Default as JSON; absent if there is none or it is created at run time. */
  readonly fallback?: string;
  readonly edition?: 'cloud';
  readonly place?: Place;
}

export const plain = (name: string): Shape => ({kind: 'plain', name});
export const anything = plain('any');
export const array = (of: Shape = anything): Shape => ({kind: 'array', of});
export const map = (of: Shape): Shape => (textOf(of) === 'any' ? plain('object') : {kind: 'map', of});
export const model = (name: string, fields: Model['fields'], place?: Place): ModelShape => ({
  kind: 'model',
  name,
  fields,
  place,
});

/** A union in normal form: flat, without duplicates, sorted. A single member, or `any`, replaces the union. */
export function unionOf(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((one) => (one.kind === 'union' ? one.of : [one]));
  if (flat.some((one) => textOf(one) === 'any')) return anything;
  const unique = [...new Map(flat.map((one) => [textOf(one), one])).entries()];
  const sorted = unique.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return sorted.length === 1 && sorted[0] ? sorted[0] : {kind: 'union', of: sorted};
}

/** A shape without null, for values that may be omitted, where null makes no difference. */
export const withoutNull = (shape: Shape): Shape =>
  shape.kind === 'union' ? unionOf(shape.of.filter((one) => textOf(one) !== 'null')) : shape;

/** A shape in words, by which shapes are compared. Models are compared field by field elsewhere. */
export function textOf(shape: Shape): string {
  switch (shape.kind) {
    case 'plain':
      return shape.name;
    case 'enum':
      return `one of ${[...shape.values].sort().join(', ')}`;
    case 'union':
      return shape.of.map(textOf).join(' or ');
    case 'model':
      return 'object with fields';
    default:
      return `${shape.kind} of ${textOf(shape.of)}`;
  }
}

/** The models at the same place in two shapes; none if there are several candidates. */
export function pairs(ours: Shape, theirs: Shape): [Model, Model][] {
  const [one, ...more] = holders(ours);
  const [other, ...further] = holders(theirs);
  if (!one || !other || more.length + further.length > 0) return [];
  if (one.kind === 'model' && other.kind === 'model') return [[one, other]];
  return isHolding(one) && isHolding(other) && one.kind === other.kind ? pairs(one.of, other.of) : [];
}

const isHolding = (shape: Shape): shape is Extract<Shape, {kind: 'array' | 'map'}> =>
  shape.kind === 'array' || shape.kind === 'map';

/** The members of a shape that are or contain models. */
const holders = (shape: Shape): Shape[] =>
  (shape.kind === 'union' ? shape.of : [shape]).filter(
    (one) => one.kind === 'model' || (isHolding(one) && holders(one.of).length > 0),
  );
