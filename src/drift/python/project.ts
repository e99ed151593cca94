import {memoize} from '../../settings/memoize';
import type {Checkout} from '../checkout';
import {importsOf, type Imports} from '../code/imports';
import {Source, type Binding, type Node, type Resolver} from './node';

/** What a file binds, by name: its own definitions and assignments, and its imports. */
interface Names {
  readonly own: ReadonlyMap<string, Binding>;
  readonly imports: Imports;
}

/** Folders that contain packages. */
const roots = ['agenta-backend', 'agenta-cli'];

const isPackage = (file: string): boolean => file.endsWith('__init__.py');

const moduleName = (file: string): string =>
  file
    .replace(/(\/__init__)?\.py$/, '')
    .split('/')
    .slice(1)
    .join('.');

const whole = (node: Node): Binding => ({
  kind: 'module',
  name: '',
  node,
  body: node,
  decorators: [],
});

/** The Python packages of a checkout: finds files by module name and resolves names through imports. */
export class Project implements Resolver {
  readonly file = memoize((file: string): Node | undefined => {
    const code = this.checkout.text(file);
    return code === undefined ? undefined : new Source(file, code, this).top;
  });

  readonly #namesOf = memoize((file: string): Names => {
    const {assignments = [], definitions = [], syntax} = this.file(file) ?? {};
    const own = new Map([...assignments, ...definitions].map((one) => [one.name, one]));
    return {own, imports: importsOf(syntax?.namedChildren ?? [])};
  });

  constructor(readonly checkout: Checkout) {}

  /** The files below a folder that contain one of the words. Other files are not parsed, which saves time. */
  having(folder: string, ...words: string[]): Node[] {
    return this.checkout.files(folder, '.py').flatMap((file) => {
      const text = this.checkout.text(file) ?? '';
      return words.some((word) => text.includes(word)) ? (this.file(file) ?? []) : [];
    });
  }

  module(name: string): Node | undefined {
    const stems = roots.map((root) => `${root}/${name.replaceAll('.', '/')}`);
    const files = stems.flatMap((stem) => [`${stem}.py`, `${stem}/__init__.py`]);
    return files.map((file) => this.file(file)).find((source) => source !== undefined);
  }

  /** What the dotted name `a.b.C` resolves to in a file. */
  resolve(file: string, [first, ...rest]: readonly string[]): Binding | undefined {
    let found = first ? this.#resolveName(file, first) : undefined;
    for (const part of rest)
      found = found?.kind === 'module' ? this.#resolveName(found.node.source.file, part) : undefined;
    return found;
  }

  /** What a name in a file resolves to. Of alternative imports, the first whose module is in the checkout counts. */
  #resolveName(file: string, name: string, depth = 0): Binding | undefined {
    if (depth > 12) return undefined;
    const {own, imports} = this.#namesOf(file);
    const known = own.get(name);
    if (known) return known;
    for (const one of imports.get(name) ?? []) {
      const found = this.#imported(file, name, one, depth);
      if (found) return found;
    }
    const below = isPackage(file) && this.module(`${moduleName(file)}.${name}`);
    return below ? whole(below) : undefined;
  }

  /** What an import such as `.helpers rows` stands for; without a module before the name, a whole module. */
  #imported(file: string, local: string, origin: string, depth: number): Binding | undefined {
    const [from = '', name = ''] = origin.split(' ');
    // `import a.b` binds `a`, but `import a.b as c` the module `b`.
    const module = from ? absolute(file, from) : name.startsWith(`${local}.`) ? local : name;
    const top = this.module(module);
    if (!from) return top && whole(top);
    const child = this.module(`${module}.${name}`);
    return (top && this.#resolveName(top.source.file, name, depth + 1)) ?? (child && whole(child));
  }

  /** Public names that a file binds, without imports from outside the checkout. */
  names(file: string): string[] {
    const {own, imports} = this.#namesOf(file);
    const imported = [...imports.keys()].filter((name) => this.#resolveName(file, name));
    return [...new Set([...own.keys(), ...imported])].filter((name) => !name.startsWith('_'));
  }
}

/** The absolute name of the module in `from …`, where leading dots are relative to the file's package. */
function absolute(file: string, path: string): string {
  const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(path) ?? [];
  if (dots === '') return rest;
  const own = moduleName(file).split('.');
  const up = isPackage(file) ? dots.length - 1 : dots.length;
  return [...own.slice(0, own.length - up), ...(rest ? [rest] : [])].join('.');
}
