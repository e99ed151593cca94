import path from 'node:path';
import {expect, it} from 'vitest';
import {pageHtml, sitemapAddresses} from '../../../src/built-site/files';
import {llmsPath, twinPath} from '../../../src/settings/addresses';
import {site} from '../../../src/settings/site';

const build = path.resolve('build');
const pages = sitemapAddresses(build, site.baseUrl).map((address) => ({
  address,
  html: pageHtml(build, address),
}));

/** Elements whose end tag HTML lets a page leave out. */
const optional = 'html head body p li dt dd tr td th tbody thead option'.split(' ');

/**
 * Markup that HTML allows and simple parsers, as many programs that read pages have, do not understand: they
 * lose what follows.
 */
function shortened(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const count = (pattern: string) => markup.match(new RegExp(pattern, 'g'))?.length ?? 0;
  const bare = /<[a-z][^>"]*(?:"[^"]*"[^>"]*)*\s[\w:-]+=[^\s">]+/.exec(markup);
  return [
    ...optional.filter((tag) => count(`<${tag}[\\s>]`) !== count(`</${tag}>`)).map((tag) => `no </${tag}>`),
    ...(bare ? [`no quotes: ${bare[0].slice(-80)}`] : []),
  ];
}

it('every page closes its elements and quotes its attributes', () => {
  expect(pages).not.toEqual([]);
  const found = pages.flatMap(({address, html}) => shortened(html).map((fault) => `${address}: ${fault}`));
  expect(found).toEqual([]);
});

it('every page starts with links to its Markdown and to the list of all pages', () => {
  const local = (address: string) => site.baseUrl + address.slice(1);
  const lacking = pages.filter(({address, html}) => {
    const [head = '', body = ''] = html.split(/<body[^>]*>/);
    const pointer = /<p hidden>(.*?)<\/p>\s*<div id="__docusaurus">/.exec(body)?.[1] ?? '';
    return !(
      pointer.includes('Markdown') &&
      pointer.includes(`<a href="${local(llmsPath)}">`) &&
      head.includes(`type="text/markdown" href="${local(twinPath(address))}"`)
    );
  });
  expect(lacking.map(({address}) => address)).toEqual([]);
});
