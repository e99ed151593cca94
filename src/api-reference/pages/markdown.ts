import {toString} from 'hast-util-to-string';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {rehype} from 'rehype';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkRehype from 'remark-rehype';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {languageNames} from '../../markdown/highlight';
import {remarkReferences, resolveReference} from '../../markdown/references';
import {memoize} from '../../settings/memoize';
import {collapseWhitespace, escapeText} from '../../settings/text';

/** Reads the Markdown of the description, in which `List<string>` and `<token>` are text: HTML is not part of it. */
const reader = remark()
  .data({micromarkExtensions: [{disable: {null: ['htmlFlow', 'htmlText']}}]})
  .use(remarkGfm);
/** Writes MDX. Its extensions escape what MDX and Docusaurus would read as code, tags or directives. */
const mdxWriter = remark()
  .data('settings', {bullet: '-', rule: '-', emphasis: '_', incrementListMarker: true})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkDirective)
  .use(remarkMdx);
const toHast = remark().use(remarkRehype);
const htmlWriter = rehype();
const resolveReferences = remarkReferences();

function parse(text: string): Root {
  const tree = reader.parse(text);
  visit(tree, 'code', (node) => {
    node.lang ??= 'text';
  });
  // The title of the page is the only heading of the first level.
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) node.depth = 2;
  });
  return tree;
}

/** What would keep a text of the description from becoming a part of a page. */
export const textProblems = memoize((text: string): string[] => {
  const problems: string[] = [];
  // Reading all texts takes a second; most have neither of the two.
  if (!/(link|term):|```|~~~/.test(text)) return problems;
  visit(parse(text), (node) => {
    try {
      if (node.type === 'link') resolveReference(node.url);
    } catch (error) {
      problems.push((error as Error).message);
    }
    if (node.type === 'code' && !languageNames.includes(node.lang ?? ''))
      problems.push(`a code block has the unknown language "${node.lang}".`);
  });
  return problems;
});

/**
 * Converts Markdown from the description to HTML and resolves `link:` and `term:` addresses, as on any other page. Its
 * headings are bold text: they are not among those of the page. Memoized because responses share schemas, so most texts
 * occur many times.
 */
export const markdownToHtml = memoize((text: string): string => {
  const tree = parse(text);
  resolveReferences(tree, new VFile({path: 'openapi'}));
  visit(tree, 'heading', (node, index, parent) => {
    const {children} = node;
    parent?.children.splice(index ?? 0, 1, {type: 'paragraph', children: [{type: 'strong', children}]});
  });
  return htmlWriter.stringify(toHast.runSync(tree));
});

/** The same for a text within a line. */
export function inlineHtml(text: string): string {
  const html = markdownToHtml(text);
  return /^<p>(?![^]*<p>)[^]*<\/p>$/.test(html) ? html.slice(3, -4) : escapeText(text);
}

export function plainText(text: string): string {
  return collapseWhitespace(toString(toHast.runSync(parse(text))));
}

/** Nodes as MDX. */
export function writeMdx(children: RootContent[]): string {
  for (const node of children) {
    const first = node.type === 'paragraph' ? node.children[0] : undefined;
    // At the beginning of a line, MDX would read the word as code.
    const [word = ''] = /^(export|import)\b/.exec(first?.type === 'text' ? first.value : '') ?? [];
    if (!word || first?.type !== 'text') continue;
    const code = {type: 'mdxTextExpression', value: JSON.stringify(word)} as const;
    const rest = {...first, value: first.value.slice(word.length)};
    (node as Paragraph).children.splice(0, 1, code, rest);
  }
  return mdxWriter.stringify({type: 'root', children}).trim();
}

/** Converts Markdown to MDX. */
export const toMdx = memoize((text: string): string => writeMdx(parse(text).children));

/** The first paragraph and the rest, as MDX. */
export function splitLead(text: string): [lead: string, rest: string] {
  const {children} = parse(text);
  return [writeMdx(children.slice(0, 1)), writeMdx(children.slice(1))];
}

/** A link whose text is plain. */
export const linkTo = (text: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{type: 'text', value: text}],
});

const sentencesOf = (text: string): string[] => collapseWhitespace(text).split(/(?<=[.!?]) (?=[A-Z`[])/);

/** The first sentence of a Markdown text. A final colon, which introduces a list, becomes a full stop. */
export function firstSentence(text: string): PhrasingContent[] {
  const [lead] = parse(text).children;
  const written = lead?.type === 'paragraph' ? text.slice(0, lead.position?.end.offset) : plainText(text);
  const [paragraph] = parse(sentencesOf(written)[0]?.replace(/:$/, '.') ?? '').children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

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
