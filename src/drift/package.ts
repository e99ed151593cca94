import {callables, exportedNames} from '../platform/sdk';
import {pythonForm} from './python/literal';
import type {Found, Project} from './python/project';
import {bodyOf, type Node, type Param, type Source} from './python/tree';
import {pythonText, required, typeOf} from './python/types';
import {entity, type Entity} from './types';

/** A callable is part of the exported name in front of it. */
export const parentOf = (name: string): string =>
  `SDK name ${name.split('.').slice(0, 2).join('.')}`;

const isDescribed = (name: string): boolean => callables.some((one) => one.name === name);

/** The package as a reader's program sees it after `import agenta as ag`. */
export class Package {
  constructor(
    readonly project: Project,
    readonly root: Source,
  ) {}

  /** Public names that a package's own file binds. */
  names(source: Source): string[] {
    const {definitions, values, imports} = this.project.names(source);
    const below = ['client', 'sdk'].filter(
      (name) => source === this.root && this.project.module(`agenta.${name}`),
    );
    const imported = [...imports.keys()].filter((name) => this.project.resolve(source, name));
    const all = [...definitions.keys(), ...values.keys(), ...imported, ...below];
    return [...new Set(all)].filter((name) => !name.startsWith('_'));
  }

  /** Whether `ag.name` or `ag.name.attribute` is there. */
  has(path: string): boolean {
    const [, name = '', attribute] = path.split('.');
    if (!this.names(this.root).includes(name)) return false;
    const members = attribute === undefined ? [] : this.members(name);
    return attribute === undefined || members.includes(attribute) || members.includes('*');
  }

  entities(name: string): Entity[] {
    const found = this.project.resolve(this.root, name);
    const node = found?.definition?.node;
    const kind = this.kindOf(found);
    const place = node ? found?.source.place(node) : {file: this.root.file, line: 1};
    const self = entity('SDK name', `ag.${name}`, {kind}, place);
    if (!found || found.source.file.endsWith('preinit.py')) return [self];
    if (found.module) {
      const inner = found.source
        .definitions()
        .filter((one) => isDescribed(`ag.${name}.${one.name}`));
      return [
        self,
        ...inner.flatMap((one) => this.callable(found.source, one.node, `ag.${name}.${one.name}`)),
      ];
    }
    if (found.value) return [self, ...this.methods(`ag.${name}`, this.instanceOf(found))];
    if (node?.name !== 'ClassDefinition')
      return node ? [self, ...this.callable(found.source, node, `ag.${name}`)] : [self];
    const hasInstance = this.names(this.root).some((one) => {
      const other = this.project.resolve(this.root, one);
      return other?.value && this.instanceOf(other)?.definition?.node === node;
    });
    const methods = hasInstance || kind === 'decorator' ? [] : this.methods(`ag.${name}`, found);
    return [self, ...this.made(found, `ag.${name}`), ...methods];
  }

  /** A class whose name is in small letters is written to stand behind an `@`. */
  kindOf(found: Found | undefined): string {
    if (!found || found.module) return 'module';
    if (found.value) return 'instance';
    if (found.definition?.node.name !== 'ClassDefinition') return 'function';
    return found.definition.name === found.definition.name.toLowerCase() ? 'decorator' : 'class';
  }

  /** Public methods; those that the data tells as attributes only are left to them. */
  methods(label: string, owner: Found | undefined): Entity[] {
    const told = exportedNames.flatMap((one) =>
      (one.attributes ?? []).map((attribute) => `ag.${one.name}.${attribute}`),
    );
    return [...(owner ? this.project.methods(owner) : [])].flatMap(
      ([method, {source, definition}]) => {
        const marks = definition.decorators.map((one) => source.decorator(one).name);
        const name = `${label}.${method}`;
        if (method.startsWith('_') || marks.includes('property') || told.includes(name)) return [];
        return this.callable(source, definition.node, name, marks.includes('staticmethod') ? 0 : 1);
      },
    );
  }

  /** How an instance is made: `__init__`, `__new__`, or the fields of a data class. */
  made(found: Found, name: string): Entity[] {
    const methods = this.project.methods(found);
    const one = methods.get('__init__') ?? methods.get('__new__');
    const own = found.definition;
    const body = own && bodyOf(own.node);
    // Of a class that inherits nothing, annotations are fields only where it says that it is made of data.
    const marks = own?.decorators.map((mark) =>
      found.source.decorator(mark).name.split('.').at(-1),
    );
    const isData = own && (marks?.includes('dataclass') || found.source.bases(own.node).length > 0);
    const all = body && isData ? found.source.assignments(body) : [];
    const fields = all.filter(({annotation}) => annotation);
    const order = fields.map((field) => field.name);
    const entities = one
      ? this.callable(one.source, one.definition.node, name, 1)
      : [
          entity('callable', name, {order}, body && found.source.place(body), {
            parent: parentOf(name),
          }),
          ...fields.map((field) =>
            this.argument(found.source, name, {...field, fallback: field.value, passing: 'any'}),
          ),
        ];
    // A class that takes nothing and that no page tells how to make is not for readers to make.
    return entities.length > 1 || isDescribed(name) ? entities : [];
  }

  callable(source: Source, node: Node, name: string, bound = 0): Entity[] {
    const params = source.params(node).slice(bound);
    const named = params.filter(({passing}) => passing === 'any' || passing === 'keyword');
    const facts = {
      order: named.map((one) => one.name),
      'other keywords': params.some(({passing}) => passing === 'keywords'),
    };
    const self = entity('callable', name, facts, source.place(node), {parent: parentOf(name)});
    return [self, ...named.map((one) => this.argument(source, name, one))];
  }

  /** What may be left out is said by the default, so that `Optional` is not part of the type. */
  argument(
    source: Source,
    callee: string,
    one: Pick<Param, 'name' | 'node' | 'annotation' | 'fallback' | 'passing'>,
  ): Entity {
    const facts = {
      type: one.annotation && pythonText(required(typeOf(this.project, source, one.annotation))),
      required: one.fallback === undefined,
      default: one.fallback ? pythonForm(source, one.fallback) : 'none',
      'by position': one.passing === 'any',
    };
    return entity('argument', `${callee} ${one.name}`, facts, source.place(one.node), {
      parent: `callable ${callee}`,
    });
  }

  /** Methods, class attributes and attributes set on `self`; `*` where a class comes from outside the checkout. */
  members(name: string): string[] {
    const found = this.project.resolve(this.root, name);
    if (found?.module) return this.names(found.source);
    const owner = found?.value ? this.instanceOf(found) : found;
    if (!owner) return ['*'];
    return this.project.lineage(owner).flatMap(({source, definition}) => {
      const body = definition && bodyOf(definition.node);
      if (!body) return [];
      const bases = source.bases(definition.node);
      const outside = bases.some((parts) => !this.project.resolvePath(source, parts));
      const set = [...source.walk(body)].flatMap((node) => {
        const target =
          node.name === 'AssignStatement' && node.firstChild
            ? source.dotted(node.firstChild)
            : undefined;
        return target?.length === 2 && target[0] === 'self' ? target.slice(1) : [];
      });
      const written = [...source.definitions(body), ...source.assignments(body)].map(
        (one) => one.name,
      );
      return [...written, ...set, ...(outside ? ['*'] : [])];
    });
  }

  /** The class of what an expression gives: `C()`, `PreInitObject("…", C)`, or an attribute of such. */
  classOf(source: Source, node: Node, depth = 0): Found | undefined {
    const call = source.call(node);
    const parts = call ? call.name.split('.') : (source.dotted(node) ?? []);
    if (call) {
      const found = this.project.resolvePath(source, parts);
      const stands = found?.definition?.name === 'PreInitObject' ? call.args[1] : undefined;
      const made = stands
        ? this.project.resolvePath(source, source.dotted(stands.node) ?? [])
        : found;
      return made?.definition?.node.name === 'ClassDefinition' ? made : undefined;
    }
    const [first = '', attribute = ''] = parts;
    const holder = this.project.resolve(source, first);
    const owner =
      holder?.value && depth < 5 ? this.classOf(holder.source, holder.value, depth + 1) : undefined;
    const body = owner?.definition && bodyOf(owner.definition.node);
    if (!body) return undefined;
    const declared = owner.source
      .assignments(body)
      .find(({name}) => name === attribute)?.annotation;
    const type = declared && required(typeOf(this.project, owner.source, declared));
    return type?.found ?? this.assigned(owner.source, `self.${attribute}`, body);
  }

  /** The class of a name that a file assigns: at first, or in a function that sets it later. */
  instanceOf({source, value}: Found): Found | undefined {
    const target = value?.parent?.firstChild;
    return target ? this.assigned(source, source.text(target)) : undefined;
  }

  /** The class of the first instance that is assigned to a name, wherever that happens. */
  assigned(source: Source, name: string, body: Node = source.top): Found | undefined {
    for (const {name: kind, firstChild, lastChild} of source.walk(body)) {
      const isIt = kind === 'AssignStatement' && firstChild && source.text(firstChild) === name;
      const found = isIt && lastChild ? this.classOf(source, lastChild) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}
