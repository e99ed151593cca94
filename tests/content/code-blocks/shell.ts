import type {Parser} from '@vscode/tree-sitter-wasm';
import {parserOf} from '../../support/syntax';
import {blockReader, descendants, plain} from './read-block';

export interface Command {
  readonly line: number;
  /** Without quotes. */
  readonly words: readonly string[];
}

let parser: Parser;

/** To be awaited before `readShell`. Not awaited here, because a command, unlike a test, cannot import a module that waits. */
export const shellReady = parserOf('bash').then((loaded) => void (parser = loaded));

export const readShell = blockReader(
  () => parser,
  (root, lineOf) => ({
    commands: descendants(root, 'command').map((node): Command => {
      const words = [node.childForFieldName('name'), ...node.childrenForFieldName('argument')];
      return {line: lineOf(node), words: words.flatMap((word) => (word ? plain(word) : []))};
    }),
  }),
);
