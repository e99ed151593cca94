import type {Element, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';

/** Helpers to traverse an HTML tree; `unist-util-visit` and CSS selectors take ten times as long. */

type Parent = Root | Element;

/** Text as a browser shows it: with white space collapsed and zero-width spaces removed. */
export const shown = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('\u200b', '').trim();

/** Text of an element as a browser shows it; empty if there is no element. */
export const shownText = (element: Element | undefined): string => (element ? shown(toString(element)) : '');

/** The children that are elements. */
export const elementsIn = ({children}: Parent): Element[] =>
  (children as RootContent[]).filter((child) => child.type === 'element');

type Predicate = (element: Element) => boolean;

/** The first element that matches. */
export function find(tree: Parent, matches: Predicate): Element | undefined {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    const found = matches(child) ? child : find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** Every element that matches, in document order. */
export function findAll(tree: Parent, matches: Predicate, found: Element[] = []): Element[] {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    if (matches(child)) found.push(child);
    findAll(child, matches, found);
  }
  return found;
}

/** Every id, in document order, repeated ids included. */
export const idsIn = (document: Root): string[] =>
  findAll(document, ({properties}) => typeof properties.id === 'string').map(({properties}) =>
    String(properties.id),
  );

export const hasClass = ({properties}: Element, name: string): boolean =>
  ((properties.className as string[] | undefined) ?? []).includes(name);

/** Content of the meta tag with this name or property; empty if there is none. */
export function metaContent(document: Root, name: string): string {
  const tag = find(
    document,
    ({tagName, properties}) => tagName === 'meta' && String(properties.name ?? properties.property) === name,
  );
  return String(tag?.properties.content ?? '');
}

/** Predicates for `find` and `findAll`. */
export const isTag =
  (name: string): Predicate =>
  ({tagName}) =>
    tagName === name;
export const ofClass =
  (name: string): Predicate =>
  (element) =>
    hasClass(element, name);
