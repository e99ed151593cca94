import type {Json, Schema} from '../description/types';

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
  /** What the schema says of itself: description, default, whether it is deprecated. */
  about: Schema;
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
  const lists = [...examples, ...children, ...choices, ...same, ...limits];
  return (
    lists.length > 0 ||
    about.default !== undefined ||
    [values, about.description, about.externalDocs, ...marksOf(node)].some(Boolean)
  );
}

/** Words for what is not always there, or not in every direction. */
export function marksOf({about: {deprecated, readOnly, writeOnly}}: SchemaNode): string[] {
  const marks = {deprecated, 'read-only': readOnly, 'write-only': writeOnly};
  return Object.entries(marks).flatMap(([mark, isSet]) => (isSet ? mark : []));
}

/** Every node of a tree, in pre-order. */
export function* eachNode(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  for (const child of node.children) yield* eachNode(child);
  for (const {options} of node.choices) for (const option of options) yield* eachNode(option.node);
}
