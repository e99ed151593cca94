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

/** A node of a definition, with the node that holds its name. */
interface Part {
  readonly name: string;
  readonly node: Node;
  readonly label?: Node;
}

/** The parts of a file by the name of their definition. */
const partsOf = (statements: readonly Node[]): Part[] =>
  statements.flatMap((statement): Part[] => {
    if (statement.type === 'comment') return [];
    const node = definedBy(statement);
    const label = node && labelOf(node);
    if (!label) return [{name: loose, node: statement}];
    const name = label.text;
    if (node.type !== 'class_definition') return [{name, node: statement, label}];
    // The methods of a Python class stand apart from its decorators, bases and fields.
    const head = [...childrenOf(statement), ...childrenOf(node)].filter(({type}) =>
      ['decorator', 'argument_list'].includes(type),
    );
    const body = node.childForFieldName('body');
    const members = (body ? childrenOf(body) : []).map((member): Part => {
      const method = definedBy(member);
      const called = method?.type === 'function_definition' ? labelOf(method) : null;
      return called ? {name: `${name}.${called.text}`, node: member, label: called} : {name, node: member};
    });
    return [...head.map((one) => ({name, node: one})), {name, node: label, label}, ...members];
  });

const isPublic = (name: string): boolean => /^([^_]|__)/.test(name);

/** The definitions of a file, by its syntax tree. Several of one name count as one. Every file has loose statements, though there may be none. */
export function definitionsOf(root: Node): Definition[] {
  const statements = childrenOf(root);
  const parts = partsOf(statements);
  const imports = importsOf(statements);
  return [...new Set([...parts.map(({name}) => name), loose])].map((name) => {
    const own = parts.filter((one) => one.name === name);
    const nodes = own.map(({node}) => node);
    // A definition may have another name.
    const labels = new Set(own.flatMap(({label}) => label?.id ?? []));
    // A new public method changes its class. Methods may stand in any order.
    const within = parts.filter((one) => one.name.startsWith(`${name}.`));
    const methods = within
      .map((one) => one.name.slice(name.length + 1))
      .filter(isPublic)
      .sort();
    const origins = name === loose ? [] : originsOf(nodes, imports);
    const lines = nodes.map(
      ({startPosition, endPosition}) => [startPosition.row + 1, endPosition.row + 1] as const,
    );
    return {name, digest: digest(nodes, labels, [...methods, ...origins]), lines};
  });
}
