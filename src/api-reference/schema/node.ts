import type {Json} from '../description/types';

/** A named value of a request or response, with everything a page says about it. */
export interface SchemaNode {
  /** Unique on the page; the address of the value is `#<id>`. */
  id: string;
  /** Property name; empty for the body itself. */
  name: string;
  /** Type in words, including "or null". */
  type: string;
  /** Name of the schema behind it, where it has one. */
  typeName?: string;
  required: boolean;
  description?: string;
  /** The release that brought or changed it. */
  news?: string;
  default?: Json;
  example?: Json;
  values?: {value: Json; meaning?: string}[];
  limits: string[];
  /** Address of the line of the platform that declares it. */
  source?: string;
  /** Properties of the value, or of each item of an array. */
  children: SchemaNode[];
  /** Alternatives of a oneOf or anyOf, each with its own properties. */
  choices?: {words: string; options: {label: string; node: SchemaNode}[]};
  /** For a type that contains itself: the node that already shows it. */
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
