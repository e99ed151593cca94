import {nearestName} from '../../settings/nearest-name';

/** A definition of the platform, a value by its key, or a whole file. */
export interface Target {
  readonly file: string;
  readonly name: string;
}

/** What can be named: at the documented commit as recorded, or in a checkout. */
export interface Known {
  readonly files: readonly string[];
  /** Files whose definitions may be named without the file. */
  readonly code: readonly string[];
  names(file: string): readonly string[];
  has(file: string, name: string): boolean;
  /** What a file named alone stands for. */
  rest(file: string): string;
}

export class UnknownName extends Error {}

const fix =
  'Fix: correct the name; if the platform has it, run "npm run drift -- <folder> --write", which records it.';

/** Resolves the names in comments and data: `Name` if it is unique, `file#Class.method`, `file#key.path`, `file`. */
export class Names {
  readonly #byName = new Map<string, string[]>();

  constructor(readonly known: Known) {
    for (const file of known.code)
      for (const name of known.names(file)) this.#byName.set(name, [...(this.#byName.get(name) ?? []), file]);
  }

  /** The definitions behind a name: for a class, its fields and its methods. Throws UnknownName. */
  resolve(name: string): Target[] {
    const [, suffix = '', within] = /^([^#]*)#?(.*)$/.exec(name) ?? [];
    const files = this.#files(suffix);
    if (within) {
      const having = files.filter((file) => this.#members(file, within).length > 0);
      // Examples repeat the names of the code.
      const own = having.filter((file) => this.known.code.includes(file));
      const choices = [own, having].find((list) => list.length > 0) ?? files;
      const file = this.#only(name, choices, this.known.files, `#${within}`);
      return this.#within(name, file, within);
    }
    const defined = this.#byName.get(name) ?? [];
    if (files.length > 0 && (defined.length === 0 || /\.\w+$/.test(name))) {
      const file = this.#only(name, files, []);
      return [{file, name: this.known.rest(file)}];
    }
    const file = this.#only(name, defined, this.#byName.keys(), `#${name}`);
    return this.#within(name, file, name);
  }

  #members(file: string, within: string): string[] {
    const names = this.known.names(file);
    const found = names.filter((one) => one === within || one.startsWith(`${within}.`));
    return found.length === 0 && this.known.has(file, within) ? [within] : found;
  }

  #within(name: string, file: string, within: string): Target[] {
    const found = this.#members(file, within);
    if (found.length > 0) return found.map((one) => ({file, name: one}));
    const nearest = nearestName(within, this.known.names(file));
    throw new UnknownName(`"${name}" is not in ${file}; the nearest is "${nearest}". ${fix}`);
  }

  #files(suffix: string): string[] {
    return this.known.files.includes(suffix)
      ? [suffix]
      : this.known.files.filter((file) => file.endsWith(`/${suffix}`));
  }

  #only(name: string, files: readonly string[], all: Iterable<string>, rest = ''): string {
    const [file, ...others] = files;
    if (file === undefined) {
      const nearest = nearestName(name, all);
      throw new UnknownName(`"${name}" names nothing in the platform; the nearest is "${nearest}". ${fix}`);
    }
    if (others.length > 0) {
      const choices = files.slice(0, 5).map((one) => one + rest);
      throw new UnknownName(
        `"${name}" is ambiguous. Fix: write one of ${choices.join(', ')}, or as much of its path as makes it unique.`,
      );
    }
    return file;
  }
}
