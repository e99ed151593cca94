import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {release} from '../platform/release';
import {nearestName} from '../settings/nearest-name';
import type {Code} from './code/files';
import type {Source} from './provenance/sources';
import {definitionOf, line} from './report';
import type {Difference} from './types';

/** For each section, the changed definitions beside which it has been read: `file#name`, with the digest that it had then. */
export type Marks = Readonly<Record<string, readonly string[]>>;

/** Kept until the update is recorded. */
const marksFile = (root: string): string => path.join(root, 'src/platform/sources/reviewed.json');

export const readMarks = (root: string): Marks =>
  existsSync(marksFile(root)) ? (JSON.parse(readFileSync(marksFile(root), 'utf8')) as Marks) : {};

export function writeMarks(root: string, marks: Marks): void {
  writeFileSync(marksFile(root), `${JSON.stringify(marks, null, 1)}\n`);
}

export const forgetMarks = (root: string): void => rmSync(marksFile(root), {force: true});

export interface Review {
  readonly marks: Marks;
  /** Changed definitions by the address of a section that rests on them and has not been read beside them. */
  readonly open: ReadonlyMap<string, readonly Difference[]>;
}

const markOf = ({name, now}: Difference): string => `${name} ${now}`;

/** Marks sections as read; a page stands for all its sections. Throws an Error if nothing that names code has such an address. */
export function reviewed(
  marks: Marks,
  differences: readonly Difference[],
  read: readonly string[],
  sources: readonly Pick<Source, 'address'>[],
): Review {
  const covers = (one: string, address: string): boolean => address === one || address.startsWith(`${one}#`);
  const known = new Set(sources.map(({address}) => address));
  for (const one of read)
    if (![...known].some((address) => covers(one, address)))
      throw new Error(`no section ${one} names code; the nearest is "${nearestName(one, known)}"`);
  const all: Record<string, readonly string[]> = {...marks};
  const open = new Map<string, readonly Difference[]>();
  for (const one of differences.filter(({kind}) => kind === 'code'))
    for (const address of one.pages) {
      const own = all[address] ?? [];
      if (own.includes(markOf(one))) continue;
      if (read.some((each) => covers(each, address))) all[address] = [...own, markOf(one)];
      else open.set(address, [...(open.get(address) ?? []), one]);
    }
  return {marks: all, open};
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    const options = {cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8} as const;
    return execFileSync('git', ['--no-optional-locks', ...args], options);
  } catch {
    return undefined;
  }
}

/** Whether a checkout holds the documented commit besides its own, so that the two can be compared. */
export const hasDocumented = (folder: string): boolean =>
  git(folder, 'cat-file', '-e', `${release.commit}^{commit}`) !== undefined;

/** The command that shows what has changed in a file since the documented commit. */
export const diffCommand = (folder: string, file: string): string =>
  `git -C ${folder} diff ${release.commit} -- ${file}`;

type Lines = readonly (readonly [first: number, last: number])[];

/** The part of a file's diff that concerns some lines of the checkout; the whole diff if the lines are not known. */
function diffOf(folder: string, file: string, lines?: Lines): string {
  const [, ...hunks] = (git(folder, 'diff', release.commit, '--', file) ?? '').split(/^(?=@@ )/m);
  const isNear = (hunk: string): boolean => {
    const [, from = '0', count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))?/.exec(hunk) ?? [];
    const [first, last] = [Number(from), Number(from) + Number(count)];
    return !lines || lines.some(([start, end]) => start <= last && end >= first);
  };
  return hunks.filter(isNear).join('').trimEnd();
}

/** Longer diffs, such as those of lock files, are left to the command that shows them. */
const longest = 150;

/** Both sides of each open section: its Markdown, and what changed in the code. A change is shown where it is named first. */
export function sides({open}: Review, sources: readonly Source[], code: Code): string {
  const folder = code.checkout.root;
  const canCompare = hasDocumented(folder);
  const shown = new Set<string>();
  return [...open]
    .map(([address, differences]) => {
      const {place, text} = sources.find((one) => one.address === address) ?? {};
      const diffs = differences.map((one) => {
        const [file, name] = definitionOf(one);
        const now = /^now (.*)#/.exec(one.detail)?.[1] ?? file;
        const lines = code.find(now, name)?.lines;
        if (!canCompare) return `${line([one])}\n  ${folder} lacks ${release.commit}, so there is no diff`;
        const head = `${line([one])}\n  ${diffCommand(folder, file)}`;
        if (shown.has(one.name)) return `${one.change}  ${name}  shown above`;
        shown.add(one.name);
        const diff = diffOf(folder, file, lines);
        const length = diff.split('\n').length;
        return `${head}\n${length > longest ? `  ${length} lines` : diff}`;
      });
      return [`━━ ${address}   ${place?.file}:${place?.line}`, text ?? '', ...diffs].join('\n\n');
    })
    .join('\n\n');
}
