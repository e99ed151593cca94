import type {Node, Parser} from '@vscode/tree-sitter-wasm';
import {parserOf} from '../../support/syntax';
import {blockReader, descendants, namedChildren, plain} from './read-block';

/** An argument of a call. */
export interface Argument {
  /** Empty by position; `*` or `**` for an unpacked one. */
  readonly keyword: string;
  readonly text: string;
  /** Of a dictionary that is spelled out. */
  readonly keys?: readonly string[];
}

/** A dotted name such as `ag.init`, and its arguments if it is called. */
export interface Name {
  readonly line: number;
  readonly name: string;
  readonly args?: readonly Argument[];
}

let parser: Parser;

/** To be awaited before `readPython`. Not awaited here, because a command, unlike a test, cannot import a module that waits. */
export const pythonReady = parserOf('python').then((loaded) => void (parser = loaded));

function argument(node: Node): Argument {
  const stars = /^\*+/.exec(node.text)?.[0];
  const value = node.type === 'keyword_argument' ? node.childForFieldName('value') : node;
  const keyword = stars ?? (value === node ? '' : (node.childForFieldName('name')?.text ?? ''));
  const pairs = namedChildren(value);
  const isSpelled = value?.type === 'dictionary' && pairs.every(({type}) => type === 'pair');
  const keys = isSpelled ? pairs.map((pair) => plain(pair.childForFieldName('key') ?? pair)) : undefined;
  return {keyword, text: value ? plain(value) : '', keys};
}

/** Statements of a body that start in another column than its first, which the grammar accepts. */
const unevenStatements = (body: Node): Node[] =>
  namedChildren(body).filter(
    ({startPosition: {row, column}}, index, all) =>
      column !== all[0]?.startPosition.column && row !== all[index - 1]?.endPosition.row,
  );

const callsIn = (root: Node, lineOf: (node: Node) => number): Name[] =>
  descendants(root, 'call').flatMap((node) => {
    const called = node.childForFieldName('function');
    const args = namedChildren(node.childForFieldName('arguments')).map(argument);
    return called && /^[\w.]+$/.test(called.text) ? [{line: lineOf(called), name: called.text, args}] : [];
  });

/** Dotted names that are not called, each in full. */
function otherNames(root: Node, lineOf: (node: Node) => number): Name[] {
  const parts = new Set(
    descendants(root, 'attribute', 'call').flatMap(
      (node) => (node.childForFieldName('object') ?? node.childForFieldName('function'))?.id ?? [],
    ),
  );
  return descendants(root, 'attribute')
    .filter((node) => !parts.has(node.id) && /^[\w.]+$/.test(node.text))
    .map((node) => ({line: lineOf(node), name: node.text}));
}

export const readPython = blockReader(
  () => parser,
  (root, lineOf) => ({
    uneven: [root, ...descendants(root, 'block')].flatMap(unevenStatements).map((node) => ({
      line: lineOf(node),
      message: 'this line matches no outer indentation level',
    })),
    imports: descendants(root, 'import_from_statement').flatMap((node) =>
      node.childrenForFieldName('name').flatMap((name) => ({
        line: lineOf(node),
        module: node.childForFieldName('module_name')?.text ?? '',
        name: name?.text.split(' ')[0] ?? '',
      })),
    ),
    names: [...callsIn(root, lineOf), ...otherNames(root, lineOf)],
  }),
);
