import type {Node} from '@vscode/tree-sitter-wasm';
import {digest} from './digest';

/** A function, method, class or variable at the top of a file, or all other statements there together. */
export interface Definition {
  /** `Class.method`, for instance. */
  readonly name: string;
  readonly digest: string;
  /** Whether something happens when the file is loaded: loose statements, or a function that a decorator registers. */
  readonly acts: boolean;
  /** First and last line of each of its parts, from 1. */
  readonly lines: readonly (readonly [first: number, last: number])[];
}

const wrappers = new Set(['decorated_definition', 'export_statement', 'expression_statement']);
const imports = new Set(['import_statement', 'import_from_statement']);

const childrenOf = (node: Node): Node[] => node.namedChildren.filter((child) => child !== null);

/** The node below a statement that has a name, if it defines something. */
function definedBy(statement: Node): Node | undefined {
  const inner = wrappers.has(statement.type) ? childrenOf(statement).at(-1) : statement;
  // `const name = …` has its name one level deeper.
  return [inner, inner?.namedChild(0)].find((node) => node && nameOf(node)) ?? undefined;
}

const nameOf = (node: Node): string | undefined =>
  (node.childForFieldName('name') ?? node.childForFieldName('left'))?.text;

const isPublic = /^([^_]|__)/;
const part = (name: string, node: Node): [string, Node] => [name, node];

/** The parts of a file by the name of their definition. The methods of a Python class stand apart from its fields. */
function partsOf(statements: readonly Node[], within?: string): [name: string, part: Node][] {
  return statements.flatMap((statement): [string, Node][] => {
    // `export … from` is an import, too.
    if (imports.has(statement.type) || statement.childForFieldName('source')) return [];
    const node = definedBy(statement);
    const body = node?.childForFieldName('body');
    const name = node && nameOf(node);
    if (within !== undefined) {
      if (!name || node.type !== 'function_definition') return [[within, statement]];
      // A new public method changes its class.
      const label = isPublic.test(name) ? node.childForFieldName('name') : null;
      return [[`${within}.${name}`, statement], ...(label ? [part(within, label)] : [])];
    }
    if (!node || !name) return [['top level', statement]];
    if (node.type !== 'class_definition' || !body) return [[name, statement]];
    const bases = node.childForFieldName('superclasses');
    return [
      ...(bases ? [[name, bases] as [string, Node]] : []),
      ...partsOf(childrenOf(body), name),
    ];
  });
}

/** The definitions of a file, by its syntax tree. Several of one name count as one. */
export function definitionsOf(root: Node): Definition[] {
  const parts = partsOf(childrenOf(root));
  return [...new Set(parts.map(([name]) => name))].map((name) => {
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
    const isRegistered = own.some(
      ({type, parent, lastNamedChild}) =>
        type === 'decorated_definition' &&
        parent?.type === 'module' &&
        lastNamedChild?.type === 'function_definition',
    );
    // A function may have another name. Nodes without a type of function keep theirs.
    const names = own.flatMap((node) => {
      const defined = definedBy(node);
      const label = defined?.type.startsWith('function') ? defined.childForFieldName('name') : null;
      return label ? [label.id] : [];
    });
    return {
      name,
      digest: digest(nodes, new Set(names)),
      lines,
      acts: name === 'top level' || isRegistered,
    };
  });
}
