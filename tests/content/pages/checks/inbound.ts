import path from 'node:path';
import type {Link} from 'mdast';
import type {PageCheck} from '../check';
import {nodesOf, type SourcePage} from '../page';

/** Address of the page that `page` links to; undefined for a link within the page or to another site. */
function target({file}: SourcePage, {url}: Link): string | undefined {
  const [address = ''] = url.split('#');
  if (/^[a-z]+:/.test(url) || address === '') return undefined;
  if (address.startsWith('/')) return address;
  const resolved = path.posix.join(path.posix.dirname(file), address).replace(/\.mdx?$/, '');
  return `/${resolved.replace(/^docs\//, '')}`.replace(/(^|\/)index$/, '') || '/';
}

/** Addresses of the other pages that a page links to. */
const targets = (page: SourcePage): string[] =>
  nodesOf(page.tree, 'link').flatMap((link) => {
    const address = target(page, link);
    return address === undefined || address === page.address ? [] : [address];
  });

/** Linked from the logo of every page. */
const introduction = '/';

/** Every page is linked from the text of another: a sidebar does not say when a reader needs it. */
export const inbound: PageCheck = {
  name: 'pages are linked from the text of others',
  unit: 'links between pages',
  run: (pages) => {
    const links = pages.flatMap(targets);
    const reached = new Set(links);
    const defects = pages
      .filter(({address, kind}) => kind && address !== introduction && !reached.has(address))
      .map(({file}) => ({
        page: file,
        line: 1,
        message:
          'no other page links here. Fix: link it from the text of a page that readers read before it.',
      }));
    return {checked: links.length, defects};
  },
};
