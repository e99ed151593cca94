import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {llmsPath, urlOf} from '../../settings/addresses';
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

/** A page as Markdown: title, description, links to itself and to the list of pages, then its content. */
export function toMarkdown(page: Page, home: string): string {
  const url = urlOf(home, page.address);
  // The base makes links absolute, so that they work wherever the text is read.
  const base: Element = {type: 'element', tagName: 'base', properties: {href: url}, children: []};
  const content = {type: 'root' as const, children: [base, page.content]};
  const markdown = writer.stringify(toMdast(content, {document: true, handlers, nodeHandlers}) as Root);
  const body = markdown.replaceAll('\u200b', '').trim();
  const [, title = `# ${page.title}`, rest = body] = /^(# .*)\n+([\s\S]*)$/.exec(body) ?? [];
  const description = page.description ? `> ${page.description}\n\n` : '';
  return `${title}\n\n${description}Source: [${url}](${url}). All pages: [llms.txt](${urlOf(home, llmsPath)})\n\n${rest.trim()}\n`;
}
