import {createHash} from 'node:crypto';
import type {Node} from '@vscode/tree-sitter-wasm';

/** Calls that only log, and attributes that only style: a change of them changes nothing that a page says. */
const logs = /^(self\.)?(logger|logging|log|console)\.\w+\(/;
const looks = /^(className|style|key)\b/;
const styles = /^\w+ = createUseStyles\(/;

/** Tokens that formatters and linters add, drop or exchange. The shape of the tree keeps apart what they separate. */
const layout = new Set([',', ';', '(', ')', 'const', 'let', 'var']);

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
function normalForm(node: Node, names: readonly string[], isInside = false): string {
  if (isWithoutEffect(node, isInside)) return '';
  if (node.childCount === 0) {
    const at = node.type === 'identifier' && !isIn(members, node) ? names.indexOf(node.text) : -1;
    if (at >= 0) return `variable${at}`;
    if (node.type === 'jsx_text') return node.text.replace(/\s+/g, ' ').trim();
    return node.text.replace(quotes, '$1"');
  }
  const inside = isInside || functions.has(node.type);
  const parts = childrenOf(node).map((child) => normalForm(child, names, inside));
  const told = parts.filter((part) => part !== '').join(' ');
  // A formatter puts brackets around what it breaks.
  return node.type === 'parenthesized_expression' || told === '' ? told : `(${told})`;
}

/** Eight hexadecimal digits that stay the same while the code of the nodes does the same, as far as its text can tell. */
export function digest(nodes: readonly Node[]): string {
  const forms = nodes.map((node) => normalForm(node, [...variables(node)]));
  return createHash('sha1').update(forms.join('\n')).digest('hex').slice(0, 8);
}
