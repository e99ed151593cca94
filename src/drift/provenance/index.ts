import type {Reference} from '../../api-reference/description/reference';
import type {Digests} from '../code';
import type {Code} from '../code/files';
import {pagesOf} from '../kinds';
import type {Surface} from '../types';
import {namesIn, recordedNames, type Names, type Target} from './names';
import {describedSources, sectionsOf, type Source} from './sources';

/** What a definition is named by, and the sources that name it, by `file#name`. */
export type Rested = ReadonlyMap<string, {readonly target: Target; readonly sources: readonly Source[]}>;

/** What the sources name. A name is looked up in one place after the other. Throws an Error with a line for each name that is wrong. */
export function resolved(sources: readonly Source[], places: readonly Names[]): Rested {
  const rested = new Map<string, {target: Target; sources: Source[]}>();
  const problems: string[] = [];
  for (const source of sources)
    for (const name of source.names)
      try {
        for (const target of look(name, places)) {
          const key = `${target.file}#${target.name}`;
          const known = rested.get(key)?.sources ?? [];
          rested.set(key, {target, sources: known.includes(source) ? known : [...known, source]});
        }
      } catch (error) {
        problems.push(`${source.place.file}:${source.place.line}: ${(error as Error).message}`);
      }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rested;
}

/** The definitions in the first place that has them. Throws the error of the first one if none has. */
function look(name: string, [place, ...others]: readonly Names[]): Target[] {
  try {
    return place?.resolve(name) ?? [];
  } catch (error) {
    try {
      if (others.length > 0) return look(name, others);
    } catch {
      // The first error says more.
    }
    throw error;
  }
}

/** Everything that names code: sections of pages, the API description, and what the facts of a checkout say. */
export const sourcesOf = (code: Code, surface: Surface, reference: Reference, root: string): Source[] => [
  ...sectionsOf(root),
  ...describedSources(reference, root),
  ...impliedSources(surface, code),
];

/** What the sources rest on. Names are those of the documented commit; new ones of the checkout may stand beside them. */
export const provenance = (sources: readonly Source[], code: Code, recorded: Digests): Rested =>
  resolved(sources, [recordedNames(recorded), namesIn(code)]);

/** The definitions that the sources name in a checkout. Throws an Error if one is not there, or no longer. */
export const namedIn = (code: Code, sources: readonly Source[]): Target[] =>
  [...resolved(sources, [namesIn(code)]).values()].map(({target}) => target);

const ownKinds = new Set(['operation', 'command', 'callable']);

/** The functions behind operations, commands and the SDK's names, on which their pages rest without saying so. */
function impliedSources({ours, platform}: Surface, code: Code): Source[] {
  return [...platform].flatMap(([key, {kind, names, place, pages}]) => {
    if (!place || !ownKinds.has(kind) || !ours.has(key)) return [];
    const around = code
      .in(place.file)
      .filter(({lines}) => lines.some(([first, last]) => place.line >= first && place.line <= last));
    const own = around.find((one) => one.name.includes('.')) ?? around[0];
    if (!own) return [];
    const addresses = ours.get(key)?.pages ?? pages ?? pagesOf(kind, names);
    return addresses.map((address) => ({address, place, names: [`${place.file}#${own.name}`]}));
  });
}
