import type {Node, Parser} from '@vscode/tree-sitter-wasm';
import {parse, parserOf as parserByGrammar} from '../../src/drift/code/parser';

export {parse};

let last: Promise<unknown> = Promise.resolve();

/** A parser for a language, by its name in a code fence. The library can load only one at a time. */
export function parserOf(language: string): Promise<Parser> {
  const parser = last.then(() => parserByGrammar(language === 'csharp' ? 'c-sharp' : language));
  last = parser.catch(() => undefined);
  return parser;
}

/** Nodes with syntax errors: text that does not parse, and missing tokens. */
export function errorNodes(node: Node): Node[] {
  if (!node.hasError) return [];
  const inside = node.children.flatMap((child) => (child ? errorNodes(child) : []));
  return node.isError || node.isMissing ? [node, ...inside] : inside;
}

/** Syntax errors of a text, with line and source. */
export const syntaxErrors = (parser: Parser, text: string): string[] =>
  parse(parser, text, (root) =>
    errorNodes(root).map(
      (node) =>
        `line ${node.startPosition.row + 1}: ${node.text.split('\n')[0] || `${node.type} is missing`}`,
    ),
  );
