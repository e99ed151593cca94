import type {Node} from '@vscode/tree-sitter-wasm';
import {memoize} from '@site/src/settings/memoize';
import {errorNodes, parse, parserOf} from '../../support/syntax';
import type {Block} from '../pages/page';

export interface Command {
  readonly line: number;
  /** The words of the command, without quotes. */
  readonly words: readonly string[];
}

interface Heredoc {
  /** File that the heredoc is written to; may be empty. */
  readonly target: string;
  readonly body: string;
}

interface Script {
  readonly errors: {line: number; message: string}[];
  readonly commands: Command[];
  readonly assignments: {line: number; name: string}[];
  /** Variables that the block reads as `$NAME`. */
  readonly used: string[];
  readonly heredocs: Heredoc[];
}

let parser: Awaited<ReturnType<typeof parserOf>>;

/** To be awaited before `readShell`. Not awaited here, because a command, unlike a test, cannot import a module that waits. */
export const shellReady = parserOf('bash').then((loaded) => {
  parser = loaded;
});

/** A word without its quotes. */
function plain(node: Node): string {
  if (node.type === 'raw_string' || node.type === 'string') return node.text.slice(1, -1);
  if (node.type === 'concatenation')
    return node.children.map((child) => (child ? plain(child) : '')).join('');
  return node.text;
}

/** Reads a shell block, once for all checks. Lines count from the fence above the code. */
export const readShell = memoize(({code, line}: Block) =>
  parse(parser, code, (root) => readTree(root, line)),
);

function readTree(root: Node, fence: number): Script {
  const lineOf = (node: Node): number => fence + 1 + node.startPosition.row;
  const all = (...types: string[]) => root.descendantsOfType(types).filter((node) => node !== null);
  return {
    errors: errorNodes(root).map((node) => ({
      line: lineOf(node),
      message: `the shell does not parse here: ${node.text.split('\n')[0] || node.type}`,
    })),
    commands: all('command').map((node) => {
      const name = node.childForFieldName('name')?.children ?? [];
      const words = [...name, ...node.childrenForFieldName('argument')];
      return {line: lineOf(node), words: words.flatMap((word) => (word ? plain(word) : []))};
    }),
    assignments: all('variable_assignment').map((node) => ({
      line: lineOf(node),
      name: node.childForFieldName('name')?.text ?? '',
    })),
    used: all('simple_expansion', 'expansion').flatMap(
      (node) => node.children.find((child) => child?.type === 'variable_name')?.text ?? [],
    ),
    heredocs: all('redirected_statement').flatMap((node) => {
      const [body] = node.descendantsOfType('heredoc_body');
      const file = node.children.find((child) => child?.type === 'file_redirect');
      const target = file?.childForFieldName('destination');
      return body ? [{target: target ? plain(target) : '', body: body.text}] : [];
    }),
  };
}
