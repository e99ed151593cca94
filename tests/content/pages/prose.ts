import type {Nodes, Parents} from 'mdast';
import {collapseWhitespace} from '../../../src/settings/text';
import type {SourcePage} from './page';

/** A piece of running text without code. */
export interface Prose {
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

/** Nodes whose text is one piece. */
const textBlocks = new Set(['paragraph', 'heading', 'tableCell']);

function collect(node: Nodes, found: Prose[]): void {
  if (node.type === 'image')
    found.push({text: node.alt ?? '', line: node.position?.start.line ?? 0});
  if (textBlocks.has(node.type)) {
    found.push({
      text: collapseWhitespace(words(node)),
      line: node.position?.start.line ?? 0,
    });
  }
  if ('children' in node) for (const child of (node as Parents).children) collect(child, found);
}

/** All prose of a page in order: title and description first, then paragraphs, headings, cells, alternative texts. */
export function prose(page: SourcePage): Prose[] {
  const found: Prose[] = [
    {text: page.title, line: 1},
    {text: page.description, line: 1},
  ];
  collect(page.tree, found);
  return found.filter(({text}) => text !== '');
}

/** Text of the paragraphs: headings and table cells are not sentences. */
export function paragraphs(page: SourcePage): Prose[] {
  const found: Prose[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'paragraph') {
      found.push({
        text: collapseWhitespace(words(node)),
        line: node.position?.start.line ?? 0,
      });
    } else if ('children' in node) for (const child of (node as Parents).children) visit(child);
  };
  visit(page.tree);
  return found.filter(({text}) => text !== '');
}
