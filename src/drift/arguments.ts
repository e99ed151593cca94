import {formOf} from './python/literal';
import type {Param} from './python/node';
import {pythonText, required, typeOf, type Type} from './python/types';
import {entity, type Entity, type Place} from './types';

/** An argument of a function, method or class, as its caller sees it. */
export interface Argument {
  readonly name: string;
  readonly type?: string;
  /** The parsed annotation; only for arguments read from the platform's source. */
  readonly annotation?: Type;
  /** Default in source form; absent if the argument is required. */
  readonly fallback?: string;
  readonly byPosition: boolean | 'only';
  readonly place?: Place;
}

/** The arguments that parameters declare. `Optional` is dropped from a type with a default, which says already that the argument may be omitted. */
export const argumentsOf = (params: readonly Param[]): Argument[] =>
  params
    .filter(({passing}) => passing !== 'rest' && passing !== 'keywords')
    .map(({name, node, annotation: declared, value, passing}) => {
      const fallback = value && formOf(value);
      const annotation = declared && typeOf(declared);
      const type = annotation && pythonText(value ? required(annotation) : annotation);
      const byPosition = passing === 'position' ? 'only' : passing === 'any';
      return {name, type, annotation, fallback, byPosition, place: node.place};
    });

/** The entities of a callable of either side and of its arguments. The callable `ag.config.push` is part of `ag.config`. */
export function callable(
  [kind, part]: readonly [kind: string, part: string],
  name: string,
  facts: Readonly<Record<string, string | boolean | readonly string[] | undefined>>,
  args: readonly Argument[],
  place?: Place,
  pages?: readonly string[],
): Entity[] {
  const [, owner = name, member = ''] = /^(ag\.\w+)\.(.+)$/.exec(name) ?? [];
  const self = entity(kind, member ? [owner, '.', member] : name, facts, place, pages);
  const parts = args.map(({type, fallback, byPosition, ...one}) => {
    const told = {type, required: fallback === undefined, default: fallback ?? 'none'};
    const whole = {...told, 'by position': byPosition};
    return entity(part, [self.name, ' ', one.name], whole, one.place, pages);
  });
  return [self, ...parts];
}
