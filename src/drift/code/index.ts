import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Difference, Report} from '../types';
import {loose} from './definitions';
import {isDigested, whole, type Code} from './files';

/** The digest of each definition, by file and name. */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>;

const record = 'src/platform/sources/code.json';

/** The digests at the documented commit. */
export const recordedDigests = (root: string): Digests =>
  JSON.parse(readFileSync(path.join(root, record), 'utf8')) as Digests;

/** Records digests, with one row per file. Returns the number of definitions. */
export function writeDigests(root: string, digests: Digests): number {
  const all = Object.entries(digests);
  const rows = all.map(([file, own]) => `"${file}": ${JSON.stringify(own)}`);
  writeFileSync(path.join(root, record), `{\n${rows.join(',\n')}\n}\n`);
  return all.flatMap(([, own]) => Object.keys(own)).length;
}

/** A definition by file and name, with its digest. */
interface Digested {
  readonly file: string;
  readonly name: string;
  readonly digest: string;
}

/** What a definition was, and what it is. */
type Change = readonly [old: Digested | undefined, now: Digested | undefined];

/** The digests of a checkout: of the code that pages describe, and of everything else that is named. */
export function digestsOf(code: Code, named: Iterable<Pick<Digested, 'file' | 'name'>>): Digests {
  const all: Record<string, Record<string, string>> = {};
  for (const {file, name} of [...codeIn(code), ...named]) {
    const found = code.find(file, name);
    if (found) (all[file] ??= {})[name] = found.digest;
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const codeIn = (code: Code): Digested[] =>
  code.checkout.all
    .filter(isDigested)
    .flatMap((file) => code.in(file).map(({name, digest}) => ({file, name, digest})));

/**
 * The definitions that are no longer as recorded, and the new ones. One that another file has now is no change if its digest is the same.
 * `rested` says which sections rest on a definition, by `file#name`.
 */
export function changedCode(
  recorded: Digests,
  code: Code,
  rested: ReadonlyMap<string, {readonly sources: readonly {readonly address: string}[]}>,
): Report {
  const known = Object.entries(recorded).flatMap(([file, own]) =>
    Object.entries(own).map(([name, digest]): Digested => ({file, name, digest})),
  );
  const fresh = new Set(codeIn(code).filter(({file, name}) => recorded[file]?.[name] === undefined));
  const changes = known.flatMap((old): Change[] => {
    const same = code.find(old.file, old.name);
    const now = same ? {...old, digest: same.digest} : successor(old, [...fresh]);
    if (now) fresh.delete(now);
    return now?.digest === old.digest && now.name === old.name ? [] : [[old, now]];
  });
  const differences = [...changes, ...[...fresh].map((one): Change => [undefined, one])].map(
    ([old, now]): Difference => {
      const {file, name} = (old ?? now) as Digested;
      const isMoved = old && now && (now.file !== file || now.name !== name);
      const sources = old && rested.get(`${file}#${name}`)?.sources;
      const lines = now && code.find(now.file, now.name)?.lines;
      return {
        change: !old ? 'added' : now ? 'changed' : 'removed',
        kind: 'code',
        name: `${file}#${name}`,
        detail: isMoved ? `now ${now.file}#${now.name}` : '',
        old: old?.digest ?? 'absent',
        now: now?.digest ?? 'absent',
        platform: lines && {file: now.file, line: lines[0]?.[0] ?? 1},
        pages: [...new Set(sources?.map(({address}) => address))],
      };
    },
  );
  return {compared: known.length, differences};
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
