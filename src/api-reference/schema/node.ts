import type {Json} from '../description/types';

/** One named value in a body or an answer, with all that a page says about it. */
export interface SchemaNode {
  /** Unique on the page; the address of the value is `#<id>`. */
  id: string;
  /** Property name; empty for the body or the answer itself. */
  name: string;
  /** Type in words, "or null" included. */
  type: string;
  /** Name of the schema behind it, where it has one. */
  typeName?: string;
  required: boolean;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  description?: string;
  default?: Json;
  example?: Json;
  values?: {value: Json; meaning?: string}[];
  limits: string[];
  pattern?: string;
  /** Properties; of each item, where the value is an array. */
  children: SchemaNode[];
  /** Alternatives of a oneOf or anyOf, each with its own properties. */
  choices?: {words: string; options: {label: string; node: SchemaNode}[]};
  /** The type contains itself: the node that already shows it. */
  same?: {id: string; typeName: string};
  /** What keys beyond the named ones may hold. */
  others?: string;
}

/** Whether a node says more than its type's words do. */
export function worthShowing(node: SchemaNode): boolean {
  return Boolean(
    node.children.length ||
    node.choices ||
    node.same ||
    node.values ||
    node.description ||
    node.limits.length,
  );
}

/** Every node of a tree, itself first. */
export function* eachNode(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  for (const child of node.children) yield* eachNode(child);
  for (const option of node.choices?.options ?? []) yield* eachNode(option.node);
}
