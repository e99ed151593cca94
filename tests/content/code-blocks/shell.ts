import type {Node} from '@vscode/tree-sitter-wasm';
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

const parser = await parserOf('bash');

/** A word without its quotes. */
function plain(node: Node): string {
  if (node.type === 'raw_string' || node.type === 'string') return node.text.slice(1, -1);
  if (node.type === 'concatenation')
    return node.children.map((child) => (child ? plain(child) : '')).join('');
  return node.text;
}

const wordTypes = new Set([
  'command_name',
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

const scripts = new WeakMap<object, Script>();

/** Reads a shell block, once for all checks. Lines count from the fence above the code. */
export function readShell(block: Pick<Block, 'code' | 'line'>): Script {
  const script =
    scripts.get(block) ?? parse(parser, block.code, (root) => readTree(root, block.line));
  scripts.set(block, script);
  return script;
}

function readTree(root: Node, fence: number): Script {
  const lineOf = (node: Node): number => fence + 1 + node.startPosition.row;
  const script: Script = {
    errors: errorNodes(root).map((node) => ({
      line: lineOf(node),
      message: `the shell does not parse here: ${node.text.split('\n')[0] || node.type}`,
    })),
    commands: [],
    assignments: [],
    used: [],
    heredocs: [],
  };
  const visit = (node: Node): void => {
    const children = node.children.filter((child) => child !== null);
    const line = lineOf(node);
    if (node.type === 'command') {
      const words = children
        .filter(({type}) => wordTypes.has(type))
        .map((word) => plain(word.type === 'command_name' ? (word.children[0] ?? word) : word));
      script.commands.push({line, words});
    }
    if (node.type === 'variable_assignment')
      script.assignments.push({line, name: node.childForFieldName('name')?.text ?? ''});
    if (node.type === 'simple_expansion' || node.type === 'expansion') {
      const name = children.find(({type}) => type === 'variable_name');
      if (name) script.used.push(name.text);
    }
    if (node.type === 'redirected_statement') {
      const file = children
        .find(({type}) => type === 'file_redirect')
        ?.childForFieldName('destination');
      const [body] = node.descendantsOfType('heredoc_body');
      if (body) script.heredocs.push({target: file ? plain(file) : '', body: body.text});
    }
    children.forEach(visit);
  };
  visit(root);
  return script;
}
