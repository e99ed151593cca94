import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Two columns fit side by side on a phone. */
const minColumns = 3;

const childrenNamed = (element: Element | undefined, ...names: string[]): Element[] =>
  (element?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/**
 * Copies the header of its column to each cell but the first, as `data-label`. On a phone, rows become blocks of cells
 * with their labels (src/css/content.css).
 */
export const rehypeTableLabels: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [head] = childrenNamed(table, 'thead').flatMap((part) => childrenNamed(part, 'tr'));
    const labels = childrenNamed(head, 'th', 'td').map((cell) => toString(cell).trim());
    if (labels.length < minColumns) return;
    table.properties.className = ['stacked'];
    for (const row of childrenNamed(table, 'tbody').flatMap((part) => childrenNamed(part, 'tr'))) {
      childrenNamed(row, 'th', 'td').forEach((cell, column) => {
        if (column > 0) cell.properties.dataLabel = labels[column];
      });
    }
  });
};
