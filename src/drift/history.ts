import {execFileSync} from 'node:child_process';
import {release} from '../platform/release';

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
export function diffOf(folder: string, file: string, lines?: Lines): string {
  const [, ...hunks] = (git(folder, 'diff', release.commit, '--', file) ?? '').split(/^(?=@@ )/m);
  const isNear = (hunk: string): boolean => {
    const [, from = '0', count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))?/.exec(hunk) ?? [];
    const [first, last] = [Number(from), Number(from) + Number(count)];
    return !lines || lines.some(([start, end]) => start <= last && end >= first);
  };
  return hunks.filter(isNear).join('').trimEnd();
}
