import type {Place} from './types';

/** What a value looks like in JSON, the same for annotations of Python and for schemas of OpenAPI. */
export type Shape =
  | {readonly kind: 'plain'; readonly name: string}
  | {readonly kind: 'enum'; readonly values: readonly string[]}
  | {readonly kind: 'array' | 'map'; readonly of: Shape}
  | {readonly kind: 'union'; readonly of: readonly Shape[]}
  | {readonly kind: 'model'; readonly model: Model};

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  /** Default in JSON; absent: none, or one made at run time. */
  readonly fallback?: string;
  readonly edition: 'all' | 'cloud';
  readonly place?: Place;
}

export interface Model {
  readonly name: string;
  /** Read when asked for: models may contain themselves. */
  readonly fields: () => readonly Field[];
  readonly place?: Place;
}

export const plain = (name: string): Shape => ({kind: 'plain', name});
export const anything = plain('any');

/** Flat, without doubles, in one order. */
export function unionOf(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((one) => (one.kind === 'union' ? one.of : [one]));
  if (flat.some((one) => one.kind === 'plain' && one.name === 'any')) return anything;
  const unique = [...new Map(flat.map((one) => [textOf(one), one])).entries()];
  const sorted = unique.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return sorted.length === 1 && sorted[0] ? sorted[0] : {kind: 'union', of: sorted};
}

/** What may be left out is not asked whether it may be null. */
export const withoutNull = (shape: Shape): Shape =>
  shape.kind === 'union'
    ? unionOf(shape.of.filter((one) => one.kind !== 'plain' || one.name !== 'null'))
    : shape;

export function textOf(shape: Shape): string {
  switch (shape.kind) {
    case 'plain':
      return shape.name;
    case 'enum':
      return `one of ${shape.values.join(', ')}`;
    case 'array':
      return `array of ${textOf(shape.of)}`;
    case 'map':
      return textOf(shape.of) === 'any' ? 'object' : `map of ${textOf(shape.of)}`;
    case 'union':
      return shape.of.map(textOf).join(' or ');
    case 'model':
      return 'object with fields';
  }
}

/** The models at matching places of two shapes. */
export function* pairs(ours: Shape, theirs: Shape): Generator<[Model, Model]> {
  if (ours.kind === 'model' && theirs.kind === 'model') yield [ours.model, theirs.model];
  else if ((ours.kind === 'array' || ours.kind === 'map') && ours.kind === theirs.kind)
    yield* pairs(ours.of, theirs.of);
  else if (ours.kind === 'union' || theirs.kind === 'union') {
    const one = modelsOf(ours);
    const other = modelsOf(theirs);
    if (one.length === 1 && other.length === 1 && one[0] && other[0])
      yield* pairs(one[0], other[0]);
  }
}

const modelsOf = (shape: Shape): Shape[] =>
  (shape.kind === 'union' ? shape.of : [shape]).filter(
    (one) =>
      one.kind === 'model' ||
      ((one.kind === 'array' || one.kind === 'map') && [...pairs(one, one)].length > 0),
  );
