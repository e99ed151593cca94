import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Checkout} from '../checkout';
import {pagesOf} from '../kinds';
import type {Difference, Report, Surface} from '../types';
import type {Definition} from './definitions';
import {definitionsIn} from './files';

/** The digest of each definition, by file and name. */
type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>;

const record = 'src/platform/sources/code.json';

/** The digests at the documented commit. */
export const recordedDigests = (root: string): Digests =>
  JSON.parse(readFileSync(path.join(root, record), 'utf8')) as Digests;

export async function digestsOf(checkout: Checkout): Promise<Digests> {
  const all = [...(await definitionsIn(checkout))].filter(([, list]) => list.length > 0);
  return Object.fromEntries(
    all.map(([file, list]) => [
      file,
      Object.fromEntries(list.map(({name, digest}) => [name, digest])),
    ]),
  );
}

/** Records the digests of a checkout, with one row per file. Returns the number of definitions. */
export async function writeDigests(root: string, checkout: Checkout): Promise<number> {
  const all = Object.entries(await digestsOf(checkout));
  const rows = all.map(([file, digests]) => `"${file}": ${JSON.stringify(digests)}`);
  writeFileSync(path.join(root, record), `{\n${rows.join(',\n')}\n}\n`);
  return all.flatMap(([, digests]) => Object.keys(digests)).length;
}

/**
 * Definitions whose digest is no longer the recorded one, unless `told` has a difference within them, new ones that act when their file is
 * loaded, and those that are gone, unless another file has them; a whole file that is gone is one.
 * `surface` says which pages rest on which lines; where none rests on a definition, all pages of its file are named.
 */
export async function changedCode(
  recorded: Digests,
  checkout: Checkout,
  surface: Surface,
  told: readonly Difference[],
): Promise<Report> {
  const now = await definitionsIn(checkout);
  const present = new Set([...now.values()].flat().map(({digest}) => digest));
  const known = new Set(Object.values(recorded).flatMap((one) => Object.values(one)));
  const pages = pagesByFile(surface);
  const isTold = (file: string, {lines}: Definition): boolean =>
    told.some(({platform}) => platform?.file === file && isWithin(lines, platform.line));

  const difference = (file: string, name = '', old = 'present', found?: Definition): Difference => {
    const all = pages.get(file) ?? [];
    const own = all.filter(({line}) => found && isWithin(found.lines, line));
    return {
      change: !found ? 'removed' : old === 'absent' ? 'added' : 'changed',
      kind: 'code',
      name: `${file} ${name}`.trim(),
      detail: '',
      old,
      now: found?.digest ?? 'absent',
      platform: found && {file, line: found.lines[0]?.[0] ?? 1},
      pages: [...new Set((own.length > 0 ? own : all).flatMap((one) => one.pages))],
    };
  };
  const differences = Object.entries(recorded).flatMap(([file, digests]) => {
    const list = now.get(file);
    if (!list)
      return Object.values(digests).every((one) => present.has(one)) ? [] : [difference(file)];
    const added = list.filter(
      (one) => one.acts && !(one.name in digests) && !known.has(one.digest) && !isTold(file, one),
    );
    const changed = Object.entries(digests).flatMap(([name, digest]) => {
      const found = list.find((one) => one.name === name);
      if (found?.digest === digest || (found && isTold(file, found))) return [];
      return !found && present.has(digest) ? [] : [difference(file, name, digest, found)];
    });
    return [...changed, ...added.map((one) => difference(file, one.name, 'absent', one))];
  });
  // Next.js loads these by their names, so no other file changes with them.
  const loaded = [...now].filter(
    ([file]) => /\/(middleware|instrumentation)\.tsx?$/.test(file) && !(file in recorded),
  );
  differences.push(...loaded.map(([file, [first]]) => difference(file, '', 'absent', first)));
  return {compared: Object.values(recorded).flatMap(Object.keys).length, differences};
}

const isWithin = (lines: Definition['lines'], line: number): boolean =>
  lines.some(([first, last]) => line >= first && line <= last);

/** The lines of the platform that prove what we state, by file, and the pages that state it. */
function pagesByFile({ours, platform}: Surface) {
  const stated = new Map(ours.map((one) => [`${one.kind} ${one.name}`, pagesOf(one)]));
  const lines = new Map<string, {line: number; pages: readonly string[]}[]>();
  for (const {kind, name, place} of platform) {
    const pages = stated.get(`${kind} ${name}`);
    if (!place || !pages) continue;
    lines.set(place.file, [...(lines.get(place.file) ?? []), {line: place.line, pages}]);
  }
  return lines;
}
