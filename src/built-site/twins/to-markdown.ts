import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {rehype} from 'rehype';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {llmsPath, urlOf} from '../../settings/addresses';
import type {Page} from '../page';
import {prepare} from './prepare';

/** A code block with its language and title, as this site's own sources write them. */
function code(_state: unknown, pre: Element): Code {
  const {dataLanguage, dataTitle} = pre.properties;
  return {
    type: 'code',
    lang: String(dataLanguage || 'text'),
    meta: dataTitle ? `title="${String(dataTitle)}"` : null,
    value: toString(pre).replace(/\n$/, ''),
  };
}

const toMdast = rehype().use(rehypeRemark, {handlers: {pre: code}});
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

/** A page as Markdown: its title, its description, links to the page and to the list of all pages, then its content. */
export function toMarkdown(page: Page, home: string): string {
  const url = urlOf(home, page.address);
  const content: Root = {type: 'root', children: [prepare(page.content, new URL(url))]};
  const body = writer.stringify(toMdast.runSync(content)).trim();
  const [, title = `# ${page.title}`, rest = body] = /^(# .*)\n+([\s\S]*)$/.exec(body) ?? [];
  const description = page.description ? `> ${page.description}\n\n` : '';
  return `${title}\n\n${description}Source: [${url}](${url}). All pages: [llms.txt](${urlOf(home, llmsPath)})\n\n${rest.trim()}\n`;
}
