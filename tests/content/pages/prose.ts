import type {Nodes, Parents} from 'mdast';
import {collapseWhitespace} from '../../../src/settings/text';
import type {SourcePage} from './page';

/** A stretch of running text: what a reader reads as words, code left out. */
export interface Prose {
  text: string;
  line: number;
}

/** Elements whose text is code, not words. */
const code = new Set(['code', 'pre']);

/** A code span stands in a sentence as one word; this one no rule knows. */
const codeWord = 'CODE';

function words(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return codeWord;
  if (node.type === 'image') return '';
  if ('name' in node && code.has(String(node.name))) return codeWord;
  return 'children' in node ? (node as Parents).children.map(words).join('') : '';
}

/** Parents whose children are one stretch of text each. */
const stretches = new Set(['paragraph', 'heading', 'tableCell']);

function collect(node: Nodes, found: Prose[]): void {
  if (node.type === 'image')
    found.push({text: node.alt ?? '', line: node.position?.start.line ?? 0});
  if (stretches.has(node.type)) {
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

/** Paragraphs alone: headings and table cells are not sentences. */
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
