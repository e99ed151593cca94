import type {Node, Parser} from '@vscode/tree-sitter-wasm';
import {errorNodes, parse, parserOf} from '../../../support/syntax';
import type {Defect, Place} from './defect';

export interface Command extends Place {
  /** The words of the command, without quotes. */
  readonly words: readonly string[];
}

interface Assignment extends Place {
  readonly name: string;
}

export interface Heredoc extends Place {
  /** File that the heredoc is written to; may be empty. */
  readonly target: string;
  readonly body: string;
}

export interface Script {
  readonly errors: readonly Defect[];
  readonly commands: readonly Command[];
  readonly assignments: readonly Assignment[];
  /** Variables that the block reads as `$NAME`. */
  readonly used: readonly string[];
  readonly heredocs: readonly Heredoc[];
}

let parser: Parser | undefined;

/** Loads the grammar; `readShell` needs it. */
export async function loadShell(): Promise<void> {
  parser ??= await parserOf('bash');
}

/** A word without its quotes. */
function plain(node: Node): string {
  if (node.type === 'raw_string' || node.type === 'string') return node.text.slice(1, -1);
  if (node.type === 'concatenation')
    return node.children.map((child) => (child ? plain(child) : '')).join('');
  return node.text;
}

const wordTypes = new Set([
  'word',
  'string',
  'raw_string',
  'concatenation',
  'number',
  'simple_expansion',
  'expansion',
  'command_substitution',
  'arithmetic_expansion',
  'ansi_c_string',
]);

/** Reads a shell block. Lines count from the fence above the code. */
export function readShell(code: string, place: Place): Script {
  if (!parser) throw new Error('The grammar is not loaded. Fix: call loadShell() first.');
  return parse(parser, code, (root) => readTree(root, place));
}

function readTree(root: Node, place: Place): Script {
  const at = (node: Node): Place => ({
    file: place.file,
    line: place.line + 1 + node.startPosition.row,
  });
  const errors = errorNodes(root).map((node): Defect => {
    const text = node.text.split('\n')[0] || node.type;
    return {...at(node), message: `the shell does not parse here: ${text}`};
  });
  const commands: Command[] = [];
  const assignments: Assignment[] = [];
  const used: string[] = [];
  const heredocs: Heredoc[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'command') {
      const words: string[] = [];
      for (const child of node.children) {
        if (!child) continue;
        if (child.type === 'command_name') words.push(plain(child.children[0] ?? child));
        else if (wordTypes.has(child.type)) words.push(plain(child));
      }
      commands.push({...at(node), words});
    }
    if (node.type === 'variable_assignment')
      assignments.push({...at(node), name: node.childForFieldName('name')?.text ?? ''});
    if (node.type === 'simple_expansion' || node.type === 'expansion') {
      const name = node.children.find((child) => child?.type === 'variable_name');
      if (name) used.push(name.text);
    }
    if (node.type === 'redirected_statement') {
      const target = node.children.find((child) => child?.type === 'file_redirect');
      const here = node.descendantsOfType('heredoc_body')[0];
      const file = target?.childForFieldName('destination');
      if (here) heredocs.push({...at(here), target: file ? plain(file) : '', body: here.text});
    }
    for (const child of node.children) if (child) visit(child);
  };
  visit(root);
  return {errors, commands, assignments, used, heredocs};
}
