import type {Place} from '../types';
import type {Node} from './node';

export type Literal = string | number | boolean | null | Literal[] | {[key: string]: Literal};

/** Looks up the value of a variable; undefined if it is only known at run time. */
type Names = (name: string) => Literal | undefined;
const none: Names = () => undefined;

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** Replaces the escapes in a part of a string. */
const unescaped = (text: string): string =>
  text.replace(/\\(["'\\ntr\n])/g, (_, char: string) => escapes[char] ?? char);

/** The value of a string. What an f-string puts in is `…`. */
function stringIn({children: [start, ...parts]}: Node): string {
  const isRaw = /^\w*r/i.test(start?.text ?? '');
  return parts
    .slice(0, -1)
    .map(({kind, text}) => (kind === 'interpolation' ? '…' : isRaw ? text : unescaped(text)))
    .join('');
}

/** The value of a literal. Undefined if it contains a variable that `names` does not know, except in an f-string. */
function evaluate(node: Node | undefined, names: Names): Literal | undefined {
  const inner = (one: Node | undefined): Literal | undefined => evaluate(one, names);
  switch (node?.kind) {
    case 'integer':
    case 'float':
      return Number(node.text.replaceAll('_', ''));
    case 'true':
    case 'false':
      return node.kind === 'true';
    case 'none':
      return null;
    case 'string':
      return stringIn(node);
    case 'identifier':
      return names(node.text);
    case 'concatenated_string':
    case 'binary_operator': {
      const parts = node.children.map(inner);
      return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
    }
    case 'list':
    case 'tuple':
    case 'set': {
      const values = node.children.map(inner);
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case 'dictionary': {
      const result: Record<string, Literal> = {};
      for (const [key, value] of node.pairs) {
        const name = inner(key);
        if (!key) Object.assign(result, inner(value));
        else if (name !== undefined) result[String(name)] = inner(value) ?? value.text;
      }
      return result;
    }
    default:
      return undefined;
  }
}

/** The value of a string; undefined for anything else. */
export function stringOf(node: Node | undefined): string | undefined {
  const value = evaluate(node, none);
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
  const value = node.kind === 'identifier' ? node.binding?.value : undefined;
  return pythonForm(value && evaluate(value, none) !== undefined ? value : node);
}

/** A default as the pages state it: `none` for None, False and an empty string. */
export function defaultOf(node: Node | undefined): string {
  const value = literal(node);
  if (!node || value === null || value === '' || value === false) return 'none';
  return value === undefined ? pythonForm(node) : String(value);
}

/** The place of a string inside an expression, or of the expression if it is not there. */
export const placeOfText = (node: Node, text: string): Place =>
  (node.allOfKind('string').find((one) => stringOf(one) === text) ?? node).place;
