import {toString} from 'hast-util-to-string';
import {rehype} from 'rehype';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import {VFile} from 'vfile';
import {remarkReferences} from '../../markdown/references';
import {memoize} from '../../settings/memoize';
import {collapseWhitespace} from '../../settings/text';

const processor = remark().use(remarkGfm).use(remarkRehype);
const resolveReferences = remarkReferences();
const htmlWriter = rehype();

/**
 * Converts Markdown from the description to HTML and resolves `link:` and `term:` addresses, as on any other page. Memoized because responses
 * share schemas, so most texts occur many times.
 */
export const markdownToHtml = memoize((text: string): string => {
  const tree = processor.parse(text);
  resolveReferences(tree, new VFile({path: 'openapi'}));
  return htmlWriter.stringify(processor.runSync(tree));
});

export function plainText(text: string): string {
  return collapseWhitespace(toString(processor.runSync(processor.parse(text))));
}

/** Converts Markdown to MDX, in which `{` and `<` must be escaped outside code. */
export function toMdx(text: string): string {
  return text
    .trim()
    .split(/(^```[\s\S]*?^```|``[^`]+``|`[^`]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');
}

/** The first paragraph and the rest. */
export function splitLead(text: string): [lead: string, rest: string] {
  const [lead = '', ...rest] = text.trim().split(/\n\s*\n/);
  return [lead, rest.join('\n\n')];
}

const sentencesOf = (text: string): string[] =>
  collapseWhitespace(text).split(/(?<=[.!?]) (?=[A-Z`[])/);

/** The first sentence of a Markdown text. A final colon, which introduces a list, becomes a full stop. */
export const firstSentence = (text: string): string =>
  (sentencesOf(text)[0] ?? '').replace(/:$/, '.');

/** Length of a meta description in characters. */
const [minLength, maxLength] = [110, 155];

/**
 * The meta description of a page: as many sentences of the text as fit, followed by the first of the `tails` that fits if they are too short.
 * If the first sentence alone is too long, it is cut after a word.
 */
export function metaDescription(text: string, tails: readonly string[]): string {
  const sentences = sentencesOf(plainText(text));
  let whole = '';
  for (const sentence of sentences) {
    const longer = whole ? `${whole} ${sentence}` : sentence;
    if (longer.length > maxLength) break;
    whole = longer;
  }
  if (whole === '') {
    const cut = (sentences[0] ?? '').slice(0, maxLength - 1);
    return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
  }
  if (whole.length >= minLength) return whole;
  const fits = (size: number) => size >= minLength && size <= maxLength;
  const tail = tails.find((one) => fits(whole.length + 1 + one.length)) ?? tails[0] ?? '';
  return `${whole} ${tail}`;
}
