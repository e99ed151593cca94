import type {Node, Parser} from '@vscode/tree-sitter-wasm';
import {memoize} from '@site/src/settings/memoize';
import {errorNodes, parse} from '../../support/syntax';
import type {Block} from '../pages/page';

export const descendants = (node: Node, ...types: string[]): Node[] =>
  node.descendantsOfType(types).filter((one) => one !== null);

export const namedChildren = (node: Node | null): Node[] =>
  (node?.namedChildren ?? []).flatMap((one) => (one && one.type !== 'comment' ? one : []));

/** The text of a string without its quotes, and of any other node as it stands. */
export function plain(node: Node): string {
  if (node.type === 'concatenation') return namedChildren(node).map(plain).join('');
  return /string$/.test(node.type) ? node.text.replace(/^[a-z]?(["'])(.*)\1$/is, '$2') : node.text;
}

/** A reader of blocks in one language, which parses each once for all checks. Lines are counted on the page. */
export const blockReader = <Facts extends object>(
  parser: () => Parser,
  read: (root: Node, lineOf: (node: Node) => number) => Facts,
) =>
  memoize(({code, line, language}: Block) =>
    parse(parser(), code, (root) => {
      const lineOf = (node: Node): number => line + 1 + node.startPosition.row;
      const errors = errorNodes(root).map((node) => ({
        line: lineOf(node),
        message: `${language} does not parse here: ${node.text.split('\n')[0] || node.type}. Fix: correct it there or just above.`,
      }));
      return {...read(root, lineOf), errors};
    }),
  );
