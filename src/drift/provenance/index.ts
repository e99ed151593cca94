import type {Reference} from '../../api-reference/description/reference';
import type {Code} from '../code/files';
import {isDigested, whole} from '../code/files';
import {loose} from '../code/definitions';
import type {Digests} from '../code/record';
import {isDocumented} from '../history';
import type {Surface} from '../surface';
import {describedSources} from './described';
import {Names, UnknownName, type Known, type Target} from './names';
import {sectionsOf, type Source} from './sections';

/** Of code that pages describe, the loose statements; any other file as a whole. */
const rest = (file: string): string => (isDigested(file) ? loose : whole);

/** What can be named by the record of the documented commit. */
export const recordedNames = (digests: Digests): Names => {
  const names = (file: string): string[] => Object.keys(digests[file] ?? {});
  const files = Object.keys(digests);
  return new Names({
    files,
    code: files.filter(isDigested),
    names,
    has: (file, name) => names(file).includes(name),
    rest,
  });
};

/** What can be named in a checkout. */
export const namesIn = (code: Code): Names =>
  new Names({
    files: code.checkout.all,
    code: code.files,
    names: (file) => code.in(file).map(({name}) => name),
    has: (file, name) => code.find(file, name) !== undefined,
    rest,
  } satisfies Known);

/** The sources that name a definition, by its file and name. */
export type Rested = ReadonlyMap<string, readonly Source[]>;

export const keyOf = ({file, name}: Target): string => `${file}#${name}`;

/** Each of these names nothing, or too much. The message has a line for each. */
export class WrongNames extends Error {}

/** What the sources name. A name is looked up in one place after the other. Throws WrongNames. */
export function resolved(sources: readonly Source[], places: readonly Names[]): Rested {
  const rested = new Map<string, Source[]>();
  const problems = sources.flatMap((source) =>
    source.names.flatMap((name) => {
      const found = look(name, places);
      if (found instanceof UnknownName)
        return [`${source.place.file}:${source.place.line}: ${found.message}`];
      for (const target of found) {
        const known = rested.get(keyOf(target)) ?? [];
        if (!known.includes(source)) rested.set(keyOf(target), [...known, source]);
      }
      return [];
    }),
  );
  if (problems.length > 0) throw new WrongNames(problems.join('\n'));
  return rested;
}

function look(name: string, places: readonly Names[]): Target[] | UnknownName {
  let problem: UnknownName | undefined;
  for (const names of places)
    try {
      return names.resolve(name);
    } catch (error) {
      if (!(error instanceof UnknownName)) throw error;
      problem ??= error;
    }
  return problem ?? new UnknownName(name);
}

/** Everything that names code: sections of pages, the API description, and what the facts of a checkout say. */
export const sourcesOf = (code: Code, surface: Surface, reference: Reference, root: string): Source[] => [
  ...sectionsOf(root),
  ...describedSources(reference, root),
  ...impliedSources(surface, code),
];

/** What the sources rest on. Names are those of the documented commit; in another checkout, new ones of its own may stand beside them. */
export function provenance(sources: readonly Source[], code: Code, recorded: Digests): Rested {
  const now = namesIn(code);
  const places = isDocumented(code.checkout.root) ? [now] : [recordedNames(recorded), now];
  return resolved(sources, places);
}

/** The definitions that the sources name in a checkout. Throws WrongNames if one is not there, or no longer. */
export const namedIn = (code: Code, sources: readonly Source[]): Target[] =>
  [...resolved(sources, [namesIn(code)]).keys()].map((key) => {
    const [, file = '', name = ''] = /^([^#]*)#(.*)$/.exec(key) ?? [];
    return {file, name};
  });

const ownKinds = new Set(['operation', 'command', 'callable']);

/** The functions behind operations, commands and the SDK's names, on which their pages rest without saying so. */
export function impliedSources({ours, platform, about}: Surface, code: Code): Source[] {
  return platform.flatMap(({kind, name, place}) => {
    if (!place || !ownKinds.has(kind) || ours[kind]?.[name] === undefined) return [];
    const around = code
      .in(place.file)
      .filter(({lines}) => lines.some(([first, last]) => place.line >= first && place.line <= last));
    const own = around.find((one) => one.name.includes('.')) ?? around[0];
    const names = [`${place.file}#${own?.name}`];
    return own ? about(kind, [name]).pages.map((address) => ({address, place, names})) : [];
  });
}
