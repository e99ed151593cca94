import type {Place} from '../types';
import type {Node} from './node';

export type Literal = string | number | boolean | null | Literal[] | {[key: string]: Literal};

/** What a variable stands for; nothing where only a running program knows. */
type Names = (name: string) => Literal | undefined;

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** The text of a string literal, its escapes read. */
function unquote(raw: string): string {
  const [, marks = '', quotes = ''] = /^(\w*)('''|"""|'|")/.exec(raw) ?? [];
  const inner = raw.slice(marks.length + quotes.length, raw.length - quotes.length);
  if (/r/i.test(marks)) return inner;
  return inner.replace(/\\(["'\\ntr\n])/g, (_, char: string) => escapes[char] ?? char);
}

export const isHole = ({kind}: Node): boolean => kind === 'FormatReplacement';

/** The value of a literal; unknown where it holds a variable that `names` does not know. A formatted string has `…` there. */
function evaluate(node: Node | undefined, names: Names): Literal | undefined {
  const inner = (one: Node | undefined): Literal | undefined => evaluate(one, names);
  switch (node?.kind) {
    case 'Number':
      return Number(node.text.replaceAll('_', ''));
    case 'Boolean':
      return node.text === 'True';
    case 'None':
      return null;
    case 'String':
      return unquote(node.text);
    case 'VariableName':
      return names(node.text);
    case 'ParenthesizedExpression':
      return inner(node.children[1]);
    case 'UnaryExpression': {
      const value = inner(node.last);
      return typeof value === 'number' && node.text.startsWith('-') ? -value : undefined;
    }
    case 'ContinuedString':
    case 'BinaryExpression': {
      const parts = node.children.filter(({kind}) => kind !== 'ArithOp').map(inner);
      return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
    }
    case 'FormatString': {
      let [text, end] = ['', node.from];
      for (const {from, to, children} of node.children.filter(isHole)) {
        const put = children[1]?.kind === 'VariableName' && inner(children[1]);
        text += node.source.code.slice(end, from) + (typeof put === 'string' && put ? put : '…');
        end = to;
      }
      return unquote(text + node.source.code.slice(end, node.to));
    }
    case 'ArrayExpression':
    case 'TupleExpression':
    case 'SetExpression': {
      const values = node.groups.map(([first]) => inner(first));
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case 'DictionaryExpression': {
      const result: Record<string, Literal> = {};
      for (const [key, second, third] of node.groups) {
        const name = inner(key);
        if (key?.kind === '**') Object.assign(result, inner(second));
        else if (name !== undefined) result[String(name)] = inner(third) ?? (third ?? node).text;
      }
      return result;
    }
    default:
      return undefined;
  }
}

/** The text of a string, names in it not followed but by `names`. */
export function stringOf(node: Node | undefined, names: Names = () => undefined) {
  const value = evaluate(node, names);
  return typeof value === 'string' ? value : undefined;
}

/** The value of a literal, names in it followed to what they were assigned, in a function or outside. */
export function literal(node: Node | undefined, depth = 0): Literal | undefined {
  return evaluate(node, (name) => {
    if (!node || depth > 5) return undefined;
    const found = node.find(name);
    const local = node.source.top.writes.find(({target}) => target.text === name);
    return literal(found?.is === 'value' ? found.value : local?.value, depth + 1);
  });
}

/** A literal as Python writes it, strings in single quotes; any other expression in source form. */
export function pythonForm(node: Node): string {
  const text = stringOf(node);
  if (text !== undefined && !text.includes('…')) return `'${text}'`;
  return node.text.replace(/\s*\n\s*/g, ' ');
}

/** An expression as Python writes it; a name that stands for a literal, as that literal. */
export function formOf(node: Node): string {
  const value = node.kind === 'VariableName' ? node.found?.value : undefined;
  return pythonForm(value && evaluate(value, () => undefined) !== undefined ? value : node);
}

/** A default as readers are told it; `none` where it says that nothing is taken. */
export function defaultOf(node: Node | undefined): string {
  const value = literal(node);
  if (!node || value === null || value === '' || value === false) return 'none';
  return value === undefined ? pythonForm(node) : String(value);
}

/** What a call is given beyond what is told in another way: `type=int`, `hidden=True`. */
export const settingsOf = (call: Node | undefined, told: RegExp): string[] =>
  (call?.args ?? [])
    .filter(({keyword, node}) => keyword && !told.test(keyword) && node.text !== 'str')
    .map(({keyword, node}) => `${keyword}=${pythonForm(node)}`)
    .sort();

/** Where a text stands in an expression. */
export const placeOfText = (node: Node, text: string): Place =>
  (node.each('String').find((one) => stringOf(one) === text) ?? node).place;
