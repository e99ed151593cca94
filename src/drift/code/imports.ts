import type {Node} from '@vscode/tree-sitter-wasm';

/** Where each imported name comes from, such as `.helpers rows`. Every name may come from what is imported as a whole, `*`. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isImport = (node: Node): boolean =>
  /^import(_from)?_statement$/.test(node.type) || node.childForFieldName('source') !== null;
const isOwn = /definition$|declaration$/;

/** The imports among some statements and in the conditions around them. */
export function importsOf(statements: readonly (Node | null)[]): Imports {
  const found = new Map<string, string[]>();
  const visit = (node: Node): void => {
    if (isImport(node))
      for (const [name, origin] of namesOf(node))
        found.set(name, [...(found.get(name) ?? []), origin].sort());
    else if (!isOwn.test(node.type)) node.namedChildren.forEach((child) => child && visit(child));
  };
  for (const one of statements) if (one) visit(one);
  return found;
}

/** The names that an import introduces, and what they stand for. */
function namesOf(node: Node): (readonly [name: string, origin: string])[] {
  const source = node.childForFieldName('module_name') ?? node.childForFieldName('source');
  const from = source?.text.replace(/\s+/g, '').replace(/^'(.*)'$/, '"$1"') ?? '';
  const [start, end] = source
    ? [source.startIndex - node.startIndex, source.endIndex - node.startIndex]
    : [0, 0];
  const clause = (node.text.slice(0, start) + node.text.slice(end)).replace(/(#|\/\/).*$/gm, '');
  // What stands before braces is a default.
  const [outer = '', inner = ''] = clause.split('{');
  return [outer, inner].flatMap((part) =>
    [...part.matchAll(/(\*|[\w.]+)(?:\s+as\s+(\w+))?/g)]
      .filter(([, name = '']) => !/^(from|import|export|type)$/.test(name))
      .map(([, name = '', alias]) => {
        const what = part === inner ? `{${name}` : name;
        return [alias ?? name.split('.')[0] ?? name, `${from} ${what}`] as const;
      }),
  );
}

/** Where the names come from that some nodes use. */
export function originsOf(nodes: readonly Node[], imports: Imports): string[] {
  if (imports.size === 0) return [];
  const used = new Set(
    nodes
      .flatMap((node) =>
        node.descendantsOfType(['identifier', 'type_identifier', 'shorthand_property_identifier']),
      )
      .flatMap((one) => (one && !isMember(one) ? [one.text] : [])),
  );
  return [...imports]
    .filter(([name]) => name === '*' || used.has(name))
    .flatMap(([name, origins]) => origins.map((origin) => `${name} ${origin}`))
    .sort();
}

/** Whether an identifier names a member or an argument of something else. */
const isMember = ({parent, id}: Node): boolean =>
  (parent?.type === 'attribute' && parent.childForFieldName('attribute')?.id === id) ||
  (parent?.type === 'keyword_argument' && parent.childForFieldName('name')?.id === id);
