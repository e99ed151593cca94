import {callables, exportedNames} from '../../platform/sdk';
import {argument, argumentsOf, type Argument} from '../arguments';
import type {Found, Project} from '../python/project';
import type {Definition, Node, Param, Source} from '../python/tree';
import {required, typeOf} from '../python/types';
import {entity, type Entity, type Place} from '../types';

const isDescribed = (name: string): boolean => callables.some((one) => one.name === name);

/** Something that can be called, of either side: `ag.config.push` is part of `ag.config`. */
export function callable(
  name: string,
  args: readonly Argument[],
  more: {readonly 'other keywords'?: boolean; readonly awaited?: boolean},
  at?: Place,
  pages?: readonly string[],
): Entity[] {
  const [ag = '', first = '', ...rest] = name.split('.');
  const facts = {order: args.map((one) => one.name), ...more};
  const own = rest.length === 0 ? name : ([`${ag}.${first}`, '.', rest.join('.')] as const);
  return [
    entity('callable', own, facts, at, pages),
    ...args.map((one) => argument('argument', name, one, pages)),
  ];
}

/** Attributes that the data tells, beyond what can be called. */
export const attributes = exportedNames.flatMap(({name, page, attributes = []}) =>
  attributes.map((attribute) => ({name, attribute, page})),
);

/** The package as a reader's program sees it after `import agenta as ag`. */
export class Package {
  constructor(
    readonly project: Project,
    readonly root: Source,
  ) {}

  /** Public names that a package's own file binds. */
  names(source: Source): string[] {
    const {own, imports} = this.project.names(source);
    const below = ['client', 'sdk'].filter(
      (name) => source === this.root && this.project.module(`agenta.${name}`),
    );
    const imported = [...imports.keys()].filter((name) => this.project.resolve(source, name));
    const all = [...own.keys(), ...imported, ...below];
    return [...new Set(all)].filter((name) => !name.startsWith('_'));
  }

  /** Whether `ag.name` or `ag.name.attribute` is there. */
  has(path: string): boolean {
    const [, name = '', attribute] = path.split('.');
    if (!this.names(this.root).includes(name)) return false;
    const members = attribute === undefined ? ['*'] : this.#members(name);
    return members.includes('*') || members.includes(attribute ?? '');
  }

  /** A name with what can be called of it. */
  entities(name: string): Entity[] {
    const found = this.project.resolve(this.root, name);
    const label = `ag.${name}`;
    const isModule = !found || found.is === 'module';
    const place = isModule
      ? {file: (found?.source ?? this.root).file, line: 1}
      : found.source.place(found.node);
    const self = entity('SDK name', label, {kind: kindOf(found, name)}, place);
    if (!found || found.source.file.endsWith('preinit.py')) return [self];
    return [self, ...this.#callables(found, label)];
  }

  #callables(found: Found, label: string): Entity[] {
    if (found.is === 'value') return this.#methods(label, this.#assigned(found.source, found.name));
    if (found.is === 'function') return this.#callable(found, label);
    if (found.is === 'module')
      return found.source
        .definitions()
        .filter((one) => isDescribed(`${label}.${one.name}`))
        .flatMap((one) => this.#callable(one, `${label}.${one.name}`));
    const hasInstance = this.names(this.root).some((one) => {
      const other = this.project.resolve(this.root, one);
      return other?.is === 'value' && this.#assigned(other.source, other.name)?.node === found.node;
    });
    const isBare = hasInstance || kindOf(found, label.replace('ag.', '')) === 'decorator';
    return [...this.#made(found, label), ...(isBare ? [] : this.#methods(label, found))];
  }

  /** Public methods; those that the data tells as attributes only are left to them. */
  #methods(label: string, owner: Definition | undefined): Entity[] {
    return [...this.project.methods(owner).values()].flatMap((one) => {
      const marks = one.decorators.map(({name}) => name);
      const isTold = attributes.some(
        (it) => `ag.${it.name}.${it.attribute}` === `${label}.${one.name}`,
      );
      if (one.name.startsWith('_') || marks.includes('property') || isTold) return [];
      return this.#callable(one, `${label}.${one.name}`, marks.includes('staticmethod') ? 0 : 1);
    });
  }

  /** How an instance is made: `__init__`, `__new__`, or the fields of a data class. */
  #made(found: Definition, name: string): Entity[] {
    const {source, node, body, decorators} = found;
    const methods = this.project.methods(found);
    const one = methods.get('__init__') ?? methods.get('__new__');
    if (one) {
      const all = this.#callable(one, name, 1);
      return all.length > 1 || isDescribed(name) ? all : [];
    }
    // Of a class that inherits nothing, annotations are fields only where it says that it is made of data.
    const isData =
      decorators.some(({last}) => last === 'dataclass') || source.bases(node).length > 0;
    const all = isData ? source.assignments(body) : [];
    const fields = all.filter(({annotation}) => annotation);
    // A class that takes nothing and that no page tells how to make is not for readers to make.
    if (fields.length === 0 && !isDescribed(name)) return [];
    const params = fields.map(({value: fallback, ...field}): Param => ({
      ...field,
      fallback,
      passing: 'any',
    }));
    return callable(name, argumentsOf(this.project, source, params), {}, source.place(body));
  }

  #callable({source, node}: Definition, name: string, bound = 0): Entity[] {
    const params = source.params(node).slice(bound);
    const more = {
      'other keywords': params.some(({passing}) => passing === 'keywords'),
      awaited: node.getChild('async') !== null,
    };
    return callable(name, argumentsOf(this.project, source, params), more, source.place(node));
  }

  /** Methods, class attributes and attributes set on `self`; `*` where a class comes from outside the checkout. */
  #members(name: string): string[] {
    const found = this.project.resolve(this.root, name);
    if (found?.is === 'module') return this.names(found.source);
    const owner = found?.is === 'value' ? this.#assigned(found.source, found.name) : found;
    if (!owner) return ['*'];
    return this.project.lineage(owner).flatMap(({source, node, body}) => {
      const bases = source.bases(node);
      const isOutside = bases.some((parts) => !this.project.resolvePath(source, parts));
      const set = source.writes(body).flatMap(({target}) => {
        const [self, attribute = '', ...rest] = source.dotted(target) ?? [];
        return self === 'self' && rest.length === 0 ? [attribute] : [];
      });
      const written = [...source.definitions(body), ...source.assignments(body)];
      return [...written.map((one) => one.name), ...set, ...(isOutside ? ['*'] : [])];
    });
  }

  /** The class of what an expression gives: `C()`, `PreInitObject("…", C)`, or an attribute of such. */
  #classOf(source: Source, node: Node, depth = 0): Definition | undefined {
    const call = source.call(node);
    if (call) {
      const found = this.project.resolvePath(source, call.name.split('.'));
      const isStandIn = found?.is === 'class' && found.name === 'PreInitObject';
      const other = isStandIn && call.args[1]?.node;
      const made = other ? this.project.resolvePath(source, source.dotted(other) ?? []) : found;
      return made?.is === 'class' ? made : undefined;
    }
    const [first = '', attribute = ''] = source.dotted(node) ?? [];
    const holder = this.project.resolve(source, first);
    const value = holder?.is === 'value' && depth < 5 ? holder.value : undefined;
    const owner = holder && value && this.#classOf(holder.source, value, depth + 1);
    if (!owner) return undefined;
    const declared = owner.source
      .assignments(owner.body)
      .find((one) => one.name === attribute)?.annotation;
    const type = declared && required(typeOf(this.project, owner.source, declared));
    return type?.found?.is === 'class'
      ? type.found
      : this.#assigned(owner.source, `self.${attribute}`, owner.body);
  }

  /** The class of the first instance that is assigned to a name: at once, or in a function that sets it later. */
  #assigned(source: Source, name: string, body: Node = source.top): Definition | undefined {
    const all = source.writes(body).filter(({target}) => source.text(target) === name);
    return all.flatMap(({value}) => this.#classOf(source, value) ?? [])[0];
  }
}

/** A class whose name is in small letters is written to stand behind an `@`. */
function kindOf(found: Found | undefined, name: string): string {
  if (!found) return 'module';
  if (found.is === 'value') return 'instance';
  const isMark = found.is === 'class' && name === name.toLowerCase();
  return isMark ? 'decorator' : found.is;
}
