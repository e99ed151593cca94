import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** Two columns fit side by side on a phone, unless long code in the first, which does not wrap, takes most of the width. */
const minColumns = 3;
const longestCode = 20;

const childrenNamed = (element: Element | undefined, ...names: string[]): Element[] =>
  (element?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/**
 * Copies the column's header to each cell except the first of a row, as `data-label`. On a phone, each row becomes a
 * block of labelled cells (src/css/content.css).
 */
export const rehypeTableLabels = () => (tree: Root) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [head] = childrenNamed(table, 'thead').flatMap((part) => childrenNamed(part, 'tr'));
    const labels = childrenNamed(head, 'th', 'td').map((cell) => toString(cell).trim());
    const rows = childrenNamed(table, 'tbody').flatMap((part) => childrenNamed(part, 'tr'));
    const hasLongCode = ([first]: Element[]) =>
      childrenNamed(first, 'code').some((code) => toString(code).length > longestCode);
    const cells = rows.map((row) => childrenNamed(row, 'th', 'td'));
    if (labels.length < minColumns && !cells.some(hasLongCode)) return;
    table.properties.className = ['stacked'];
    for (const row of cells) {
      row.forEach((cell, column) => {
        if (column > 0) cell.properties.dataLabel = labels[column];
      });
    }
  });
};
