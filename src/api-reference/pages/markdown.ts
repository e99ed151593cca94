import {toString} from 'hast-util-to-string';
import {rehype} from 'rehype';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import {VFile} from 'vfile';
import {remarkReferences} from '../../markdown/references';
import {memoize} from '../../settings/memoize';
import {collapseWhitespace} from '../../settings/text';

const parser = remark().use(remarkGfm);
const resolveReferences = remarkReferences();
const htmlMaker = remark().use(remarkRehype);
const htmlWriter = rehype();

/**
 * Markdown of the description as HTML; `link:` and `term:` addresses are resolved as on every other page. Most texts occur many times,
 * because responses share their schemas.
 */
export const markdownToHtml = memoize((text: string): string => {
  const tree = parser.parse(text);
  resolveReferences(tree, new VFile({path: 'openapi'}));
  return htmlWriter.stringify(htmlMaker.runSync(tree));
});

export function plainText(text: string): string {
  return collapseWhitespace(toString(htmlMaker.runSync(parser.parse(text))));
}

/** Markdown as MDX, in which braces and angle brackets outside code have to be escaped. */
export function toMdx(text: string): string {
  return text
    .trim()
    .split(/(^```[\s\S]*?^```|``[^`]+``|`[^`]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');
}

/** The first paragraph, and what follows it. */
export function splitLead(text: string): [lead: string, rest: string] {
  const [lead = '', ...rest] = text.trim().split(/\n\s*\n/);
  return [lead, rest.join('\n\n')];
}

const sentencesOf = (text: string): string[] =>
  collapseWhitespace(text).split(/(?<=[.!?]) (?=[A-Z`[])/);

/** The first sentence of Markdown. One that leads to a list ends with a full stop. */
export const firstSentence = (text: string): string =>
  (sentencesOf(text)[0] ?? '').replace(/:$/, '.');

const [shortest, longest] = [110, 155];

/**
 * The description of a page in search results: the first whole sentences of the text, followed by one of the
 * `tails` if they are too short. A first sentence that is too long is cut after a word.
 */
export function metaDescription(text: string, tails: readonly string[]): string {
  const sentences = sentencesOf(plainText(text));
  let whole = '';
  for (const sentence of sentences) {
    const longer = whole ? `${whole} ${sentence}` : sentence;
    if (longer.length > longest) break;
    whole = longer;
  }
  if (whole === '') {
    const cut = (sentences[0] ?? '').slice(0, longest - 1);
    return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
  }
  if (whole.length >= shortest) return whole;
  const fits = (size: number) => size >= shortest && size <= longest;
  const tail = tails.find((one) => fits(whole.length + 1 + one.length)) ?? tails[0] ?? '';
  return `${whole} ${tail}`;
}
