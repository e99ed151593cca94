import {formOf} from './python/literal';
import type {Param} from './python/node';
import {required, shownText, typeOf} from './python/types';
import {entity, type Entity, type Place} from './types';

/** An argument of a function, method or class, as its caller sees it. */
export interface Argument {
  readonly name: string;
  readonly type?: string;
  /** Default in source form; absent if the argument is required. */
  readonly fallback?: string;
  readonly byPosition: boolean;
  readonly place?: Place;
}

/** The arguments that parameters declare. `Optional` is dropped from a type with a default, which says already that the argument may be omitted. */
export const argumentsOf = (params: readonly Param[]): Argument[] =>
  params
    .filter(({passing}) => passing !== 'rest' && passing !== 'keywords')
    .map(({name, node, annotation: declared, value, passing}) => {
      const fallback = value && formOf(value);
      const annotation = declared && typeOf(declared);
      const type = annotation && shownText(declared, value ? required(annotation) : annotation);
      return {name, type, fallback, byPosition: passing === 'any', place: node.place};
    });

/** The entities of arguments. */
export const argumentEntities = (
  kind: string,
  args: readonly Argument[],
  passing: (one: Argument) => string | undefined = () => undefined,
): Entity[] =>
  args.map((one) => {
    const {name, type, fallback, place} = one;
    const facts = {
      type,
      required: fallback === undefined,
      default: fallback ?? 'none',
      passing: passing(one),
    };
    return entity(kind, name, facts, place);
  });
