import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root, RootContent, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {globbySync} from 'globby';
import {visit} from 'unist-util-visit';
import {messagesOfComponent} from './component-messages';
import {parseSource} from './source/syntax';
import {remarkTables} from './tables';

/** A message that a page explains. */
interface Entry {
  readonly message: readonly PhrasingContent[];
  readonly cause: readonly PhrasingContent[];
  /** Title of the page, and address of the row. */
  readonly page: string;
  readonly url: string;
}

export const messagesPage = 'docs/reference/messages.mdx';

/** The pages that may explain messages. Those of API operations are generated and have no tables of errors. */
export const explainingPages = (): string[] =>
  globbySync(['docs/**/*.mdx', `!${messagesPage}`, '!docs/reference/api/*.{api,tag}.mdx']).sort();

/** Links of another page would lead elsewhere from here; their text remains. */
const withoutLinks = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'link' ? withoutLinks(node.children) : [node]));

/** The messages of a cell: each one if it only lists them, else the cell as a whole. */
function messagesIn(cell: readonly PhrasingContent[]): PhrasingContent[][] {
  const isSeparator = (node: PhrasingContent) =>
    node.type === 'text' && /^,?\s*(or|and)?\s*$/.test(node.value);
  const codes = cell.filter(({type}) => type === 'inlineCode');
  const isList = cell.every((node) => node.type === 'inlineCode' || isSeparator(node));
  return isList ? codes.map((code) => [code]) : [[...cell]];
}

/** The entries of a table whose rows have anchors. */
function entriesOfTable(table: Table, page: string, address: string): Entry[] {
  const [head, ...rows] = table.children;
  const column = Math.max(head?.children.findIndex((cell) => toString(cell) === 'Cause') ?? 1, 1);
  return rows.flatMap((row) => {
    const anchor = row.data?.hProperties?.id;
    const [first, second] = row.children.map(({children}) => withoutLinks(children));
    if (!anchor || !first || !second) return [];
    const cause = withoutLinks(row.children[column]?.children ?? []);
    const separator: PhrasingContent = {type: 'text', value: ' '};
    // A status alone does not say which error it is.
    const messages =
      /^\d+$/.test(toString(first)) && column > 1 ? [[...first, separator, ...second]] : messagesIn(first);
    return messages.map((message) => ({message, cause, page, url: `${address}#${String(anchor)}`}));
  });
}

function entriesOfPage(file: string): Entry[] {
  const source = readFileSync(file, 'utf8');
  const tree = parseSource(file, source);
  if (!('children' in tree)) return [];
  const page = /^title: ["']?(.*?)["']?$/m.exec(source)?.[1] ?? '';
  const address = file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '');
  remarkTables()(tree);
  const entries: Entry[] = [];
  visit(tree, ['table', 'mdxJsxFlowElement'], (node) => {
    if (node.type === 'table') entries.push(...entriesOfTable(node, page, address));
    if (node.type === 'mdxJsxFlowElement')
      for (const {anchor, ...message} of messagesOfComponent(node))
        entries.push({...message, page, url: `${address}#${anchor}`});
  });
  return entries;
}

const keyOf = ({message}: Entry): string =>
  toString(message)
    .toLowerCase()
    .replace(/^[^a-z0-9]+/, '');

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A row for each message and cause, with links to all pages that explain it. */
function rowsOf(entries: readonly Entry[]): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const {message, cause, page, url} of entries) {
    const key = `${toString(message)}\n${toString(cause)}`;
    const link: PhrasingContent = {type: 'link', url, children: [text(page)]};
    const links = rows.get(key)?.children[2];
    if (links) links.children.push(text(', '), link);
    else rows.set(key, row(cell(...message), cell(...cause), cell(link)));
  }
  return [...rows.values()];
}

/** Search leads to the rows themselves, not to this list of them (src/built-site/records.ts). */
const tableOf = (entries: readonly Entry[]): Table => ({
  type: 'table',
  data: {hProperties: {dataSearchIgnore: ''}},
  children: [
    row(...['Message', 'What causes it', 'Explained in'].map((label) => cell(text(label)))),
    ...rowsOf(entries),
  ],
});

/** A heading and a table for each first letter. */
function indexOf(entries: readonly Entry[]): RootContent[] {
  const byLetter = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))) {
    const letter = /^[a-z]/.exec(keyOf(entry))?.[0].toUpperCase() ?? 'Numbers and signs';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  return [...byLetter].flatMap(([letter, group]): RootContent[] => [
    {type: 'heading', depth: 2, children: [{type: 'text', value: letter}]},
    tableOf(group),
  ]);
}

/** Replaces `<MessageIndex />` with all messages that the pages explain, in alphabetical order, each with its cause and a link to its row. */
export const remarkMessages = () => (tree: Root) => {
  const place = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'MessageIndex',
  );
  if (place < 0) return;
  const entries = explainingPages().flatMap((file) => entriesOfPage(path.normalize(file)));
  tree.children.splice(place, 1, ...indexOf(entries));
};
