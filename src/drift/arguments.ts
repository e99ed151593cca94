import type {Project} from './python/project';
import type {Param, Source} from './python/tree';
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
export const argumentsOf = (
  project: Project,
  source: Source,
  params: readonly Param[],
): Argument[] =>
  params
    .filter(({passing}) => passing === 'any' || passing === 'keyword')
    .map((param) => {
      const fallback = param.fallback && project.form(source, param.fallback);
      const annotation = param.annotation && typeOf(project, source, param.annotation);
      return {
        name: param.name,
        type: annotation && pythonText(fallback === undefined ? annotation : required(annotation)),
        ...{annotation, fallback},
        byPosition: param.passing === 'any',
        place: source.place(param.node),
      };
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
