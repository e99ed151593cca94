import type {Place} from '../types';
import type {Node} from './node';

export type Literal = string | number | boolean | null | Literal[] | {[key: string]: Literal};

/** Looks up the value of a variable; undefined if it is only known at run time. */
type Names = (name: string) => Literal | undefined;

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** The value of a string literal, with escapes resolved. */
function unquote(raw: string): string {
  const [, marks = '', quotes = ''] = /^(\w*)('''|"""|'|")/.exec(raw) ?? [];
  const inner = raw.slice(marks.length + quotes.length, raw.length - quotes.length);
  if (/r/i.test(marks)) return inner;
  return inner.replace(/\\(["'\\ntr\n])/g, (_, char: string) => escapes[char] ?? char);
}

export const isHole = ({kind}: Node): boolean => kind === 'FormatReplacement';

/** The value of a literal. Undefined if it contains a variable that `names` does not know, except in an f-string, which has `…` instead. */
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

/** The value of a string; undefined for anything else. Variables in it are only looked up in `names`. */
export function stringOf(node: Node | undefined, names: Names = () => undefined) {
  const value = evaluate(node, names);
  return typeof value === 'string' ? value : undefined;
}

/** The value of a literal. Variables in it are resolved to what they are assigned, in a function or outside. */
export function literal(node: Node | undefined, depth = 0): Literal | undefined {
  return evaluate(node, (name) => {
    if (!node || depth > 5) return undefined;
    const found = node.resolve(name);
    const local = node.source.top.writes.find(({target}) => target.text === name);
    return literal(found?.kind === 'value' ? found.value : local?.value, depth + 1);
  });
}

/** The source form of an expression on one line, with strings in single quotes, as Python prints them. */
export function pythonForm(node: Node): string {
  const text = stringOf(node);
  if (text !== undefined && !text.includes('…')) return `'${text}'`;
  return node.text.replace(/\s*\n\s*/g, ' ');
}

/** The source form of an expression, with the name of a constant replaced by its literal. */
export function formOf(node: Node): string {
  const value = node.kind === 'VariableName' ? node.binding?.value : undefined;
  return pythonForm(value && evaluate(value, () => undefined) !== undefined ? value : node);
}

/** A default as the pages state it: `none` for None, False and an empty string. */
export function defaultOf(node: Node | undefined): string {
  const value = literal(node);
  if (!node || value === null || value === '' || value === false) return 'none';
  return value === undefined ? pythonForm(node) : String(value);
}

/** The keyword arguments of a call, such as `hidden=True`, except those whose names match `ignored`, and `type=str`. */
export const settingsOf = (call: Node | undefined, ignored: RegExp): string[] =>
  (call?.args ?? [])
    .filter(({keyword, node}) => keyword && !ignored.test(keyword) && node.text !== 'str')
    .map(({keyword, node}) => `${keyword}=${pythonForm(node)}`)
    .sort();

/** The place of a string inside an expression, or of the expression if it is not there. */
export const placeOfText = (node: Node, text: string): Place =>
  (node.allOfKind('String').find((one) => stringOf(one) === text) ?? node).place;
