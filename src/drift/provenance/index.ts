import type {Code} from '../code/files';
import {isCode, isDigested, whole} from '../code/files';
import {loose} from '../code/definitions';
import type {Digests} from '../code/record';
import {pagesOf} from '../kinds';
import type {Surface} from '../types';
import {Names, UnknownName, type Known, type Target} from './names';
import type {Source} from './sections';

const rest = (file: string): string => (isCode(file) ? loose : whole);

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

/** A definition, and the sections that rest on it. */
export interface Rested extends Target {
  readonly sources: Source[];
}

export const keyOf = ({file, name}: Target): string => `${file}#${name}`;

/** Every definition that a source names, in the order of the sources. A name is looked up in one place after the other. */
export function resolved(
  sources: readonly Source[],
  places: readonly Names[],
): {rested: ReadonlyMap<string, Rested>; problems: string[]} {
  const rested = new Map<string, Rested>();
  const problems = sources.flatMap((source) =>
    source.names.flatMap((name) => {
      const found = look(name, places);
      if (found instanceof UnknownName)
        return [`${source.place.file}:${source.place.line}: ${found.message}.`];
      for (const target of found) {
        const known = rested.get(keyOf(target)) ?? {...target, sources: []};
        if (!known.sources.includes(source)) known.sources.push(source);
        rested.set(keyOf(target), known);
      }
      return [];
    }),
  );
  return {rested, problems};
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

const ownKinds = new Set(['operation', 'command', 'callable']);

/** The functions behind operations, commands and the SDK's names, on which their pages rest without saying so. */
export function impliedSources({ours, platform}: Surface, code: Code): Source[] {
  const pages = new Map(ours.map((one) => [`${one.kind} ${one.name}`, pagesOf(one)]));
  return platform.flatMap(({kind, name, place}) => {
    if (!place || !ownKinds.has(kind)) return [];
    const around = code
      .in(place.file)
      .filter(({lines}) => lines.some(([first, last]) => place.line >= first && place.line <= last));
    const own = around.find((one) => one.name.includes('.')) ?? around[0];
    return (own ? (pages.get(`${kind} ${name}`) ?? []) : []).map((address) => ({
      address,
      place,
      names: [`${place.file}#${own?.name}`],
    }));
  });
}
