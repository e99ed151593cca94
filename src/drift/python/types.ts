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

/** Names of one type, with the name that Python writes before brackets. */
const aliases: Readonly<Record<string, string>> = {
  ...{Dict: 'dict', Mapping: 'dict', List: 'list', Sequence: 'list', Tuple: 'tuple', Set: 'set'},
};
const capital: Readonly<Record<string, string>> = {
  ...{dict: 'Dict', list: 'List', tuple: 'Tuple', set: 'Set'},
};

export function typeOf(project: Project | undefined, source: Source, node: Node): Type {
  const recur = (one: Node): Type => typeOf(project, source, one);
  if (node.name === 'None') return none;
  const [, inside] = node.name === 'ParenthesizedExpression' ? children(node) : [];
  if (inside) return recur(inside);
  if (node.name === 'String') return quoted(project, source, String(valueOf(source, node)));
  if (node.name === 'BinaryExpression')
    return union([node.firstChild, node.lastChild].flatMap((one) => (one ? [recur(one)] : [])));
  if (node.name === 'ArrayExpression')
    return {name: '', args: groups(node).flatMap(([one]) => (one ? [recur(one)] : []))};
  const open = node.name === 'MemberExpression' ? node.getChild('[') : null;
  const head = open ? node.firstChild : node;
  const parts = (head && source.dotted(head)) ?? [source.text(node)];
  const last = parts.at(-1) ?? '';
  if (!open) return named(project, source, parts, aliases[last] ?? last);
  const inner = children(node).filter(
    (one) => one.from > open.from && ![',', ']'].includes(one.name),
  );
  const values = inner.map((one) => ({
    ...{name: source.text(one), args: [], value: valueOf(source, one)},
  }));
  if (last === 'Literal') return {name: last, args: values};
  if (last === 'Annotated' && inner[0]) return recur(inner[0]);
  const args = inner.map(recur);
  if (last === 'Optional') return union([...args, none]);
  return last === 'Union' ? union(args) : {name: aliases[last] ?? last, args};
}

/** An annotation in quotes. */
function quoted(project: Project | undefined, {file}: Source, text: string): Type {
  const source = new Source(file, text);
  const inner = source.top.firstChild?.firstChild;
  return inner ? typeOf(project, source, inner) : {name: text, args: []};
}

/** An alias such as `Score = Union[str, int]` is kept by name; its value is followed where shapes are asked for. */
function named(
  project: Project | undefined,
  source: Source,
  parts: readonly string[],
  name: string,
): Type {
  const found = project?.resolvePath(project.file(source.file) ?? source, parts);
  const variable = found?.is === 'value' ? found.source.call(found.value) : undefined;
  const bound = variable?.last === 'TypeVar' && variable.arg('bound');
  return found && bound ? typeOf(project, found.source, bound) : {name, args: [], found};
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

export const isOptional = ({name, args}: Type): boolean =>
  name === 'Union' && args.some((one) => one.name === 'None');

/** The type without `None`. */
export const required = (type: Type): Type =>
  isOptional(type) ? union(type.args.filter(({name}) => name !== 'None')) : type;

/** One spelling for one type: `dict` for a dictionary of anything, `List[str]`, `str or bool`. */
export function pythonText(type: Type): string {
  const {name, args} = type;
  if (name === 'Union') {
    const members = args.filter((one) => one.name !== 'None').map(pythonText);
    return isOptional(type) ? `Optional[${members.join(' or ')}]` : members.join(' or ');
  }
  const isOpen = name === 'dict' && args[1]?.name === 'Any';
  if (args.length === 0 || name === 'Callable' || isOpen) return name;
  return `${capital[name] ?? name}[${args.map(pythonText).join(', ')}]`;
}

/** A type that our data writes, in the same spelling. */
export const spelled = (text: string): string =>
  pythonText(quoted(undefined, new Source('', ''), text));
