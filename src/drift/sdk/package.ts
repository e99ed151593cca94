import {callables, exportedNames} from '../../platform/sdk';
import {annotated, argumentsOf, methods, paramsOf} from '../python/definition';
import type {Binding, Node} from '../python/node';
import type {Project} from '../python/project';
import {required, typeOf} from '../python/types';
import {entity, type Entity} from '../types';

const isDescribed = (name: string): boolean => callables.some((one) => one.name === name);

/** The attributes in our data, which are listed beside the callables. */
const attributes = exportedNames.flatMap(({name, attributes: all = []}) =>
  all.map((attribute) => `ag.${name}.${attribute}`),
);

/** The names in `import agenta as ag`, and the signatures of what can be called. */
export function sdk(project: Project): Entity[] {
  const root = project.module('agenta');
  const names = [...(root?.names ?? []), 'client', 'sdk'].flatMap((name): [string, Binding][] => {
    const found = root?.resolve(name);
    return found ? [[name, found]] : [];
  });
  const instantiated = new Set(names.map(([, found]) => instanceOf(found)?.node));
  return names.flatMap(([name, found]) => {
    const {place, source} = found.node;
    const self = entity('SDK name', `ag.${name}`, {kind: kindOf(name, found)}, place);
    return source.file.endsWith('preinit.py') ? [self] : [self, ...callablesOf(name, found, instantiated)];
  });
}

function callablesOf(name: string, found: Binding, instantiated: ReadonlySet<Node | undefined>): Entity[] {
  const label = `ag.${name}`;
  switch (found.kind) {
    case 'value':
      return methodsOf(label, instanceOf(found));
    case 'function':
      return [callableOf(found, label)];
    case 'module':
      return found.body.definitions
        .filter((one) => isDescribed(`${label}.${one.name}`))
        .map((one) => callableOf(one, `${label}.${one.name}`));
    case 'class': {
      const isBare = instantiated.has(found.node) || kindOf(name, found) === 'decorator';
      return [...made(found, label), ...(isBare ? [] : methodsOf(label, found))];
    }
  }
}

/** The kind of a name. A class with a lower-case name is meant to be used as a decorator. */
function kindOf(name: string, {kind}: Binding): string {
  if (kind === 'value') return 'instance';
  return kind === 'class' && name === name.toLowerCase() ? 'decorator' : kind;
}

/** Public methods, without those that our data lists as attributes. */
const methodsOf = (label: string, owner: Binding | undefined): Entity[] =>
  [...methods(owner).values()].flatMap((one) => {
    const marks = one.decorators.map(({callee}) => callee);
    const name = `${label}.${one.name}`;
    if (one.name.startsWith('_') || marks.includes('property') || attributes.includes(name)) return [];
    return [callableOf(one, name, marks.includes('staticmethod') ? 0 : 1)];
  });

/** The signature of a class: that of `__init__` or `__new__`, or the fields of a data class. */
function made(found: Binding, label: string): Entity[] {
  const {node, decorators} = found;
  const known = methods(found);
  const maker = known.get('__init__') ?? known.get('__new__');
  // In a class without bases, annotations are only fields if it is a dataclass.
  const isData = decorators.some(({method}) => method === 'dataclass') || node.bases.length > 0;
  const fields = isData ? annotated(found) : [];
  const all = maker
    ? callableOf(maker, label, 1, node.place)
    : entity('callable', label, {}, node.place, argumentsOf('argument', fields));
  // A class that takes no arguments and that no page documents is not meant to be instantiated by readers.
  return all.parts.length > 0 || isDescribed(label) ? [all] : [];
}

function callableOf({node, decorators}: Binding, name: string, bound = 0, place = node.place): Entity {
  const params = paramsOf(node).slice(bound);
  const more = {
    'other keywords': params.some(({passing}) => passing === 'keywords'),
    awaited: node.text.startsWith('async '),
    // The package's own `debug` decorator, which logs calls, does not matter to callers.
    marks: decorators.map(({method}) => method).filter((one) => one !== 'debug'),
  };
  return entity('callable', name, more, place, argumentsOf('argument', params));
}

/** The class of the first instance that is assigned to a name, at the top level or in a function. */
const instanceOf = ({kind, name, node}: Binding): Binding | undefined =>
  kind === 'value' ? assigned(name, node.source.top) : undefined;

const assigned = (name: string, body: Node): Binding | undefined =>
  body.writes.flatMap(({target, value}) => (target.text === name ? (classOf(value) ?? []) : []))[0];

/** The class of the value of an expression: `C()`, `PreInitObject("…", C)`, or an attribute of such an instance. */
function classOf({call, children, dotted}: Node): Binding | undefined {
  if (call) {
    const found =
      call.calledBinding?.name === 'PreInitObject' ? call.args[1]?.node.binding : call.calledBinding;
    return found?.kind === 'class' ? found : undefined;
  }
  const holder = children[0]?.binding;
  const owner = holder?.value && classOf(holder.value);
  const attribute = dotted[1];
  if (!owner || !attribute) return undefined;
  const field = owner.body.assignments.find(({name}) => name === attribute);
  const type = field?.annotation && required(typeOf(field.annotation));
  return type?.binding?.kind === 'class' ? type.binding : assigned(`self.${attribute}`, owner.body);
}
