import type {Node} from '@vscode/tree-sitter-wasm';
import {digest} from './digest';
import {importsOf, originsOf} from './imports';

/** A function, method, class, type or variable at the top of a file, or all other statements there together. */
export interface Definition {
  /** `Class.method`, for instance. */
  readonly name: string;
  readonly digest: string;
  /** First and last line of each of its parts, from 1. */
  readonly lines: readonly (readonly [first: number, last: number])[];
}

/** Name of the statements of a file that define nothing, with its imports. */
export const loose = 'top level';

const wrappers = new Set(['decorated_definition', 'export_statement', 'expression_statement']);
const defining =
  /_(definition|declaration|declarator)$|^(assignment|augmented_assignment|assignment_expression)$/;

const childrenOf = (node: Node): Node[] => node.namedChildren.filter((child) => child !== null);

/** The node below a statement that has a name, if it defines something. */
function definedBy(statement: Node): Node | undefined {
  const inner = wrappers.has(statement.type) ? childrenOf(statement).at(-1) : statement;
  // `const name = …` has its name one level deeper.
  return (
    [inner, inner?.namedChild(0)].find((node) => node && defining.test(node.type) && labelOf(node)) ??
    undefined
  );
}

const labelOf = (node: Node): Node | null => node.childForFieldName('name') ?? node.childForFieldName('left');

const isPublic = /^([^_]|__)/;
type Part = readonly [name: string, node: Node];

/** The parts of a file by the name of their definition. */
const partsOf = (statements: readonly Node[]): Part[] =>
  statements.flatMap((statement): Part[] => {
    if (statement.type === 'comment') return [];
    const node = definedBy(statement);
    const name = node && labelOf(node)?.text;
    if (!node || !name) return [[loose, statement]];
    return node.type === 'class_definition' ? partsOfClass(name, statement, node) : [[name, statement]];
  });

/** The methods of a Python class stand apart from its decorators, bases and fields. */
function partsOfClass(name: string, statement: Node, node: Node): Part[] {
  const body = node.childForFieldName('body');
  const head = [...childrenOf(statement), ...childrenOf(node)].filter(({type}) =>
    ['decorator', 'argument_list'].includes(type),
  );
  const label = node.childForFieldName('name');
  const inside = (body ? childrenOf(body) : []).flatMap((member): Part[] => {
    const method = definedBy(member);
    if (method?.type !== 'function_definition') return [[name, member]];
    const called = method.childForFieldName('name');
    // A new public method changes its class.
    const calls: Part[] = called && isPublic.test(called.text) ? [[name, called]] : [];
    return [[`${name}.${called?.text}`, member], ...calls];
  });
  return [...[...head, ...(label ? [label] : [])].map((one): Part => [name, one]), ...inside];
}

/** The definitions of a file, by its syntax tree. Several of one name count as one. Every file has loose statements, though there may be none. */
export function definitionsOf(root: Node): Definition[] {
  const statements = childrenOf(root);
  const parts = partsOf(statements);
  const imports = importsOf(statements);
  return [...new Set([...parts.map(([name]) => name), loose])].map((name) => {
    const own = parts.filter(([one]) => one === name).map(([, node]) => node);
    const labels = own.filter(({type}) => type === 'identifier');
    // Methods may stand in any order.
    const nodes = [
      ...own.filter((node) => !labels.includes(node)),
      ...labels.sort((a, b) => (a.text < b.text ? -1 : 1)),
    ];
    const lines = nodes.map(
      ({startPosition, endPosition}) => [startPosition.row + 1, endPosition.row + 1] as const,
    );
    // A definition may have another name.
    const last = name.split('.').at(-1);
    const names = own.flatMap((node) => {
      const defined = node.parent?.type === 'class_definition' ? node.parent : definedBy(node);
      const label = defined && labelOf(defined);
      return label && label.text === last ? [label.id] : [];
    });
    const origins = name === loose ? [] : originsOf(nodes, imports);
    return {name, digest: digest(nodes, new Set(names), origins), lines};
  });
}
