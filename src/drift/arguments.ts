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
  readonly byPosition: boolean | 'only';
  readonly place?: Place;
}

/** What may be left out is said by the default, so that `Optional` is not part of the type. */
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

/** Something that can be called, of either side, with its arguments; `ag.config.push` is part of `ag.config`. */
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
