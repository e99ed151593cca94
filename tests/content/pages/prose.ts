import type {Nodes, Parents} from 'mdast';
import {collapseWhitespace} from '../../../src/settings/text';
import {lineOf, nodesOf, type SourcePage} from './page';

/** A piece of running text without code. */
interface Prose {
  text: string;
  line: number;
}

/** Elements whose text is code, not words. */
const code = new Set(['code', 'pre']);

/** Replaces a code span, which counts as one word; no rule matches it. */
const codeWord = 'CODE';

function words(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return codeWord;
  if (node.type === 'image') return '';
  if ('name' in node && code.has(String(node.name))) return codeWord;
  return 'children' in node ? (node as Parents).children.map(words).join('') : '';
}

const textOf = (node: Nodes): Prose => ({
  text: collapseWhitespace(words(node)),
  line: lineOf(node),
});
const isProse = ({text}: Prose): boolean => text !== '';

/** Title and description of a page, its paragraphs, headings, cells and alternative texts. */
export function prose({title, description, tree}: SourcePage): Prose[] {
  return [
    {text: title, line: 1},
    {text: description, line: 1},
    ...nodesOf(tree, 'image').map(({alt, line}) => ({text: alt ?? '', line})),
    ...(['paragraph', 'heading', 'tableCell'] as const).flatMap((type) => nodesOf(tree, type)).map(textOf),
  ].filter(isProse);
}

/** Text of the paragraphs: headings and table cells are not sentences. */
export const paragraphs = ({tree}: SourcePage): Prose[] =>
  nodesOf(tree, 'paragraph').map(textOf).filter(isProse);
