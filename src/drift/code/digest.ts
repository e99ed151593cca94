import {createHash} from 'node:crypto';
import type {Node} from '@vscode/tree-sitter-wasm';

/** Attributes that only style or that tests look for: a change of them changes nothing that a page says. */
const looks = /^(className|data-\w+)\b/;

/** Tokens that formatters and linters add, drop or exchange. The shape of the tree keeps apart what they separate. */
const layout = new Set([',', ';', '(', ')', 'const', 'let', 'var']);

/** Nodes whose members mean the same in any order, unless one of them spreads others. */
const unordered = new Set(['dictionary', 'object', 'jsx_opening_element', 'jsx_self_closing_element']);
const spreads = /^(dictionary_splat|spread_element|jsx_expression)$/;

/** Nodes in which white space counts. */
const verbatim = /string|regex|format_specifier/;

/** What opens or closes a text, after a prefix such as the `f` of Python. */
const quotes = /^([a-z]*)('''|"""|'|")$/i;

const childrenOf = (node: Node): Node[] => node.children.filter((child) => child !== null);

/** A text that is a statement in Python is a docstring. */
const isDocstring = (statement: Node): boolean =>
  statement.namedChild(0)?.firstChild?.type === 'string_start' &&
  statement.descendantsOfType('interpolation').length === 0;

function isWithoutEffect(node: Node): boolean {
  switch (node.type) {
    case 'comment':
      return true;
    case 'expression_statement':
      return isDocstring(node);
    case 'jsx_attribute':
      return looks.test(node.text);
    case 'jsx_expression':
      // Space at the end of a line, or a comment.
      return /^\{(\s*|'\s*'|"\s*"|\/\*[^]*?\*\/)\}$/.test(node.text);
    default:
      return layout.has(node.type);
  }
}

/** A token, in a form that no other token can be mistaken for. */
function token({type, text}: Node): string {
  if (type === 'jsx_text') {
    const shown = text.replace(/\s+/g, ' ').trim();
    return shown && JSON.stringify(shown);
  }
  if (/^string_(start|end)$/.test(type) || type === text) return text.replace(quotes, '$1"');
  return verbatim.test(type) ? JSON.stringify(text) : text;
}

/** A tree as text, without what formatters, comments and styles change in it. The text between two nodes counts, since a grammar has no node for some of it. */
function normalForm(node: Node, own: Own): string {
  if (isWithoutEffect(node) || own.has(node.id)) return '';
  if (node.childCount === 0) return token(node);
  const {startIndex} = node;
  const between = (from: number, to: number): string => {
    const gap = from < to ? node.text.slice(from - startIndex, to - startIndex) : '';
    if (verbatim.test(node.type)) return gap && JSON.stringify(gap);
    return gap.replace(/[\s\\]+/g, '');
  };
  let at = startIndex;
  const parts = childrenOf(node).flatMap((child) => {
    const gap = between(at, child.startIndex);
    at = child.endIndex;
    return [gap, normalForm(child, own)];
  });
  parts.push(between(at, node.endIndex));
  if (unordered.has(node.type) && !node.namedChildren.some((one) => spreads.test(one?.type ?? '')))
    parts.sort();
  const inner = parts.filter((part) => part !== '').join(' ');
  // A formatter puts brackets around what it breaks.
  return node.type === 'parenthesized_expression' || inner === '' ? inner : `(${inner})`;
}

/** Nodes that hold the name of what they define. */
type Own = ReadonlySet<number>;

export const hash = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 8);

/**
 * Eight hexadecimal digits that stay the same while the code of the nodes does the same, as far as its text can tell. The names in `own` do
 * not count; `more` counts beside the code.
 */
export const digest = (nodes: readonly Node[], own: Own, more: readonly string[]): string => {
  const forms = nodes.map((node) => normalForm(node, own)).filter((form) => form !== '');
  return hash([...forms, ...more].join('\n'));
};
