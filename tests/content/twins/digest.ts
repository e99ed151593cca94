import type {Element, Nodes as HastNodes} from 'hast';
import {toString as htmlText} from 'hast-util-to-string';
import type {Root} from 'mdast';
import {toString as markdownText} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {SKIP, visit} from 'unist-util-visit';
import {find, findAll, isTag} from '../../../src/built-site/tree';
import {memoize} from '../../../src/settings/memoize';
import {nodesOf} from '../pages/page';

/** What a page and its twin must have in common, in order. */
export interface Digest {
  /** `## Before you start` */
  headings: string[];
  /** Language and text of every code block. */
  code: string[];
  /** Rows of cells, one text per table. */
  tables: string[];
}

const parser = remark().use(remarkGfm);

/** Several checks read the same text, and parsing is nearly all of their work. */
export const parseMarkdown = memoize((markdown: string): Root => parser.parse(markdown));

/** Spaces and the separators between blocks of a cell differ by design; every other character counts. */
const squash = (text: string): string => text.replace(/[\s\u200b;]+/g, '');

/** Markdown has no spans: the cells that a span covers are empty. */
function cellsOf(row: Element): string[] {
  return findAll(row, ({tagName}) => tagName === 'td' || tagName === 'th').flatMap((cell) => {
    const covered = Math.max(Number(cell.properties.colSpan ?? 1) - 1, 0);
    return [squash(htmlText(cell)), ...new Array<string>(covered).fill('')];
  });
}

function tableOf(table: Element): string {
  return findAll(table, isTag('tr'))
    .map((row) => cellsOf(row).join('|'))
    .join('\n');
}

const isLeftOut = ({tagName}: Element) => ['nav', 'form', 'footer'].includes(tagName);

/** Digest of a page as it was built. */
export function digestHtml(content: Element): Digest {
  const digest: Digest = {headings: [], code: [], tables: []};
  visit(content as HastNodes, 'element', (node, _index, parent) => {
    if (isLeftOut(node)) return SKIP;
    if (/^h[1-6]$/.test(node.tagName)) {
      digest.headings.push(`${'#'.repeat(Number(node.tagName[1]))} ${squash(htmlText(node))}`);
    } else if (node.tagName === 'pre') {
      const frame = parent?.type === 'element' ? parent : undefined;
      const language = String(frame?.properties.dataLanguage ?? 'text');
      digest.code.push(`${language}\n${htmlText(find(node, isTag('code')) ?? node).replace(/\n$/, '')}`);
    } else if (node.tagName === 'table') digest.tables.push(tableOf(node));
    return undefined;
  });
  return digest;
}

/** Digest of a twin, read back as Markdown. */
export function digestMarkdown(markdown: string): Digest {
  const tree = parseMarkdown(markdown);
  return {
    headings: nodesOf(tree, 'heading').map(
      (node) => `${'#'.repeat(node.depth)} ${squash(markdownText(node))}`,
    ),
    code: nodesOf(tree, 'code').map(({lang, value}) => `${lang ?? ''}\n${value}`),
    tables: nodesOf(tree, 'table').map(({children}) =>
      children.map((row) => row.children.map((cell) => squash(markdownText(cell))).join('|')).join('\n'),
    ),
  };
}
