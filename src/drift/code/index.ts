import type {Difference, Report} from '../types';
import {loose} from './definitions';
import {whole, type Code} from './files';
import type {Digests} from './record';

/** The sources that name a definition, by `file#name`. */
type Rested = ReadonlyMap<string, {readonly sources: readonly {readonly address: string}[]}>;

/** A definition by file and name, with its digest. */
interface Digested {
  readonly file: string;
  readonly name: string;
  readonly digest: string;
}

/** The digests of a checkout: of the code that pages describe, and of everything else that is named. */
export function digestsOf(
  code: Code,
  named: Iterable<{readonly file: string; readonly name: string}>,
): Digests {
  const all = new Map<string, Map<string, string>>();
  const add = (file: string, name: string, digest: string): void => {
    all.set(file, (all.get(file) ?? new Map<string, string>()).set(name, digest));
  };
  for (const file of code.files) for (const {name, digest} of code.in(file)) add(file, name, digest);
  for (const {file, name} of named) {
    const found = code.find(file, name);
    if (found) add(file, name, found.digest);
  }
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([file, own]) => [file, Object.fromEntries(own)]));
}

/**
 * The definitions that are no longer as recorded, and the new ones. One that another file has now is no change if its digest is the same.
 * `rested` says which sections rest on a definition.
 */
export function changedCode(recorded: Digests, code: Code, rested: Rested): Report {
  const isKnown = (file: string, name: string): boolean => recorded[file]?.[name] !== undefined;
  const pages = ({file, name}: Digested): string[] => [
    ...new Set(rested.get(`${file}#${name}`)?.sources.map(({address}) => address)),
  ];
  const fresh = new Set<Digested>();
  for (const file of code.files)
    for (const {name, digest} of code.in(file)) if (!isKnown(file, name)) fresh.add({file, name, digest});

  const differences: Difference[] = [];
  const tell = (change: Difference['change'], old: Digested, now?: Digested): void => {
    const {file, name} = now ?? old;
    const found = now && code.find(file, name);
    const isMoved = now && (now.file !== old.file || now.name !== old.name);
    differences.push({
      change,
      kind: 'code',
      name: `${old.file}#${old.name}`,
      detail: isMoved ? `now ${now.file}#${now.name}` : '',
      old: change === 'added' ? 'absent' : old.digest,
      now: now?.digest ?? 'absent',
      platform: found && {file, line: found.lines[0]?.[0] ?? 1},
      // Nothing has rested on what is new.
      pages: change === 'added' ? [] : pages(old),
    });
  };
  const lost: Digested[] = [];
  for (const [file, own] of Object.entries(recorded))
    for (const [name, digest] of Object.entries(own)) {
      const found = code.find(file, name);
      if (!found) lost.push({file, name, digest});
      else if (found.digest !== digest)
        tell('changed', {file, name, digest}, {file, name, digest: found.digest});
    }
  for (const one of lost) {
    const now = successor(one, [...fresh]);
    if (now) fresh.delete(now);
    if (now?.digest === one.digest && now.name === one.name) continue;
    tell(now ? 'changed' : 'removed', one, now);
  }
  for (const one of fresh) tell('added', one, one);
  return {compared: Object.values(recorded).flatMap(Object.keys).length, differences};
}

const baseOf = (file: string): string | undefined => file.split('/').at(-1);

/** Where a definition has gone: under its name into another file, or under another name. */
function successor(lost: Digested, fresh: readonly Digested[]): Digested | undefined {
  const isWhole = [loose, whole].includes(lost.name);
  const moved = fresh.filter(
    (one) =>
      one.name === lost.name &&
      (!isWhole || one.digest === lost.digest || baseOf(one.file) === baseOf(lost.file)),
  );
  const same = fresh.filter((one) => one.digest === lost.digest);
  const renamed = same.filter(({file}) => file === lost.file);
  return (
    moved.find(({digest}) => digest === lost.digest) ??
    (moved.length === 1 ? moved[0] : undefined) ??
    (isWhole ? undefined : renamed[0])
  );
}
