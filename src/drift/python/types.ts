import type {Found, Project} from './project';
import {valueOf, type Literal} from './literal';
import {children, groups, Source, type Node} from './tree';

/** An annotation, however it was written: `Optional[X]`, `Union[X, None]`, `X | None` and `"X | None"` are one. */
export interface Type {
  /** Last part of the name; `Union`, `Literal` and lists of arguments are told apart by it. */
  readonly name: string;
  readonly args: readonly Type[];
  readonly value?: Literal;
  readonly found?: Found;
}

const none: Type = {name: 'None', args: []};

const aliases: Readonly<Record<string, string>> = {
  Dict: 'dict',
  List: 'list',
  Sequence: 'list',
  Tuple: 'tuple',
  Set: 'set',
  Mapping: 'dict',
};

export function typeOf(project: Project | undefined, source: Source, node: Node): Type {
  const recur = (one: Node): Type => typeOf(project, source, one);
  if (node.name === 'None') return none;
  if (node.name === 'String') {
    const text = valueOf(source, node);
    const quoted = new Source(source.file, String(text));
    const inner = quoted.top.firstChild?.firstChild;
    return inner ? typeOf(project, quoted, inner) : {name: String(text), args: []};
  }
  if (node.name === 'BinaryExpression') {
    const [left, , right] = children(node);
    return union([left, right].flatMap((one) => (one ? [recur(one)] : [])));
  }
  if (node.name === 'ArrayExpression')
    return {name: '', args: groups(node).flatMap(([one]) => (one ? [recur(one)] : []))};
  const open = node.name === 'MemberExpression' ? node.getChild('[') : null;
  const head = open ? node.firstChild : node;
  const parts = (head && source.dotted(head)) ?? [source.text(node)];
  const last = parts.at(-1) ?? '';
  if (!open) {
    // An alias such as `Score = Union[str, int]` is kept by name; its value is followed where shapes are asked for.
    const found = project?.resolvePath(project.file(source.file) ?? source, parts);
    const variable = found?.value && found.source.call(found.value);
    const bound = variable?.args.find(({keyword}) => keyword === 'bound');
    if (found && bound && variable?.name.endsWith('TypeVar'))
      return typeOf(project, found.source, bound.node);
    return {name: aliases[last] ?? last, args: [], found};
  }
  const inner = children(node).filter(
    (one) => one.from > open.from && ![',', ']'].includes(one.name),
  );
  if (last === 'Literal')
    return {
      name: last,
      args: inner.map((one) => ({name: source.text(one), args: [], value: valueOf(source, one)})),
    };
  if (last === 'Annotated' && inner[0]) return recur(inner[0]);
  const args = inner.map(recur);
  if (last === 'Optional') return union([...args, none]);
  if (last === 'Union') return union(args);
  return {name: aliases[last] ?? last, args};
}

/** Nested unions flattened, doubles dropped, `None` last. */
function union(members: readonly Type[]): Type {
  const flat = members.flatMap((one) => (one.name === 'Union' ? one.args : [one]));
  const seen = new Map(flat.map((one) => [pythonText(one), one]));
  const kept = [...seen.values()].filter((one) => one.name !== 'None');
  const any = kept.find((one) => one.name === 'Any');
  // What may be anything may also be `None`.
  if (any && kept.length === 1) return any;
  const all = seen.has('None') ? [...kept, none] : kept;
  return all.length === 1 && all[0] ? all[0] : {name: 'Union', args: all};
}

export const isOptional = (type: Type): boolean =>
  type.name === 'Union' && type.args.some(({name}) => name === 'None');

/** The type without `None`. */
export const required = (type: Type): Type =>
  isOptional(type) ? union(type.args.filter(({name}) => name !== 'None')) : type;

const capital: Readonly<Record<string, string>> = {
  dict: 'Dict',
  list: 'List',
  tuple: 'Tuple',
  set: 'Set',
};

/** One spelling for one type: `dict` for a dictionary of anything, `List[str]`, `str or bool`. */
export function pythonText(type: Type): string {
  if (type.name === 'Union') {
    const members = type.args.filter(({name}) => name !== 'None').map(pythonText);
    return isOptional(type) ? `Optional[${members.join(' or ')}]` : members.join(' or ');
  }
  if (type.args.length === 0 || type.name === 'Callable') return type.name;
  if (type.name === 'dict' && type.args[1]?.name === 'Any') return type.name;
  const args = type.args.map(pythonText).join(', ');
  return type.name === '' ? `[${args}]` : `${capital[type.name] ?? type.name}[${args}]`;
}

/** A type that our data writes, in the same spelling. */
export function spelled(text: string): string {
  const source = new Source('', text);
  const node = source.top.firstChild?.firstChild;
  return node ? pythonText(typeOf(undefined, source, node)) : text;
}
