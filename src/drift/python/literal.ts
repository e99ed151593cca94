import type {Place} from '../types';
import {children, groups, type Call, type Node, type Source} from './tree';

export type Literal = string | number | boolean | null | Literal[] | {[key: string]: Literal};

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** The text of a string literal, its escapes read. */
function unquote(raw: string): string {
  const start = raw.search(/["']/);
  const mark = raw.startsWith(raw.charAt(start).repeat(3), start) ? 3 : 1;
  const inner = raw.slice(start + mark, raw.length - mark);
  if (raw.slice(0, start).toLowerCase().includes('r')) return inner;
  return inner.replace(/\\(["'\\ntr\n])/g, (_, char: string) => escapes[char] ?? char);
}

type Names = (name: string) => Literal | undefined;

const unknown: Names = () => undefined;

/** The text of a string, with `…` where a formatted string puts in what `names` does not know. */
export function stringOf(
  source: Source,
  node: Node | undefined,
  names = unknown,
): string | undefined {
  if (!node) return undefined;
  const [, inside] = children(node);
  switch (node.name) {
    case 'String':
      return unquote(source.text(node));
    case 'ParenthesizedExpression':
      return stringOf(source, inside, names);
    case 'VariableName': {
      const value = names(source.text(node));
      return typeof value === 'string' ? value : undefined;
    }
    case 'ContinuedString':
    case 'BinaryExpression': {
      const parts = children(node).filter(({name}) => name !== 'ArithOp');
      const texts = parts.map((part) => stringOf(source, part, names));
      return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
    }
    case 'FormatString': {
      const holes = node.getChildren('FormatReplacement');
      const starts = [node.from, ...holes.map(({to}) => to)];
      const ends = [...holes.map(({from}) => from), node.to];
      const put = (hole: Node): string => {
        const [, value] = children(hole);
        return (value?.name === 'VariableName' && stringOf(source, value, names)) || '…';
      };
      const parts = starts.map((from, at) => source.code.slice(from, ends[at]));
      return unquote(parts.map((part, at) => part + (holes[at] ? put(holes[at]) : '')).join(''));
    }
    default:
      return undefined;
  }
}

/** The value of a literal. `names` looks up what a variable stands for; without an answer the value is unknown. */
export function valueOf(
  source: Source,
  node: Node | undefined,
  names = unknown,
): Literal | undefined {
  if (!node) return undefined;
  const inner = (one: Node | undefined): Literal | undefined => valueOf(source, one, names);
  switch (node.name) {
    case 'Number':
      return Number(source.text(node).replaceAll('_', ''));
    case 'Boolean':
      return source.text(node) === 'True';
    case 'None':
      return null;
    case 'VariableName':
      return names(source.text(node));
    case 'UnaryExpression': {
      const value = inner(node.lastChild ?? undefined);
      return typeof value === 'number' && source.text(node).startsWith('-') ? -value : undefined;
    }
    case 'ArrayExpression':
    case 'TupleExpression':
    case 'SetExpression': {
      const values = groups(node).map(([first]) => inner(first));
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case 'DictionaryExpression': {
      const result: Record<string, Literal> = {};
      for (const [key, second, third] of groups(node)) {
        const name = key?.name === '**' ? undefined : inner(key);
        if (key?.name === '**') Object.assign(result, inner(second) ?? {});
        else if (name !== undefined)
          result[String(name)] = inner(third) ?? source.text(third ?? node);
      }
      return result;
    }
    default:
      return stringOf(source, node, names);
  }
}

/** A literal as Python writes it, strings in single quotes; any other expression in source form. */
export function pythonForm(source: Source, node: Node): string {
  const text = stringOf(source, node);
  if (text !== undefined && !text.includes('…')) return `'${text}'`;
  const lines = source.text(node).split('\n');
  return lines.map((line) => line.trim()).join(' ');
}

/** What a call is given beyond what is told in another way: `type=int`, `hidden=True`. */
export const settingsOf = (
  source: Source,
  call: Call | undefined,
  told: readonly string[],
): string[] =>
  (call?.args ?? [])
    .filter(({keyword, node}) => keyword && !told.includes(keyword) && source.text(node) !== 'str')
    .map(({keyword, node}) => `${keyword}=${pythonForm(source, node)}`)
    .sort();

/** Where a text stands in an expression. */
export function placeOfText(source: Source, node: Node, text: string): Place {
  const isIt = (one: Node): boolean => one.name === 'String' && stringOf(source, one) === text;
  return source.place([...source.walk(node)].find(isIt) ?? node);
}
