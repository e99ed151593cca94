import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Two columns fit side by side on a phone, unless long code in the first, which does not wrap, takes most of
 * the width.
 */
const minColumns = 3;
const longestCode = 20;

const elementsIn = (element: Element | undefined): Element[] =>
  (element?.children ?? []).filter((child) => child.type === 'element');

/**
 * Copies the column's header to each cell except the first of a row, as `data-label`. On a phone, each row
 * becomes a block of labelled cells (src/css/content.css).
 */
export const rehypeTableLabels = () => (tree: Root) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    // A table of Markdown has one row in its head and all others in its body.
    const [head = [], ...rows] = elementsIn(table).flatMap(elementsIn).map(elementsIn);
    const labels = head.map((cell) => toString(cell).trim());
    const hasLongCode = ([first]: Element[]) =>
      elementsIn(first).some((child) => child.tagName === 'code' && toString(child).length > longestCode);
    if (labels.length < minColumns && !rows.some(hasLongCode)) return;
    table.properties.className = ['stacked'];
    for (const row of rows) {
      row.forEach((cell, column) => {
        if (column > 0) cell.properties.dataLabel = labels[column];
      });
    }
  });
};
