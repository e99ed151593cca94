import {createHash} from 'node:crypto';
import type {Node} from '@vscode/tree-sitter-wasm';

/** Calls that only log, and attributes that only style: a change of them changes nothing that a page says. */
const logs =
  /^(self\.)?(logger|logging|log|console)\.(debug|info|log|warn(ing)?|error|exception|critical)\(/;
const looks = /^(className|style|key|data-\w+)\b/;
const styles = /^\w+ = createUseStyles\(/;

/** Tokens that formatters and linters add, drop or exchange. The shape of the tree keeps apart what they separate. */
const layout = new Set([',', ';', '(', ')', 'const', 'let', 'var']);

/** Types of TypeScript, which are gone when the program runs. */
const types = new Set([
  'interface_declaration',
  'type_alias_declaration',
  'type_annotation',
  'type_arguments',
  'type_parameters',
]);

/** Nodes whose members mean the same in any order, unless one of them spreads others. */
const unordered = new Set([
  'dictionary',
  'object',
  'jsx_opening_element',
  'jsx_self_closing_element',
]);
const spreads = /^(dictionary_splat|spread_element|jsx_expression)$/;

/** Nodes that declare a local variable, and the field of its type. */
const typed: Readonly<Record<string, string>> = {assignment: 'type', variable_declarator: 'type'};

/** What opens or closes a text, after a prefix such as the `f` of Python. */
const quotes = /^([a-z]*)('''|"""|'|")$/i;

const functions = new Set([
  'function_definition',
  'function_declaration',
  'function_expression',
  'arrow_function',
  'method_definition',
]);

const childrenOf = (node: Node): Node[] => node.children.filter((child) => child !== null);

function isWithoutEffect(node: Node, isInside: boolean): boolean {
  if (isInside && isIn(typed, node)) return true;
  if (node.type === ':' && node.parent?.type === 'assignment') return true;
  if (types.has(node.type) || isReturned(node)) return true;
  switch (node.type) {
    case 'comment':
      return true;
    case 'expression_statement':
      // A text that is a statement is a docstring.
      return node.namedChild(0)?.type === 'string' || logs.test(node.text);
    case 'jsx_attribute':
      return looks.test(node.text);
    case 'variable_declarator':
      return styles.test(node.text);
    default:
      return layout.has(node.type);
  }
}

/** Whether a node is the arrow or the type of what a function returns. A decorator may read it. */
const isReturned = (node: Node): boolean =>
  node.parent?.type === 'function_definition' &&
  node.parent.parent?.type !== 'decorated_definition' &&
  (node.type === '->' || node.parent.childForFieldName('return_type')?.id === node.id);

/** A type of Python in one of its spellings: `Optional[str]` and `Union[str, None]` become `str|None`, `List[str]` becomes `list<str>`. */
function spelled(type: string): string {
  const next = type.replace(/([\w.]+)\[([^[\]]*)\]/g, (_, name: string, inner: string) => {
    const [bare = ''] = name.split('.').slice(-1);
    if (bare === 'Optional') return `${inner}|None`;
    if (bare === 'Union') return inner.replace(/,(?![^<]*>)/g, '|');
    return `${/^(List|Dict|Tuple|Set|Type)$/.test(bare) ? bare.toLowerCase() : name}<${inner}>`;
  });
  return next === type ? type : spelled(next);
}

/** Fields in which a node of a type gives a variable its name. */
const bindings: Readonly<Record<string, string>> = {
  assignment: 'left',
  for_statement: 'left',
  for_in_clause: 'left',
  variable_declarator: 'name',
  arrow_function: 'parameter',
};

/** Fields in which a node of a type names a member or an argument of something else. */
const members: Readonly<Record<string, string>> = {
  attribute: 'attribute',
  keyword_argument: 'name',
};

const isIn = (fields: Readonly<Record<string, string>>, {parent, id}: Node): boolean => {
  const field = fields[parent?.type ?? ''];
  return field !== undefined && parent?.childForFieldName(field)?.id === id;
};

/** Whether an identifier introduces a variable that only the code around it knows. */
const isBinding = (node: Node): boolean =>
  isIn(bindings, node) ||
  ['as_pattern_target', 'pattern_list'].includes(node.parent?.type ?? '') ||
  (node.parent?.type === 'required_parameter' &&
    node.parent.parent?.parent?.type === 'arrow_function');

/** Names of the variables of functions below a node, in the order of their first appearance. */
function variables(node: Node, isInside = false, found = new Set<string>()): Set<string> {
  const inside = isInside || functions.has(node.type);
  if (inside && node.type === 'identifier' && isBinding(node)) found.add(node.text);
  for (const child of childrenOf(node)) variables(child, inside, found);
  return found;
}

/** A tree as text, without what formatters, comments, logs, styles and the names of local variables change in it. */
function normalForm(node: Node, names: readonly string[], own: Own, isInside = false): string {
  if (isWithoutEffect(node, isInside) || own.has(node.id)) return '';
  if (node.childCount === 0) {
    const at = node.type === 'identifier' && !isIn(members, node) ? names.indexOf(node.text) : -1;
    if (at >= 0) return `variable${at}`;
    if (node.type === 'jsx_text') return node.text.replace(/\s+/g, ' ').trim();
    return node.text.replace(quotes, '$1"');
  }
  if (node.type === 'type') return spelled(node.text.replace(/\s+/g, ''));
  const inside = isInside || functions.has(node.type);
  const parts = childrenOf(node).map((child) => normalForm(child, names, own, inside));
  if (unordered.has(node.type) && !node.namedChildren.some((one) => spreads.test(one?.type ?? '')))
    parts.sort();
  const told = parts.filter((part) => part !== '').join(' ');
  // A formatter puts brackets around what it breaks.
  return node.type === 'parenthesized_expression' || told === '' ? told : `(${told})`;
}

/** Nodes that hold the name of what they define. */
type Own = ReadonlySet<number>;

/** Eight hexadecimal digits that stay the same while the code of the nodes does the same, as far as its text can tell. The names in `own` do not count. */
export function digest(nodes: readonly Node[], own: Own): string {
  const forms = nodes
    .map((node) => normalForm(node, [...variables(node)], own))
    .filter((form) => form !== '');
  return createHash('sha1').update(forms.join('\n')).digest('hex').slice(0, 8);
}
