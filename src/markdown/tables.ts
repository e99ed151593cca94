import type {Properties} from 'hast';
import type {Root, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {errorAnchor} from '../settings/anchors';

/**
 * Two columns fit side by side on a phone, unless long code in the first, which does not wrap, takes most of
 * the width.
 */
const minColumns = 3;
const longestCode = 20;

const errorSections = /^(When it goes wrong|Errors)$/;

const textOf = (cell: TableCell | undefined): string => toString(cell).trim();

function setProperties(node: Table | TableRow | TableCell, properties: Properties): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/**
 * Copies the column's header to each cell except the first of a row, as `data-label`. On a phone, each row
 * becomes a block of labelled cells (src/css/tables.css).
 */
function labelCells(table: Table, labels: readonly string[], rows: readonly TableRow[]): void {
  const hasLongCode = ({children: [first]}: TableRow) =>
    first?.children.some((node) => node.type === 'inlineCode' && node.value.length > longestCode);
  if (labels.length < minColumns && !rows.some(hasLongCode)) return;
  setProperties(table, {className: ['stacked']});
  for (const {children} of rows)
    children.forEach((cell, column) => column > 0 && setProperties(cell, {dataLabel: labels[column]}));
}

/**
 * Labels the cells of every table, and gives every row of an error table an anchor made from its message: of
 * the tables below "When it goes wrong" and "Errors", and of those with a column "Cause".
 */
export const remarkTables = () => (tree: Root) => {
  const taken = new Set<string>();
  visit(tree, 'heading', ({data}) => void taken.add(String(data?.hProperties?.id)));
  let isErrorSection = false;
  visit(tree, ['heading', 'table'], (node) => {
    // A subsection belongs to its section.
    if (node.type === 'heading' && node.depth <= 2)
      isErrorSection = errorSections.test(toString(node).trim());
    if (node.type !== 'table') return;
    const [head, ...rows] = node.children;
    const labels = head?.children.map(textOf) ?? [];
    labelCells(node, labels, rows);
    if (!isErrorSection && !labels.includes('Cause')) return;
    for (const row of rows) {
      const [message = '', body] = row.children.map(textOf);
      // A status alone does not say which error it is.
      const label = /^\d+$/.test(message) ? `${message} ${body}` : message;
      setProperties(row, {id: errorAnchor(label, taken)});
    }
  });
};
