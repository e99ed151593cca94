import {toHtml} from 'hast-util-to-html';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {remarkReferences} from '../../../transformers/references';

const parser = unified().use(remarkParse).use(remarkGfm);
const references = unified().use(remarkReferences);
const htmlMaker = unified().use(remarkRehype);

/** Markdown of the description as HTML; `link:` and `term:` addresses are resolved as on every other page. */
export function markdownToHtml(text: string): string {
  const tree = references.runSync(parser.parse(text), {path: 'openapi'} as never) as Root;
  return toHtml(htmlMaker.runSync(tree));
}

/** The words alone. Paragraphs are joined by a blank, which `toString` of a whole tree would leave out. */
export function plainText(text: string): string {
  const blocks = parser.parse(text).children.map((block) => toString(block));
  return blocks.join(' ').replace(/\s+/g, ' ').trim();
}

/** Markdown as MDX: braces and angle brackets outside code would be read as code of the page. */
export function toMdx(text: string): string {
  return text
    .trim()
    .split(/(^```[\s\S]*?^```|``[^`]+``|`[^`]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** The first paragraph, and what follows it. */
export function splitLead(text: string): [lead: string, rest: string] {
  const [lead = '', ...rest] = text.trim().split(/\n\s*\n/);
  return [lead, rest.join('\n\n')];
}

/**
 * The one or two sentences that stand under a page's title in search results: 110 to 155 characters of the
 * description, ended at a sentence or a word.
 */
export function metaDescription(text: string, more: string): string {
  const whole = plainText(text);
  const full = whole.length < 110 ? `${whole} ${more}` : whole;
  if (full.length <= 155) return full;
  const sentences = full.slice(0, 156);
  const end = sentences.lastIndexOf('. ');
  if (end >= 109) return sentences.slice(0, end + 1);
  const cut = full.slice(0, 154);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
