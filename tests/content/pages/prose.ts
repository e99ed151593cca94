import type {Nodes, Parents} from 'mdast';
import {collapseWhitespace} from '../../../src/settings/text';
import {nodesOf, type SourcePage} from './page';

/** A piece of running text without code. */
interface Prose {
  text: string;
  line: number;
}

function words(node: Nodes): string {
  if (node.type === 'text') return node.value;
  // No rule matches it.
  if (node.type === 'inlineCode' || ('name' in node && /^(code|pre)$/.test(String(node.name)))) return 'CODE';
  if (node.type === 'image') return '';
  return 'children' in node ? (node as Parents).children.map(words).join('') : '';
}

/** Title and description of a page, its paragraphs, headings, cells and alternative texts. */
export function prose({title, description, tree}: SourcePage): Prose[] {
  return [
    {text: title, line: 1},
    {text: description, line: 1},
    ...nodesOf(tree, 'image').map(({alt, line}) => ({text: alt ?? '', line})),
    ...(['paragraph', 'heading', 'tableCell'] as const)
      .flatMap((type) => nodesOf(tree, type))
      .map((node) => ({text: collapseWhitespace(words(node)), line: node.line})),
  ];
}
