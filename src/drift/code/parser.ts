import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node, type Tree} from '@vscode/tree-sitter-wasm';

const folder = path.dirname(createRequire(__filename).resolve('@vscode/tree-sitter-wasm'));

/** Of the whole process: a second one, while languages are being loaded, makes them useless. */
let initialized: Promise<void> | undefined;

/** A parser with a grammar of the package @vscode/tree-sitter-wasm, by its name there, such as `python`. Rejects if it has no such grammar. */
export async function parserOf(grammar: string): Promise<Parser> {
  await (initialized ??= Parser.init());
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return parser;
}

/** The grammars for the platform's own code. */
export type Grammar = 'python' | 'tsx';
const loaded = new Map<Grammar, Parser>();

/** Loads the grammars for the platform's code. To be awaited once, before anything is parsed; all else is synchronous. */
export async function loadParsers(): Promise<void> {
  for (const grammar of ['python', 'tsx'] as const)
    if (!loaded.has(grammar)) loaded.set(grammar, await parserOf(grammar));
}

/** The parser for a grammar of the platform's code. Throws an Error before `loadParsers` is done. */
export function parserFor(grammar: Grammar): Parser {
  const parser = loaded.get(grammar);
  if (!parser) throw new Error(`the grammar ${grammar} is not loaded. Fix: await loadParsers() first.`);
  return parser;
}

export function treeOf(parser: Parser, text: string): Tree {
  const tree = parser.parse(`${text}\n`);
  if (!tree) throw new Error('the parser returned no tree');
  return tree;
}

/** Parses a text, calls `read` with its syntax tree, and frees the tree. */
export function parse<T>(parser: Parser, text: string, read: (root: Node) => T): T {
  const tree = treeOf(parser, text);
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}
