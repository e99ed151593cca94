import {literal, stringOf, type Literal} from './literal';
import {Source, type Binding, type Node} from './node';

/** A parsed annotation in normal form: `Optional[X]`, `Union[X, None]`, `X | None` and `"X | None"` are the same. */
export interface Type {
  /** Last part of the type's name; `Union`, `Literal`, or empty for a list of types, as in `Callable[[…], …]`. */
  readonly name: string;
  readonly args: readonly Type[];
  readonly value?: Literal;
  readonly binding?: Binding;
}

const none: Type = {name: 'None', args: []};

/** Other names of built-in types. */
const aliases: Readonly<Record<string, string>> = {
  Dict: 'dict',
  Mapping: 'dict',
  List: 'list',
  Sequence: 'list',
  Tuple: 'tuple',
  Set: 'set',
};
/** The names with which built-in types are written before brackets. */
const capital: Record<string, string> = {dict: 'Dict', list: 'List', tuple: 'Tuple', set: 'Set'};

export function typeOf(node: Node): Type {
  switch (node.kind) {
    case 'none':
      return none;
    case 'string':
      return quoted(stringOf(node) ?? '', node.source);
    case 'binary_operator':
    case 'union_type':
      return union(node.children.map(typeOf));
    case 'list':
      return {name: '', args: node.children.map(typeOf)};
  }
  const {of: head = node, keys} = node.index ?? {};
  const last = head.dotted.at(-1) ?? head.text;
  const name = aliases[last] ?? last;
  if (!keys) return named(node, name);
  if (name === 'Literal')
    return {name, args: keys.map((one) => ({name: one.text, args: [], value: literal(one)}))};
  const args = keys.map(typeOf);
  if (name === 'Optional') return union([...args, none]);
  return name === 'Union' ? union(args) : {name, args, binding: head.binding};
}

/** The type of an annotation that is a string. */
function quoted(text: string, {file, project}: Source): Type {
  const inner = new Source(file, text, project).top.first;
  return inner ? typeOf(inner) : {name: text, args: []};
}

/** The type of a name. An alias such as `Score = Union[str, int]` keeps its name; its value only matters for shapes. A bound TypeVar is its bound. */
function named(node: Node, name: string): Type {
  const {binding} = node;
  const variable = binding?.kind === 'value' ? binding.value?.call : undefined;
  const bound = variable?.method === 'TypeVar' && variable.arg('bound');
  return bound ? typeOf(bound) : {name, args: [], binding};
}

/** A union without nested unions and duplicates, and with `None` last. */
function union(members: readonly Type[]): Type {
  const flat = members.flatMap((one) => (one.name === 'Union' ? one.args : [one]));
  const seen = new Map(flat.map((one) => [pythonText(one), one]));
  const kept = [...seen.values()].filter((one) => one.name !== 'None');
  const any = kept.find((one) => one.name === 'Any');
  // `Any` includes `None`.
  if (any && kept.length === 1) return any;
  const all = seen.has('None') ? [...kept, none] : kept;
  return all.length === 1 && all[0] ? all[0] : {name: 'Union', args: all};
}

export const isOptional = ({name, args}: Type): boolean =>
  name === 'Union' && args.some((one) => one.name === 'None');

/** The type without `None`. */
export const required = (type: Type): Type =>
  isOptional(type) ? union(type.args.filter(({name}) => name !== 'None')) : type;

/** The canonical spelling of a type: `dict` for a dictionary of anything, `List[str]`, `str or bool`. */
export function pythonText(type: Type): string {
  const {name, args} = type;
  if (name === 'Union') {
    const named = args.filter((one) => one.name !== 'None').map(pythonText);
    const members = named.sort().join(' or ');
    return isOptional(type) ? `Optional[${members}]` : members;
  }
  const isOpen = name === 'dict' && args[1]?.name === 'Any';
  if (args.length === 0 || name === 'Callable' || isOpen) return name;
  return `${capital[name] ?? name}[${args.map(pythonText).join(', ')}]`;
}

/**
 * The spelling of the source, without what says that it may be left out, if it means the same without looking names up; else, and for a union,
 * the canonical one.
 */
export function shownText(node: Node, type: Type): string {
  const text = node.text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\[) | (?=\])|\b(typing|dt)\./g, '')
    .replaceAll('Dict[str, Optional[Any]]', 'dict')
    .replace(/^Callable\[.*\]$/, 'Callable')
    .replaceAll('"', "'");
  const spellings = [/^Optional\[(.*)\]$/.exec(text)?.[1] ?? text, text];
  const canonical = pythonText(type);
  return spellings.find((one) => !one.includes('Union[') && spelled(one) === canonical) ?? canonical;
}

/** The canonical spelling of a type that was spelled in another way. */
export const spelled = (text: string): string => pythonText(quoted(text, new Source('', '')));
