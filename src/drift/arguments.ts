import {formOf} from './python/literal';
import type {Param} from './python/node';
import {pythonText, required, typeOf, type Type} from './python/types';
import {entity, type Entity, type Place} from './types';

/** What something that can be called takes from its caller. */
export interface Argument {
  readonly name: string;
  readonly type?: string;
  /** The same, of the platform. */
  readonly annotation?: Type;
  /** Default in source form; absent: the argument is demanded. */
  readonly fallback?: string;
  readonly byPosition: boolean;
  readonly place?: Place;
}

/** What may be left out is said by the default, so that `Optional` is not part of the type. */
export const argumentsOf = (params: readonly Param[]): Argument[] =>
  params
    .filter(({passing}) => passing === 'any' || passing === 'keyword')
    .map(({name, node, annotation: declared, value, passing}) => {
      const fallback = value && formOf(value);
      const annotation = declared && typeOf(declared);
      const type = annotation && pythonText(value ? required(annotation) : annotation);
      const byPosition = passing === 'any';
      return {name, type, annotation, fallback, byPosition, place: node.place};
    });

/** An argument of either side. */
export function argument(
  kind: string,
  owner: string,
  {name, type, fallback, byPosition, place}: Argument,
  pages?: readonly string[],
): Entity {
  const isDemanded = fallback === undefined;
  const facts = {type, required: isDemanded, default: fallback ?? 'none'};
  return entity(kind, [owner, ' ', name], {...facts, 'by position': byPosition}, place, pages);
}
