import type {Checkout} from '../checkout';
import {valueOf, type Literal} from './literal';
import {bodyOf, children, Source, type Definition, type Node} from './tree';

/** Where a name is defined: a function, a class, an assigned value, or a whole module. */
export interface Found {
  readonly source: Source;
  readonly definition?: Definition;
  readonly value?: Node;
  readonly annotation?: Node;
  readonly module?: true;
}

interface Import {
  readonly module: string;
  /** The imported name; absent for a whole module, `*` for all names. */
  readonly name?: string;
}

interface Names {
  readonly definitions: Map<string, Definition>;
  readonly values: Map<string, {value?: Node; annotation?: Node}>;
  readonly imports: Map<string, Import[]>;
  readonly stars: Import[];
}

/** The Python packages of a checkout: files by module name, and names followed through imports. */
export class Project {
  readonly #sources = new Map<string, Source | undefined>();
  readonly #names = new Map<Source, Names>();

  constructor(
    readonly checkout: Checkout,
    /** Folders that hold packages. */
    readonly roots: readonly string[] = ['agenta-backend', 'agenta-cli'],
  ) {}

  file(file: string): Source | undefined {
    if (!this.#sources.has(file)) {
      const code = this.checkout.text(file);
      this.#sources.set(file, code === undefined ? undefined : new Source(file, code));
    }
    return this.#sources.get(file);
  }

  module(name: string): Source | undefined {
    for (const root of this.roots) {
      const stem = `${root}/${name.split('.').join('/')}`;
      const source = this.file(`${stem}.py`) ?? this.file(`${stem}/__init__.py`);
      if (source) return source;
    }
    return undefined;
  }

  moduleName(source: Source): string {
    const root = this.roots.find((one) => source.file.startsWith(`${one}/`)) ?? '';
    const parts = source.file.slice(root.length + 1, -'.py'.length).split('/');
    return (parts.at(-1) === '__init__' ? parts.slice(0, -1) : parts).join('.');
  }

  /** The definition behind a name of a file. Of alternatives under `if`, the first whose module is in the checkout. */
  resolve(source: Source, name: string, depth = 0): Found | undefined {
    if (depth > 12) return undefined;
    const names = this.names(source);
    const definition = names.definitions.get(name);
    if (definition) return {source, definition};
    const value = names.values.get(name);
    if (value) return {source, ...value};
    for (const one of names.imports.get(name) ?? []) {
      const found = this.#imported(one, one.name, depth);
      if (found) return found;
    }
    for (const star of names.stars) {
      const module = this.module(star.module);
      const found =
        module && !name.startsWith('_') ? this.resolve(module, name, depth + 1) : undefined;
      if (found) return found;
    }
    const child = this.module(`${this.moduleName(source)}.${name}`);
    return child && source.file.endsWith('__init__.py') ? {source: child, module: true} : undefined;
  }

  /** The literal that a name of a file stands for. */
  valueOf(source: Source, name: string): Literal | undefined {
    const found = this.resolve(source, name);
    return found?.value && valueOf(found.source, found.value);
  }

  /** `a.b.C`, from the point of view of a file. */
  resolvePath(source: Source, parts: readonly string[]): Found | undefined {
    const [first, ...rest] = parts;
    let found = first === undefined ? undefined : this.resolve(source, first);
    for (const part of rest) found = found?.module && this.resolve(found.source, part);
    return found;
  }

  #imported({module, name}: Import, wanted: string | undefined, depth: number): Found | undefined {
    const source = this.module(module);
    if (name === undefined) return source && {source, module: true};
    const child = this.module(`${module}.${name}`);
    const found = source && wanted ? this.resolve(source, wanted, depth + 1) : undefined;
    return found ?? (child && {source: child, module: true});
  }

  names(source: Source): Names {
    const known = this.#names.get(source);
    if (known) return known;
    const names: Names = {definitions: new Map(), values: new Map(), imports: new Map(), stars: []};
    this.#names.set(source, names);
    for (const one of source.definitions()) names.definitions.set(one.name, one);
    for (const {name, value, annotation} of source.assignments())
      names.values.set(name, {value, annotation});
    for (const node of source.statements())
      if (node.name === 'ImportStatement') this.#import(source, node, names);
    return names;
  }

  #import(source: Source, node: Node, names: Names): void {
    const tokens = children(node).map((one) =>
      one.name === 'VariableName' ? source.text(one) : one.name,
    );
    const add = (local: string, one: Import): void => {
      names.imports.set(local, [...(names.imports.get(local) ?? []), one]);
    };
    const at = tokens.indexOf('import');
    const module = tokens[0] === 'from' ? this.#absolute(source, tokens.slice(1, at)) : undefined;
    let group: string[] = [];
    for (const token of [
      ...tokens.slice(at + 1).filter((one) => one !== '(' && one !== ')'),
      ',',
    ]) {
      if (token !== ',') {
        group.push(token);
        continue;
      }
      const as = group.indexOf('as');
      const path = (as < 0 ? group : group.slice(0, as)).filter((one) => one !== '.');
      const local = as < 0 ? path[0] : group[as + 1];
      if (module !== undefined && path[0] === '*') names.stars.push({module, name: '*'});
      else if (local && module !== undefined) add(local, {module, name: path[0]});
      else if (local) add(local, {module: as < 0 ? local : path.join('.')});
      group = [];
    }
  }

  /** The module that `from …` names; leading dots are relative to the file's package. */
  #absolute(source: Source, tokens: readonly string[]): string {
    let dots = 0;
    for (const token of tokens) {
      if (token === '.') dots += 1;
      else if (token === '...') dots += 3;
      else break;
    }
    const rest = tokens.filter((token) => token !== '.' && token !== '...');
    if (dots === 0) return rest.join('.');
    const own = this.moduleName(source).split('.');
    const up = source.file.endsWith('__init__.py') ? dots - 1 : dots;
    return [...own.slice(0, own.length - up), ...rest].join('.');
  }

  /** The class and the classes of the checkout that it inherits from, nearest first. */
  lineage(found: Found | undefined): Found[] {
    const node = found?.definition?.node;
    if (!found || node?.name !== 'ClassDefinition') return [];
    const bases = found.source.bases(node).map((parts) => this.resolvePath(found.source, parts));
    return [found, ...bases.flatMap((base) => this.lineage(base))];
  }

  /** Methods of a class, inherited ones included; as in Python, the last one of a name wins. */
  methods(found: Found): Map<string, {source: Source; definition: Definition}> {
    const result = new Map<string, {source: Source; definition: Definition}>();
    for (const {source, definition} of this.lineage(found).reverse()) {
      const body = definition && bodyOf(definition.node);
      for (const one of body ? source.definitions(body) : [])
        if (one.node.name === 'FunctionDefinition') result.set(one.name, {source, definition: one});
    }
    return result;
  }
}
