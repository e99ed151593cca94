import {formOf} from './python/literal';
import type {Param} from './python/node';
import {required, shownText, typeOf} from './python/types';
import {entity, type Entity} from './types';

/**
 * The arguments of a function, method or class, as its caller sees them. `Optional` is dropped from a type with a default, which says already
 * that the argument may be omitted.
 */
export const argumentsOf = (kind: string, params: readonly Param[]): Entity[] =>
  params
    .filter(({passing}) => passing !== 'rest' && passing !== 'keywords')
    .map(({name, node, annotation, value, passing}) => {
      const declared = annotation && typeOf(annotation);
      const facts = {
        type: declared && shownText(annotation, value ? required(declared) : declared),
        required: value === undefined,
        default: value ? formOf(value) : 'none',
        passing: passing === 'any' ? 'none' : 'keyword-only',
      };
      return entity(kind, name, facts, node.place);
    });
