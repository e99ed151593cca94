import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {memoize} from '../settings/memoize';
import type {Place} from './types';

/** Files and folders that a checkout of the platform must contain. */
const landmarks = [
  'agenta-backend/agenta_backend/main.py',
  'agenta-cli/agenta/__init__.py',
  'agenta-cli/pyproject.toml',
  'agenta-web/src',
  'docker-compose.gh.yml',
];

const unread = ['**/{node_modules,.git,__pycache__}/**'];
/** Tests and examples, which are not what pages describe. */
export const skipped = /(^|\/)(tests|examples|cookbook)\//;

/** The files of a checkout, read on demand. Paths are relative to its root and use `/`. Throws an Error if the folder is not one. */
export class Checkout {
  readonly #read = memoize((file: string): string | undefined => {
    const full = path.join(this.root, file);
    return statSync(full, {throwIfNoEntry: false})?.isFile() ? readFileSync(full, 'utf8') : undefined;
  });
  #files: string[] | undefined;

  constructor(readonly root: string) {
    if (!statSync(root, {throwIfNoEntry: false})?.isDirectory())
      throw new Error(`${root} is no folder. Fix: name the folder of a checkout of the platform.`);
    const missing = landmarks.filter((file) => !existsSync(path.join(root, file)));
    if (missing.length > 0)
      throw new Error(
        `${root} is no checkout of the platform as src/drift knows it: it lacks ${missing.join(', ')}. Fix: compare with a release that has them, or teach src/drift their new places.`,
      );
  }

  /** The text of a file; undefined if it does not exist. */
  text(file: string): string | undefined {
    return this.#read(file);
  }

  /** What the first group of a pattern captures in the first line of a file that matches. */
  capture(file: string, pattern: RegExp): {text: string; place: Place} | undefined {
    for (const [at, line] of (this.text(file)?.split('\n') ?? []).entries()) {
      const text = pattern.exec(line)?.[1];
      if (text !== undefined) return {text, place: {file, line: at + 1}};
    }
    return undefined;
  }

  /** Every file, sorted. */
  get all(): readonly string[] {
    return (this.#files ??= globbySync('**', {
      cwd: this.root,
      dot: true,
      ignore: unread,
      followSymbolicLinks: false,
    }).sort());
  }

  /** Every file in a folder, or the one of that name, with one of the endings, sorted; without tests and examples. */
  files(folder: string, ...endings: string[]): string[] {
    return this.all.filter(
      (file) =>
        (folder === '' || file === folder || file.startsWith(`${folder}/`)) &&
        !skipped.test(file) &&
        endings.some((ending) => file.endsWith(ending)),
    );
  }
}
