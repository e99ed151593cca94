import {children, groups, type Node, type Source} from './tree';

export type Literal = string | number | boolean | null | Literal[] | {[key: string]: Literal};

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** The text of a string literal, its escapes read. */
function unquote(raw: string): string {
  const start = Math.min(...['"', "'"].map((mark) => raw.indexOf(mark)).filter((at) => at >= 0));
  const mark = raw.startsWith(raw.charAt(start).repeat(3), start) ? 3 : 1;
  const plain = raw.slice(0, start).toLowerCase().includes('r');
  const inner = raw.slice(start + mark, raw.length - mark);
  if (plain) return inner;
  let text = '';
  for (let at = 0; at < inner.length; at += 1) {
    const char = inner.charAt(at);
    if (char !== '\\') text += char;
    else {
      at += 1;
      const next = inner.charAt(at);
      text += escapes[next] ?? (next === '\\' || next === '"' || next === "'" ? next : `\\${next}`);
    }
  }
  return text;
}

/** The text of a string, with `…` where a formatted string puts a value in. */
export function textOf(source: Source, node: Node): string | undefined {
  if (node.name === 'String') return unquote(source.text(node));
  if (node.name === 'ParenthesizedExpression') {
    const inner = children(node)[1];
    return inner && textOf(source, inner);
  }
  if (node.name === 'ContinuedString' || node.name === 'BinaryExpression') {
    const parts = children(node).filter(({name}) => name !== 'ArithOp');
    const texts = parts.map((part) => textOf(source, part));
    return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
  }
  if (node.name !== 'FormatString') return undefined;
  let raw = '';
  let at = node.from;
  for (const hole of node.getChildren('FormatReplacement')) {
    raw += `${source.code.slice(at, hole.from)}…`;
    at = hole.to;
  }
  return unquote(raw + source.code.slice(at, node.to));
}

/** The value of a literal. `names` looks up what a variable stands for; without an answer the value is unknown. */
export function valueOf(
  source: Source,
  node: Node,
  names: (name: string) => Literal | undefined = () => undefined,
): Literal | undefined {
  const inner = (one: Node | undefined): Literal | undefined => one && valueOf(source, one, names);
  if (node.name === 'Number') return Number(source.text(node).replaceAll('_', ''));
  if (node.name === 'Boolean') return source.text(node) === 'True';
  if (node.name === 'None') return null;
  if (node.name === 'VariableName') return names(source.text(node));
  if (node.name === 'UnaryExpression') {
    const value = inner(node.lastChild ?? undefined);
    return typeof value === 'number' && source.text(node).startsWith('-') ? -value : undefined;
  }
  if (
    node.name === 'ArrayExpression' ||
    node.name === 'TupleExpression' ||
    node.name === 'SetExpression'
  ) {
    const values = groups(node).map(([first]) => inner(first));
    return values.every((value): value is Literal => value !== undefined) ? values : undefined;
  }
  if (node.name === 'DictionaryExpression') {
    const result: Record<string, Literal> = {};
    for (const [key, second, third] of groups(node)) {
      if (key?.name === '**') Object.assign(result, inner(second) ?? {});
      else {
        const name = inner(key);
        if (name !== undefined) result[String(name)] = inner(third) ?? source.text(third ?? node);
      }
    }
    return result;
  }
  return textOf(source, node);
}

/** A literal as Python writes it, strings in single quotes; any other expression in source form. */
export function pythonForm(source: Source, node: Node): string {
  const text = textOf(source, node);
  if (text !== undefined && !text.includes('…')) return `'${text}'`;
  return source
    .text(node)
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}
