import path from 'node:path';
import type {Link, Nodes} from 'mdast';
import {perPage, type PageCheck} from '../check';
import {nodesOf, type SourcePage} from '../page';

/** Address of the page that `page` links to; undefined for a link within the page or to another site. */
function target({file}: SourcePage, {url}: Link): string | undefined {
  const [address = ''] = url.split('#');
  if (/^[a-z]+:/.test(url) || address === '') return undefined;
  if (address.startsWith('/')) return address;
  const resolved = path.posix.join(path.posix.dirname(file), address).replace(/\.mdx?$/, '');
  return `/${resolved.replace(/^docs\//, '')}`.replace(/(^|\/)index$/, '') || '/';
}

/** Addresses of the other pages that `nodes` link to. */
function targets(page: SourcePage, nodes: readonly Nodes[]): string[] {
  return nodes
    .flatMap((node) => nodesOf(node, 'link'))
    .map((link) => target(page, link))
    .filter((address): address is string => address !== undefined && address !== page.address);
}

/** Linked from the logo of every page. */
const introduction = '/';

/** Every page is linked from the text of another: a sidebar does not say when a reader needs it. */
export const inbound: PageCheck = {
  name: 'pages are linked from the text of others',
  unit: 'links between pages',
  run: (pages) => {
    const links = pages.flatMap((page) => targets(page, [page.tree]));
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

/** Kind of a page; API pages are generated, and all are reference. */
function kindOf(address: string, pages: readonly SourcePage[]): string | undefined {
  const page = pages.find((one) => one.address === address);
  if (page) return page.kind ?? 'changelog';
  return address.startsWith('/reference/api/') ? 'reference' : undefined;
}

/** Every page ends with at least two links to other pages, one of them of another kind. */
export const nextSteps = perPage({name: 'pages end with a next step', unit: 'next steps'}, (page, pages) => {
  const last = page.sections.at(-1);
  if (!page.kind || !last) return {checked: 0, found: []};
  const links = [...new Set(targets(page, last.nodes))];
  const others = links.map((link) => kindOf(link, pages)).filter((kind) => kind !== undefined);
  const report = (message: string) => ({
    line: last.line,
    message: `"## ${last.heading}" links to ${message}`,
  });
  return {
    checked: links.length,
    found: [
      ...(links.length < 2 ? [report(`${links.length} pages. Fix: link to two or more.`)] : []),
      ...(others.every((kind) => kind === page.kind)
        ? [report(`no page of another kind than ${page.kind}. Fix: link to one that readers need next.`)]
        : []),
    ],
  };
});
