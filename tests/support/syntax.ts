import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';

/**
 * The GitHub project of each grammar, by the language's name in a code fence. The npm package @vscode/tree-sitter-wasm
 * has them all, compiled to WebAssembly, so that none of these languages has to be installed.
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

/** A parser for a language, by its name in a code fence. */
export async function parserOf(language: string): Promise<Parser> {
  const grammar = grammars[language];
  if (!grammar) throw new Error(`no grammar for ${language}`);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `${path.basename(grammar)}.wasm`)));
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
