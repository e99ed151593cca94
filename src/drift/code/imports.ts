import type {Node} from '@vscode/tree-sitter-wasm';

/** Where each imported name comes from, such as `.helpers rows`. Every name may come from what is imported as a whole, `*`. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isImport = (node: Node): boolean =>
  /^import(_from)?_statement$/.test(node.type) || node.childForFieldName('source') !== null;
const isOwn = /definition$|declaration$/;

/** The imports among some statements and in the conditions around them. */
export function importsOf(statements: readonly (Node | null)[]): Imports {
  const found = new Map<string, string[]>();
  const add = (name: string, origin: string): void => {
    found.set(name, [...(found.get(name) ?? []), origin].sort());
  };
  const visit = (node: Node): void => {
    if (!isImport(node)) {
      if (!isOwn.test(node.type)) node.namedChildren.forEach((child) => child && visit(child));
      return;
    }
    const source = node.childForFieldName('module_name') ?? node.childForFieldName('source');
    const from = source?.text.replace(/\s+/g, '').replace(/^'(.*)'$/, '"$1"') ?? '';
    const names = node.descendantsOfType([
      'aliased_import',
      'dotted_name',
      'wildcard_import',
      'import_specifier',
      'namespace_import',
      'import_clause',
    ]);
    for (const one of names) {
      if (!one || one.id === source?.id || isWithin(one, ['aliased_import', 'relative_import'])) continue;
      for (const [name, what] of namesOf(one)) add(name, `${from} ${what}`);
    }
  };
  for (const one of statements) if (one) visit(one);
  return found;
}

const isWithin = ({parent}: Node, types: readonly string[]): boolean =>
  parent !== null && types.includes(parent.type);

/** The names that a part of an import introduces, and what they stand for. */
function namesOf(node: Node): [name: string, what: string][] {
  const name = node.childForFieldName('name')?.text ?? node.text;
  const alias = node.childForFieldName('alias')?.text;
  switch (node.type) {
    case 'wildcard_import':
      return [['*', '*']];
    case 'namespace_import':
      return [[node.namedChild(0)?.text ?? '', '*']];
    case 'import_clause': {
      const first = node.namedChild(0);
      return first?.type === 'identifier' ? [[first.text, 'default']] : [];
    }
    default:
      return [[alias ?? name.split('.')[0] ?? '', name]];
  }
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
