import type {Json} from '../description/types';

/** A value of a request or response, with everything that a page says about it. */
export interface SchemaNode {
  /** Unique on the page; the value's anchor is `#<id>`. */
  id: string;
  /** Property name; empty for the body itself. */
  name: string;
  /** Type in words, including "or null". */
  type: string;
  /** Name of its schema, if it has one. */
  typeName?: string;
  required: boolean;
  description?: string;
  /** Which release added or changed it, in words. */
  news?: string;
  default?: Json;
  example?: Json;
  values?: {value: Json; meaning?: string}[];
  limits: string[];
  /** URL of the line in the platform's source that declares it. */
  source?: string;
  /** Properties of the value, or of each item of an array. */
  children: SchemaNode[];
  /** Alternatives of a oneOf or anyOf, each with its own properties. */
  choices?: {words: string; options: {label: string; node: SchemaNode}[]};
  /** If its type contains itself: the enclosing node that already shows that type. */
  same?: {id: string; typeName: string};
  /** What keys other than the named ones may contain, as a sentence. */
  others?: string;
}

/** Whether a node says more than its type in words. */
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

/** Every node of a tree, in pre-order. */
export function* eachNode(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  for (const child of node.children) yield* eachNode(child);
  for (const option of node.choices?.options ?? []) yield* eachNode(option.node);
}
