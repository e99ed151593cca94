import type {Root, RootContent} from 'mdast';
import {headingIds} from './heading-ids';
import {lineOf, type SourceRule} from './problem';

/** What readers type when they look for a section, and the section itself does not say. */
export interface SearchPhrases {
  /** Anchor of the section; undefined if the comment does not follow a heading. */
  id: string | undefined;
  line: number;
  phrases: string[];
}

/** In all phrases of a section together. */
const maxWords = 25;

const commentIn = (node: RootContent | undefined): string | undefined =>
  node?.type === 'mdxFlowExpression' ? /^\s*\/\*\s*([^]*?)\s*\*\/\s*$/.exec(node.value)?.[1] : undefined;

/** The comments `search: …` of a page, each with the heading that it follows, directly or below another comment. */
export function searchPhrases(tree: Root): SearchPhrases[] {
  const ids = new Map(headingIds(tree).map(({id, line}) => [line, id]));
  return tree.children.flatMap((node, at) => {
    const [, text] = /^search\b:?([^]*)$/i.exec(commentIn(node) ?? '') ?? [];
    if (text === undefined) return [];
    const above = tree.children.slice(0, at).findLast((other) => commentIn(other) === undefined);
    const id = above?.type === 'heading' ? ids.get(lineOf(above)) : undefined;
    return {id, line: lineOf(node), phrases: text.split(',').map((phrase) => phrase.trim())};
  });
}

function faultOf({id, phrases}: SearchPhrases): string | undefined {
  if (id === undefined)
    return 'does not follow a heading. Fix: move it directly below the heading of its section';
  if (phrases.includes('')) return 'has an empty phrase. Fix: write {/* search: a phrase, another one */}';
  const words = phrases.flatMap((phrase) => phrase.split(/\s+/)).length;
  return words > maxWords ? `has ${words} words. Fix: leave at most ${maxWords}` : undefined;
}

export const phrases: SourceRule = (tree) =>
  searchPhrases(tree).flatMap((comment) => {
    const fault = faultOf(comment);
    return fault ? {line: comment.line, message: `the comment with search phrases ${fault}.`} : [];
  });
