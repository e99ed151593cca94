import {nearestName} from '../../settings/nearest-name';
import {loose} from '../code/definitions';
import {isDigested, whole, type Code} from '../code/files';
import type {Digests} from '../code';

/** A definition of the platform, a value by its key, or a whole file. */
export interface Target {
  readonly file: string;
  readonly name: string;
}

const fix =
  'Fix: correct the name; if the platform has it, run "npm run drift -- <folder> --write", which records it.';

/** Resolves the names in comments and data: `Name` if it is unique, `file#Class.method`, `file#key.path`, `file`. */
export class Names {
  readonly #byName = new Map<string, string[]>();

  constructor(
    readonly files: readonly string[],
    readonly namesIn: (file: string) => readonly string[],
    readonly has: (file: string, name: string) => boolean,
  ) {
    // Only what code defines may be named without its file.
    for (const file of files.filter(isDigested))
      for (const name of namesIn(file)) this.#byName.set(name, [...(this.#byName.get(name) ?? []), file]);
  }

  /** The definitions behind a name: for a class, its fields and its methods. Throws an Error if there are none, or several. */
  resolve(name: string): Target[] {
    const [, suffix = '', within] = /^([^#]*)#?(.*)$/.exec(name) ?? [];
    const files = this.files.filter((file) => file === suffix || file.endsWith(`/${suffix}`));
    const named = files.includes(suffix) ? [suffix] : files;
    if (within) {
      const having = named.filter((file) => this.#members(file, within).length > 0);
      // Examples repeat the names of the code.
      const own = having.filter(isDigested);
      const choices = [own, having].find((list) => list.length > 0) ?? named;
      return this.#within(name, this.#only(name, choices, this.files, `#${within}`), within);
    }
    const defined = this.#byName.get(name) ?? [];
    if (named.length > 0 && (defined.length === 0 || /\.\w+$/.test(name))) {
      const file = this.#only(name, named, []);
      return [{file, name: isDigested(file) ? loose : whole}];
    }
    return this.#within(name, this.#only(name, defined, this.#byName.keys(), `#${name}`), name);
  }

  #members(file: string, within: string): string[] {
    const found = this.namesIn(file).filter((one) => one === within || one.startsWith(`${within}.`));
    return found.length === 0 && this.has(file, within) ? [within] : found;
  }

  #within(name: string, file: string, within: string): Target[] {
    const found = this.#members(file, within);
    if (found.length > 0) return found.map((one) => ({file, name: one}));
    const nearest = nearestName(within, this.namesIn(file));
    throw new Error(`"${name}" is not in ${file}; the nearest is "${nearest}". ${fix}`);
  }

  #only(name: string, files: readonly string[], all: Iterable<string>, rest = ''): string {
    const [file, ...others] = files;
    if (file === undefined) {
      const nearest = nearestName(name, all);
      throw new Error(`"${name}" names nothing in the platform; the nearest is "${nearest}". ${fix}`);
    }
    if (others.length === 0) return file;
    const choices = files.slice(0, 5).map((one) => one + rest);
    throw new Error(
      `"${name}" is ambiguous. Fix: write one of ${choices.join(', ')}, or as much of its path as makes it unique.`,
    );
  }
}

/** What can be named by the record of the documented commit. */
export const recordedNames = (digests: Digests): Names => {
  const namesIn = (file: string): string[] => Object.keys(digests[file] ?? {});
  return new Names(Object.keys(digests), namesIn, (file, name) => namesIn(file).includes(name));
};

/** What can be named in a checkout. */
export const namesIn = (code: Code): Names =>
  new Names(
    code.checkout.all,
    (file) => code.in(file).map(({name}) => name),
    (file, name) => code.find(file, name) !== undefined,
  );
