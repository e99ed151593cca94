import {entity, type Entity} from '../types';
import {formOf} from './literal';
import type {Binding, Node, Param} from './node';
import {required, shownText, typeOf} from './types';

/** The parameters of a function, in order. */
export function paramsOf(definition: Node): Param[] {
  const list = definition.field('parameters')?.children ?? [];
  const star = list.findIndex(({text}) => /^\*(?!\*)/.test(text));
  return list.flatMap((one, at): Param[] => {
    const own = one.field('name') ?? (one.kind === 'typed_parameter' ? one.first : one);
    const stars = /^\*+/.exec(one.text)?.[0] ?? '';
    const node = stars ? own?.first : own;
    if (node?.kind !== 'identifier') return [];
    const single = star >= 0 && at > star ? 'keyword' : 'any';
    const passing = stars === '**' ? 'keywords' : stars === '*' ? 'rest' : single;
    return [{name: node.text, node, annotation: one.field('type'), value: one.field('value'), passing}];
  });
}

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

/** A class and those of its base classes that are in the checkout, nearest first. */
export const lineage = (found: Binding | undefined): Binding[] =>
  found?.kind === 'class' ? [found, ...found.node.bases.flatMap((base) => lineage(base.binding))] : [];

/** What a class and its base classes annotate; what they all inherit comes first. */
export const annotated = (found: Binding) =>
  lineage(found)
    .reverse()
    .flatMap(({body}) => body.assignments)
    .flatMap(({annotation, ...one}) => (annotation ? [{...one, annotation}] : []));

/** Methods of a class by name, including inherited ones. As in Python, the last definition of a name wins. */
export function methods(found: Binding | undefined): Map<string, Binding> {
  const all = lineage(found)
    .reverse()
    .flatMap(({body}) => body.definitions);
  return new Map(all.filter(({kind}) => kind === 'function').map((one) => [one.name, one]));
}
