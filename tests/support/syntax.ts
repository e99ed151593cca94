import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';

/**
 * The project on GitHub that each language's grammar is from, by the language's name in a code fence. The npm package
 * @vscode/tree-sitter-wasm brings them all, compiled to WebAssembly, so that a machine needs none of these languages.
 */
const grammars: Readonly<Record<string, string>> = {
  bash: 'tree-sitter/tree-sitter-bash',
  csharp: 'tree-sitter/tree-sitter-c-sharp',
  go: 'tree-sitter/tree-sitter-go',
  java: 'tree-sitter/tree-sitter-java',
  javascript: 'tree-sitter/tree-sitter-javascript',
  php: 'tree-sitter/tree-sitter-php',
  powershell: 'airbus-cert/tree-sitter-powershell',
  python: 'tree-sitter/tree-sitter-python',
  ruby: 'tree-sitter/tree-sitter-ruby',
};

const folder = path.dirname(createRequire(__filename).resolve('@vscode/tree-sitter-wasm'));

/** A parser of a language, by the language's name in a code fence. */
export async function parserOf(language: string): Promise<Parser> {
  const grammar = grammars[language];
  if (!grammar) throw new Error(`no grammar for ${language}`);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `${path.basename(grammar)}.wasm`)));
  return parser;
}

/** Parses a text and hands its tree over; the tree's memory is freed afterwards. */
export function parse<T>(parser: Parser, text: string, read: (root: Node) => T): T {
  const tree = parser.parse(`${text}\n`);
  if (!tree) throw new Error('the grammar gave up');
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}

/** The places that do not parse: what the grammar has no rule for, and what it misses. */
export function unreadable(node: Node): Node[] {
  if (!node.hasError) return [];
  const inside = node.children.flatMap((child) => (child ? unreadable(child) : []));
  return node.isError || node.isMissing ? [node, ...inside] : inside;
}

/** What does not parse in a text, each place as its line and what stands there. */
export const syntaxErrors = (parser: Parser, text: string): string[] =>
  parse(parser, text, (root) =>
    unreadable(root).map(
      (node) =>
        `line ${node.startPosition.row + 1}: ${node.text.split('\n')[0] || `${node.type} is missing`}`,
    ),
  );
