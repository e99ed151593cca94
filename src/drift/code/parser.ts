import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';

const folder = path.dirname(createRequire(__filename).resolve('@vscode/tree-sitter-wasm'));

/** A parser with a grammar of the package @vscode/tree-sitter-wasm, by its name there, such as `python`. Rejects if it has no such grammar. */
export async function parserOf(grammar: string): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return parser;
}

/** Parses a text, calls `read` with its syntax tree, and frees the tree. */
export function parse<T>(parser: Parser, text: string, read: (root: Node) => T): T {
  const tree = parser.parse(`${text}\n`);
  if (!tree) throw new Error('the parser returned no tree');
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}
