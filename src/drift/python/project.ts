import type {Checkout} from '../checkout';
import {pythonForm, valueOf, type Literal} from './literal';
import {children, Source, statements} from './tree';
import type {Assignment, Definition, Node} from './tree';

/** What a name stands for. */
export type Found = Definition | Assignment | {readonly is: 'module'; readonly source: Source};

interface Import {
  readonly module: string;
  /** The imported name; absent for a whole module. */
  readonly name?: string;
}

interface Names {
  /** What the file defines or assigns itself. */
  readonly own: Map<string, Definition | Assignment>;
  readonly imports: Map<string, Import[]>;
}

/** The Python packages of a checkout: files by module name, and names followed through imports. */
export class Project {
  readonly #sources = new Map<string, Source | undefined>();
  readonly #names = new Map<Source, Names>();
  /** Folders that hold packages. */
  readonly #roots = ['agenta-backend', 'agenta-cli'];

  constructor(readonly checkout: Checkout) {}

  file(file: string): Source | undefined {
    if (!this.#sources.has(file)) {
      const code = this.checkout.text(file);
      this.#sources.set(file, code === undefined ? undefined : new Source(file, code));
    }
    return this.#sources.get(file);
  }

  /** The files of a folder that hold one of some words: parsing takes longer than looking. */
  having(folder: string, ...words: string[]): Source[] {
    return this.checkout.files(folder, '.py').flatMap((file) => {
      const text = this.checkout.text(file) ?? '';
      return words.some((word) => text.includes(word)) ? (this.file(file) ?? []) : [];
    });
  }

  module(name: string): Source | undefined {
    for (const root of this.#roots) {
      const stem = `${root}/${name.split('.').join('/')}`;
      const source = this.file(`${stem}.py`) ?? this.file(`${stem}/__init__.py`);
      if (source) return source;
    }
    return undefined;
  }

  #moduleName({file}: Source): string {
    const [, ...parts] = file.replace(/(\/__init__)?\.py$/, '').split('/');
    return parts.join('.');
  }

  /** The definition behind a name of a file. Of alternatives under `if`, the first whose module is in the checkout. */
  resolve(source: Source, name: string, depth = 0): Found | undefined {
    if (depth > 12) return undefined;
    const {own, imports} = this.names(source);
    const known = own.get(name);
    if (known) return known;
    for (const one of imports.get(name) ?? []) {
      const found = this.#imported(one, depth);
      if (found) return found;
    }
    const child = source.file.endsWith('__init__.py') && `${this.#moduleName(source)}.${name}`;
    const below = child ? this.module(child) : undefined;
    return below && {source: below, is: 'module'};
  }

  #imported({module, name}: Import, depth: number): Found | undefined {
    const source = this.module(module);
    if (name === undefined) return source && {source, is: 'module'};
    const child = this.module(`${module}.${name}`);
    return (
      (source && this.resolve(source, name, depth + 1)) ?? (child && {source: child, is: 'module'})
    );
  }

  /** The value of a literal, names in it followed to what they were assigned, in a function or outside. */
  literal(source: Source, node: Node | undefined, depth = 0): Literal | undefined {
    return valueOf(source, node, (name) => {
      if (depth > 5) return undefined;
      const found = this.resolve(source, name);
      if (found?.is === 'value') return this.literal(found.source, found.value, depth + 1);
      const local = source.writes().find(({target}) => source.text(target) === name);
      return this.literal(source, local?.value, depth + 1);
    });
  }

  /** An expression as Python writes it; a name that stands for a literal, as that literal. */
  form(source: Source, node: Node): string {
    const found = node.name === 'VariableName' && this.resolve(source, source.text(node));
    const value = found && found.is === 'value' ? found.value : undefined;
    const isLiteral = found && valueOf(found.source, value) !== undefined;
    return value && isLiteral ? pythonForm(found.source, value) : pythonForm(source, node);
  }

  /** `a.b.C`, from the point of view of a file. */
  resolvePath(source: Source, parts: readonly string[]): Found | undefined {
    const [first, ...rest] = parts;
    let found = first === undefined ? undefined : this.resolve(source, first);
    for (const part of rest)
      found = found?.is === 'module' ? this.resolve(found.source, part) : undefined;
    return found;
  }

  names(source: Source): Names {
    const known = this.#names.get(source);
    if (known) return known;
    const own = [...source.assignments(), ...source.definitions()];
    const names = {own: new Map(own.map((one) => [one.name, one])), imports: new Map()};
    this.#names.set(source, names);
    for (const node of statements(source.top))
      if (node.name === 'ImportStatement') this.#import(source, node, names);
    return names;
  }

  #import(source: Source, node: Node, {imports}: Names): void {
    const tokens = children(node).map((one) =>
      one.name === 'VariableName' ? source.text(one) : one.name,
    );
    const at = tokens.indexOf('import');
    const from = tokens[0] === 'from' ? this.#absolute(source, tokens.slice(1, at)) : undefined;
    const list = tokens.slice(at + 1).filter((one) => one !== '(' && one !== ')');
    for (const group of list.join(' ').replace(/ ,$/, '').split(' , ')) {
      const [path = '', as] = group.replaceAll(' . ', '.').split(' as ');
      const [first = ''] = path.split('.');
      const bind = (local: string, one: Import): unknown =>
        imports.set(local, [...(imports.get(local) ?? []), one]);
      if (from === undefined) bind(as ?? first, {module: as ? path : first});
      else if (path !== '*') bind(as ?? first, {module: from, name: path});
      else for (const name of this.#publicNames(from)) bind(name, {module: from, name});
    }
  }

  /** What `from … import *` binds. */
  #publicNames(module: string): string[] {
    const source = this.module(module);
    const names = source && this.names(source);
    const all = names ? [...names.own.keys(), ...names.imports.keys()] : [];
    return all.filter((name) => !name.startsWith('_'));
  }

  /** The module that `from …` names; leading dots are relative to the file's package. */
  #absolute(source: Source, tokens: readonly string[]): string {
    const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(tokens.join('')) ?? [];
    if (dots === '') return rest;
    const own = this.#moduleName(source).split('.');
    const up = source.file.endsWith('__init__.py') ? dots.length - 1 : dots.length;
    return [...own.slice(0, own.length - up), ...(rest ? [rest] : [])].join('.');
  }

  /** The class and the classes of the checkout that it inherits from, nearest first. */
  lineage(found: Found | undefined): Definition[] {
    if (found?.is !== 'class') return [];
    const {source, node} = found;
    const bases = source.bases(node).map((parts) => this.resolvePath(source, parts));
    return [found, ...bases.flatMap((base) => this.lineage(base))];
  }

  /** Methods of a class, inherited ones included; as in Python, the last one of a name wins. */
  methods(found: Found | undefined): Map<string, Definition> {
    const all = this.lineage(found)
      .reverse()
      .flatMap(({source, body}) => source.definitions(body));
    return new Map(all.filter(({is}) => is === 'function').map((one) => [one.name, one]));
  }
}
