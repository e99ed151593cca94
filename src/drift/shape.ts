import type {Place} from './types';

/** The type of a JSON value, in one form for Python annotations and OpenAPI schemas. */
export interface Shape {
  /** In words, by which shapes are compared. */
  readonly text: string;
  /** The values of an enum. */
  readonly values?: readonly string[];
  /** The members of a union. */
  readonly members?: readonly Shape[];
  /** The only model in it, which is compared field by field. */
  readonly model?: Model;
  /** The arrays and maps around that model. */
  readonly around?: string;
}

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

const holding = (kind: string, {text, model, around = ''}: Shape): Shape => ({
  text: `${kind} of ${text}`,
  model,
  around: `${kind} ${around}`,
});

export const plain = (text: string): Shape => ({text});
export const anything = plain('any');
export const oneOf = (values: readonly string[]): Shape => ({
  text: `one of ${[...values].sort().join(', ')}`,
  values,
});
export const array = (of: Shape = anything): Shape => holding('array', of);
export const map = (of: Shape): Shape => (of.text === 'any' ? plain('object') : holding('map', of));
export const object = (model: Model): Shape => ({text: 'object with fields', model});

/** A union in normal form: flat, without duplicates, sorted. A single member, or `any`, replaces the union. */
export function unionOf(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((one) => one.members ?? [one]);
  if (flat.some(({text}) => text === 'any')) return anything;
  const unique = new Map(flat.map((one) => [one.text, one]));
  const members = [...unique.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
  if (members.length === 1 && members[0]) return members[0];
  const [only, ...others] = members.filter(({model}) => model);
  const {model, around} = others.length === 0 && only ? only : {};
  return {text: members.map(({text}) => text).join(' or '), members, model, around};
}

/** A shape without null, for values that may be omitted, where null makes no difference. */
export const withoutNull = (shape: Shape): Shape =>
  shape.members ? unionOf(shape.members.filter(({text}) => text !== 'null')) : shape;
