import type {Json} from '../description/types';
import type {About} from './open';

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
  about: About;
  /** Which release added or changed it, in words. */
  news?: string;
  /** Examples, each with what the description says of it. */
  examples: {value: Json; words?: string}[];
  values?: {value: Json; meaning?: string}[];
  limits: string[];
  /** URL of the line in the platform's source that declares it. */
  source?: string;
  /** Properties of the value, or of each item of an array. */
  children: SchemaNode[];
  /** Alternatives of each oneOf and anyOf, with their own properties. */
  choices: {words: string; options: {label: string; node: SchemaNode}[]}[];
  /** The nodes that already show a type of which the value has the properties, too. */
  same: {id: string; typeName: string}[];
  /** What keys other than the named ones may contain, as a sentence. */
  others?: string;
}

/** Whether a node says more than its type in words. */
export function worthShowing(node: SchemaNode): boolean {
  const {about, values, examples, children, choices, same, limits} = node;
  const lists = [about.defaults, about.docs, about.marks, examples, children, choices, same, limits];
  return lists.flat().length > 0 || values !== undefined || Boolean(about.description);
}

/** Every node of a tree, in pre-order. */
export function* eachNode(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  for (const child of node.children) yield* eachNode(child);
  for (const {options} of node.choices) for (const option of options) yield* eachNode(option.node);
}
