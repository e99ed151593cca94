import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {llmsPath} from '../../settings/addresses';
import type {Page} from '../page';
import {handlers, nodeHandlers} from './handlers';

const writer = remark().use(remarkGfm, {tablePipeAlign: false}).data('settings', {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fence: '`',
  fences: true,
  listItemIndent: 'one',
  incrementListMarker: true,
  resourceLink: true,
});

export interface Origin {
  /** Origin of the site, without a trailing slash. */
  url: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
}

/** The absolute URL of a page or file. */
export const pageUrl = ({url, baseUrl}: Origin, address: string): string =>
  `${url}${baseUrl.slice(0, -1)}${address}`;

/** A page as Markdown: its title, its description, links to the page and to the list of all pages, then its content. */
export function toMarkdown(page: Page, origin: Origin): string {
  const url = pageUrl(origin, page.address);
  // The base makes links absolute, so that they work wherever the text is read.
  const base: Element = {type: 'element', tagName: 'base', properties: {href: url}, children: []};
  const content = {type: 'root' as const, children: [base, page.content]};
  const markdown = writer.stringify(
    toMdast(content, {document: true, handlers, nodeHandlers}) as Root,
  );
  const body = markdown.replaceAll('\u200b', '').trim();
  const [, title = `# ${page.title}`, rest = body] = /^(# .*)\n+([\s\S]*)$/.exec(body) ?? [];
  const description = page.description ? `> ${page.description}\n\n` : '';
  return `${title}\n\n${description}Source: [${url}](${url}). All pages: [llms.txt](${pageUrl(origin, llmsPath)})\n\n${rest.trim()}\n`;
}
