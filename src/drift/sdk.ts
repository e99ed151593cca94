import {
  absentNames,
  callables,
  clientTypes,
  exportedNames,
  importableModules,
  subClients,
  type Callable,
} from '../platform/sdk';
import {clientMethods, type ClientMethod} from './http/client';
import type {Locator} from './locate';
import {pythonForm, valueOf} from './python/literal';
import type {Found, Project} from './python/project';
import {bodyOf, type Node, type Param, type Source} from './python/tree';
import {pythonText, required, spelled, typeOf} from './python/types';
import {inOrder, type Entity, type Surface} from './types';

const files = ['config', 'datatypes', 'init', 'serving', 'tracing'].map(
  (one) => `src/platform/sdk/${one}.ts`,
);
const pageOf = (file: string): string => `/${file.replace(/\.mdx$/, '')}`;

export function sdk(project: Project, locator: Locator): Surface {
  const root = project.module('agenta');
  if (!root) return {ours: [], platform: []};
  const names = 'src/platform/sdk/names.ts';
  const ours = exportedNames.flatMap((one): Entity[] => [
    {
      kind: 'SDK name',
      name: `ag.${one.name}`,
      facts: {kind: one.kind},
      place: locator.data(names, one.name),
      pages: [pageOf(one.page)],
    },
    ...(one.attributes ?? []).map((attribute) => ({
      kind: 'attribute',
      name: `ag.${one.name}.${attribute}`,
      parent: `SDK name ag.${one.name}`,
      facts: {},
      place: locator.data(names, one.name, attribute),
      pages: [pageOf(one.page)],
    })),
  ]);
  const imports = Object.entries(importableModules).flatMap(([module, list]) =>
    (list === '*' ? [''] : list).map((name) => ({module, name})),
  );
  ours.push(
    ...absentNames.map(({name}) => ({
      kind: 'absent name',
      name,
      facts: {},
      place: locator.data(names, name),
    })),
    ...imports.map(({module, name}) => ({
      kind: 'import',
      name: `${module} ${name}`,
      facts: {},
      place: locator.data(names, module),
    })),
    ...callables.flatMap((one) => ownCallable(one, locator)),
  );
  const surface = new Surroundings(project, root);
  const platform = [
    ...exported(project, root).flatMap((name) => surface.name(name)),
    ...ours.filter(({kind}) => kind === 'attribute').flatMap((one) => surface.attribute(one)),
    ...absentNames
      .filter(({name}) => !surface.has(name.split('.').slice(1)))
      .map(({name}) => ({kind: 'absent name', name, facts: {}})),
    ...imports.flatMap(({module, name}) => {
      const source = project.module(module);
      const found = source && (name === '' || project.resolve(source, name));
      return found ? [{kind: 'import', name: `${module} ${name}`, facts: {}}] : [];
    }),
  ];
  return {ours, platform};
}

/** Public names that the package's own file binds. */
function exported(project: Project, root: Source): string[] {
  const {definitions, values, imports} = project.names(root);
  const packages = ['client', 'sdk'].filter((name) => project.module(`agenta.${name}`));
  return [
    ...new Set([...definitions.keys(), ...values.keys(), ...imports.keys(), ...packages]),
  ].filter((name) => !name.startsWith('_'));
}

function ownCallable(one: Callable, locator: Locator): Entity[] {
  const file = files.find((name) => locator.data(name, one.name).line > 1) ?? files[0] ?? '';
  const common = {pages: [pageOf(one.page)]};
  const parameters = one.parameters;
  return [
    {
      ...common,
      kind: 'callable',
      name: one.name,
      facts: {
        order: inOrder(parameters.map(({name}) => name)),
        'other keywords': String(Boolean(one.anyKeyword ?? one.extraKeywordsIgnored)),
      },
      place: locator.data(file, one.name),
    },
    ...parameters.map((parameter) => ({
      ...common,
      kind: 'argument',
      name: `${one.name} ${parameter.name}`,
      parent: `callable ${one.name}`,
      facts: {
        type: spelled(parameter.type),
        required: String(parameter.default === undefined),
        default: parameter.default ?? 'none',
      },
      place: locator.data(file, one.name, parameter.name),
    })),
  ];
}

/** The package as a reader's program sees it after `import agenta as ag`. */
class Surroundings {
  constructor(
    readonly project: Project,
    readonly root: Source,
  ) {}

  has(path: readonly string[]): boolean {
    const [first = '', second] = path;
    if (!exported(this.project, this.root).includes(first)) return false;
    return second === undefined || this.members(first).some((name) => name === second);
  }

  name(name: string): Entity[] {
    const found = this.project.resolve(this.root, name);
    const place = found?.definition
      ? found.source.place(found.definition.node)
      : {file: this.root.file, line: 1};
    const kind = this.kindOf(found);
    const self = {kind: 'SDK name', name: `ag.${name}`, facts: {kind}, place};
    const group = (label: string, owner: Found | undefined): Entity[] =>
      [...(owner ? this.project.methods(owner) : [])].flatMap(([method, {source, definition}]) => {
        const decorators = definition.decorators.map((one) => source.decorator(one).name);
        const hidden =
          method.startsWith('_') ||
          decorators.includes('property') ||
          this.described(`ag.${name}.${method}`);
        return hidden
          ? []
          : callable(
              this.project,
              source,
              definition.node,
              `${label}.${method}`,
              !decorators.includes('staticmethod'),
            );
      });
    if (!found || found.source.file.endsWith('preinit.py')) return [self];
    if (found.module) {
      const wanted = callables
        .filter((one) => one.name.startsWith(`ag.${name}.`))
        .map((one) => one.name.split('.')[2] ?? '');
      const inside = found.source.definitions().filter((one) => wanted.includes(one.name));
      return [
        self,
        ...inside.flatMap((one) =>
          callable(this.project, found.source, one.node, `ag.${name}.${one.name}`, false),
        ),
      ];
    }
    if (found.value) return [self, ...group(`ag.${name}`, this.classOf(found.source, found.value))];
    const {definition} = found;
    if (definition?.node.name !== 'ClassDefinition')
      return definition
        ? [self, ...callable(this.project, found.source, definition.node, `ag.${name}`, false)]
        : [self];
    const instance = exported(this.project, this.root).some((one) => {
      const other = this.project.resolve(this.root, one);
      return (
        other?.value &&
        this.classOf(other.source, other.value)?.definition?.node === definition.node
      );
    });
    return [
      self,
      ...this.maker(found, `ag.${name}`),
      ...(instance || kind === 'decorator' ? [] : group(`ag.${name}`, found)),
    ];
  }

  /** `__init__` or `__new__`, whichever the class itself writes; else its fields. */
  maker(found: Found, name: string): Entity[] {
    const methods = this.project.methods(found);
    const one = methods.get('__init__') ?? methods.get('__new__');
    const made = one ? callable(this.project, one.source, one.definition.node, name, true) : [];
    // A class that takes nothing and that no page tells how to make is not for readers to make.
    if (made.length === 1 && !callables.some((told) => told.name === name)) return [];
    if (one) return made;
    const node = found.definition?.node;
    const body = node && bodyOf(node);
    const fields = (body ? found.source.assignments(body) : []).filter(
      ({annotation}) => annotation,
    );
    if (fields.length === 0 && !callables.some((told) => told.name === name)) return [];
    return [
      {
        kind: 'callable',
        name,
        facts: {order: inOrder(fields.map((field) => field.name))},
        place: node && found.source.place(node),
      },
      ...fields.map((field) =>
        argument(this.project, found.source, name, {...field, fallback: field.value}),
      ),
    ];
  }

  kindOf(found: Found | undefined): string {
    if (!found || found.module) return 'module';
    if (found.value) return 'instance';
    if (found.definition?.node.name !== 'ClassDefinition') return 'function';
    return this.project.methods(found).has('__call__') &&
      found.definition.name === found.definition.name.toLowerCase()
      ? 'decorator'
      : 'class';
  }

  described(name: string): boolean {
    return exportedNames.some((one) =>
      one.attributes?.some((attribute) => `ag.${one.name}.${attribute}` === name),
    );
  }

  attribute(own: Entity): Entity[] {
    const [, name = '', attribute = ''] = own.name.split('.');
    const known = this.members(name);
    return known.includes(attribute) || known.includes('*') ? [{...own, place: undefined}] : [];
  }

  /** Methods, class attributes and attributes set on `self`; `*` where a class comes from outside the checkout. */
  members(name: string): string[] {
    const found = this.project.resolve(this.root, name);
    if (!found) return ['*'];
    if (found.module) return exported(this.project, found.source);
    const owner = found.value ? this.classOf(found.source, found.value) : found;
    if (!owner) return ['*'];
    return this.project.lineage(owner).flatMap(({source, definition}) => {
      const body = definition && bodyOf(definition.node);
      if (!body) return [];
      const list = definition.node.getChild('ArgList');
      const outside = (list ? source.args(list) : []).some(
        (one) => !this.project.resolvePath(source, source.dotted(one.node) ?? []),
      );
      const own = [...source.walk(body)].flatMap((node) => {
        const target =
          node.name === 'AssignStatement' && node.firstChild
            ? source.dotted(node.firstChild)
            : undefined;
        return target?.length === 2 && target[0] === 'self' ? [target[1] ?? ''] : [];
      });
      const names = [...source.definitions(body), ...source.assignments(body)].map(
        (one) => one.name,
      );
      return [...names, ...own, ...(outside ? ['*'] : [])];
    });
  }

  /** The class that an expression gives an instance of: `C()`, `PreInitObject("…", C)`, `X.attribute` with its annotation. */
  classOf(source: Source, node: Node): Found | undefined {
    const call = source.call(node);
    const parts = call ? call.name.split('.') : (source.dotted(node) ?? []);
    if (call) {
      const found = this.project.resolvePath(source, parts);
      const stands = found?.definition?.name === 'PreInitObject' ? call.args[1] : undefined;
      return stands ? this.project.resolvePath(source, source.dotted(stands.node) ?? []) : found;
    }
    const [first = '', attribute] = parts;
    const holder = this.project.resolve(source, first);
    const owner = holder?.value && this.classOf(holder.source, holder.value);
    const body = owner?.definition && bodyOf(owner.definition.node);
    const declared = body && owner.source.assignments(body).find(({name}) => name === attribute);
    return declared?.annotation && owner
      ? required(typeOf(this.project, owner.source, declared.annotation)).found
      : undefined;
  }
}

function callable(
  project: Project,
  source: Source,
  node: Node,
  name: string,
  method: boolean,
): Entity[] {
  const params = source.params(node).slice(method ? 1 : 0);
  const named = params.filter(({passing}) => passing === 'any' || passing === 'keyword');
  return [
    {
      kind: 'callable',
      name,
      facts: {
        order: inOrder(named.map((one) => one.name)),
        'other keywords': String(params.some(({passing}) => passing === 'keywords')),
      },
      place: source.place(node),
    },
    ...named.map((one) => argument(project, source, name, one)),
  ];
}

/** What may be left out is said by the default, so that `Optional` is not part of the type. */
function argument(
  project: Project,
  source: Source,
  callee: string,
  one: Pick<Param, 'name' | 'node' | 'annotation' | 'fallback'>,
): Entity {
  return {
    kind: 'argument',
    name: `${callee} ${one.name}`,
    parent: `callable ${callee}`,
    facts: {
      ...(one.annotation && {type: pythonText(required(typeOf(project, source, one.annotation)))}),
      required: String(one.fallback === undefined),
      default: one.fallback ? pythonForm(source, one.fallback) : 'none',
    },
    place: source.place(one.node),
  };
}

const clientFile = 'src/platform/sdk/client.ts';

/** Methods of the generated client and the models of its answers. */
export function client(project: Project, locator: Locator): Surface {
  const page = ['/reference/sdk/client'];
  const methods = clientMethods(project);
  const ours = subClients.flatMap((group) =>
    group.methods.flatMap((one): Entity[] => {
      const name = [group.name, one.name].filter(Boolean).join('.');
      const place = locator.data(clientFile, one.name, one.http);
      return [
        {
          kind: 'client method',
          name,
          facts: {
            http: bare(one.http),
            sent: one.sent,
            returns: one.returns === 'decoded JSON' ? 'Any' : spelled(one.returns),
          },
          place,
          pages: page,
        },
        ...one.parameters.map((parameter) => ({
          kind: 'client argument',
          name: `${name} ${parameter.name}`,
          parent: `client method ${name}`,
          facts: {
            type: spelled(parameter.type),
            required: String(parameter.required),
            'by position': String(parameter.positional),
          },
          place,
          pages: page,
        })),
      ];
    }),
  );
  for (const {name, form, parts} of clientTypes) {
    const place = locator.data('src/platform/sdk/client-types.ts', name);
    ours.push({
      kind: 'client type',
      name,
      facts: {
        form,
        ...(form !== 'fields' && {
          is: form === 'alias' ? spelled(parts.join('')) : parts.join(', '),
        }),
      },
      place,
      pages: page,
    });
    for (const part of form === 'fields' ? parts : []) {
      const [field = '', ...type] = part.split(': ');
      const optional = field.endsWith('?');
      const key = optional ? field.slice(0, -1) : field;
      const [said = '', json] = type.join(': ').split(' (JSON');
      ours.push({
        kind: 'client field',
        name: `${name}.${key}`,
        parent: `client type ${name}`,
        place,
        pages: page,
        facts: {type: spelled(said) + (json ? ` (JSON${json}` : ''), required: String(!optional)},
      });
    }
  }
  return {ours, platform: [...methods.flatMap(platformMethod), ...types(project)]};
}

const bare = (http: string): string => (http.endsWith('/') ? http.slice(0, -1) : http);

function platformMethod(one: ClientMethod): Entity[] {
  const name = [one.group, one.name].filter(Boolean).join('.');
  const how = [...new Set(one.sent.map((sent) => sent.how))];
  const sent = how.map((kind) => {
    const keys = one.sent
      .filter((each) => each.how === kind)
      .map(({wire}) => wire || 'the list itself');
    return `${kind}: ${keys.join(', ')}`;
  });
  return [
    {
      kind: 'client method',
      name,
      place: one.place,
      facts: {
        http: bare(`${one.verb} ${one.path}`),
        sent: sent.join('; '),
        returns: one.returns ? pythonText(one.returns) : 'None',
      },
    },
    ...one.args.map((argument): Entity => ({
      kind: 'client argument',
      name: `${name} ${argument.name}`,
      parent: `client method ${name}`,
      place: argument.place,
      facts: {
        type: argument.type
          ? pythonText(argument.required ? argument.type : required(argument.type))
          : 'Any',
        required: String(argument.required),
        'by position': String(argument.positional),
      },
    })),
  ];
}

function types(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  return exportedTypes(project, root).flatMap(([name, found]): Entity[] => {
    const {source, definition, value} = found;
    const node = definition?.node ?? value;
    if (!node) return [];
    const place = source.place(node);
    if (value) {
      const type = typeOf(project, source, value);
      const literal = [type, ...type.args].find((one) => one.name === 'Literal');
      const is = literal
        ? literal.args.map((one) => String(one.value)).join(', ')
        : pythonText(type);
      return [{kind: 'client type', name, facts: {form: literal ? 'values' : 'alias', is}, place}];
    }
    const body = bodyOf(node);
    const fields = (body ? source.assignments(body) : []).filter(
      (one) => one.annotation && one.name !== 'model_config',
    );
    return [
      {kind: 'client type', name, facts: {form: 'fields'}, place},
      ...fields.map((field): Entity => {
        const type = typeOf(project, source, field.annotation ?? node);
        const alias =
          field.value && source.call(field.value)?.args.find(({keyword}) => keyword === 'alias');
        const json = alias ? ` (JSON key ${String(valueOf(source, alias.node))})` : '';
        const optional = field.value?.name === 'None';
        return {
          kind: 'client field',
          name: `${name}.${field.name}`,
          parent: `client type ${name}`,
          place: source.place(field.node),
          facts: {
            type: pythonText(optional ? required(type) : type) + json,
            required: String(!optional),
          },
        };
      }),
    ];
  });
}

/** Models and aliases that the client's package exports; its errors and clients are told elsewhere. */
function exportedTypes(project: Project, root: Source | undefined): [string, Found][] {
  return [...(root ? project.names(root).imports.keys() : [])].flatMap(
    (name): [string, Found][] => {
      const found = root && project.resolve(root, name);
      const file = found?.source.file ?? '';
      return found && !found.module && file.includes('/types/') ? [[name, found]] : [];
    },
  );
}
