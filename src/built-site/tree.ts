import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

/**
 * Ways through a tree of elements. `unist-util-visit` and selectors do the same and more, at ten times the time: every build goes through
 * every element of every page.
 */

type Parent = Root | Element;

/** Text as a browser shows it: runs of white space are one space, places to break a line are nothing. */
export const shown = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('\u200b', '').trim();

/** Text of an element as a browser shows it; empty without one. */
export const shownText = (element: Element | undefined): string =>
  element ? shown(toString(element)) : '';

/** Calls `see` with every element, in the order of the document. */
export function eachElement(tree: Parent, see: (element: Element, parent: Parent) => void): void {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    see(child, tree);
    eachElement(child, see);
  }
}

/** The first element that fits. */
export function find(tree: Parent, fits: (element: Element) => boolean): Element | undefined {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

export function findAll(tree: Parent, fits: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  eachElement(tree, (element) => {
    if (fits(element)) found.push(element);
  });
  return found;
}

export const hasClass = ({properties}: Element, name: string): boolean =>
  ((properties.className as string[] | undefined) ?? []).includes(name);

/** Tests for `find` and `findAll`. */
export const isTag =
  (name: string) =>
  ({tagName}: Element): boolean =>
    tagName === name;
export const ofClass =
  (name: string) =>
  (element: Element): boolean =>
    hasClass(element, name);
