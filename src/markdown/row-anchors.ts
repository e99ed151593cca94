import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {errorAnchor} from '../settings/anchors';

const sections = /^(When it goes wrong|Errors)$/;

const elementsIn = (element: Element | undefined): Element[] =>
  (element?.children ?? []).filter((child) => child.type === 'element');

const textOf = (element: Element | undefined): string => (element ? toString(element).trim() : '');

/** The link of a row to itself, with the sign and behaviour that headings have. */
const linkTo = (id: string, label: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: {className: ['hash-link'], href: `#${id}`, ariaLabel: `Direct link to ${label}`},
  children: [],
});

/**
 * Gives every row of an error table an anchor made from its message, and a link to itself: of the tables below "When it goes wrong" and
 * "Errors", and of those with a column "Cause".
 */
export const rehypeRowAnchors = () => (tree: Root) => {
  const taken = new Set<string>();
  visit(tree, 'element', ({properties}) => void taken.add(String(properties.id)));
  let isErrorSection = false;
  visit(tree, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      // A subsection belongs to its section.
      if (element.tagName <= 'h2') isErrorSection = sections.test(textOf(element));
      return;
    }
    if (element.tagName !== 'table') return;
    const [head = [], ...rows] = elementsIn(element).flatMap(elementsIn).map(elementsIn);
    if (!isErrorSection && !head.some((cell) => textOf(cell) === 'Cause')) return;
    const lines = elementsIn(element).flatMap(elementsIn).slice(1);
    rows.forEach((cells, index) => {
      const [message, body] = cells.map(textOf);
      // A status alone does not say which error it is.
      const label = /^\d+$/.test(message ?? '') ? `${message} ${body}` : (message ?? '');
      const id = errorAnchor(label, taken);
      const row = lines[index];
      if (row) row.properties.id = id;
      cells[0]?.children.push(linkTo(id, label));
    });
  });
};
