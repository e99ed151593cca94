import {formatDefects, type Defect} from './checks/check';
import {anchors, links} from './checks/links';
import {hasFile, type LinkedPage} from './checks/site';
import {duplicatePages, inSources, type PageSource} from './page-sources';
import {lostAddresses, readPublished} from './published';

/** How many defects of a kind a build lists. */
const listed = 10;

/** The last lines of a build: broken links and anchors, and lost pages and addresses. */
export function summaryOf(
  folder: string,
  baseUrl: string,
  pages: readonly LinkedPage[],
  sources: readonly PageSource[],
): string {
  // A page's style sheet is in the page itself by now, and its other <link> elements come from the theme.
  const withoutHeads = pages.map(({references, ...page}) => ({
    ...page,
    references: references.filter(({tag}) => tag !== 'link'),
  }));
  const byAddress = new Map(withoutHeads.map((page) => [page.address, page]));
  const page = (address: string) => byAddress.get(address);
  const site = {folder, baseUrl, pages: withoutHeads, page};
  if (hasFile(site, '/search.html')) byAddress.set('/search', {address: '/search', ids: [], references: []});
  const kinds: [string, Defect[]][] = [
    ['broken links', links.run(site).defects],
    ['broken anchors', anchors.run(site).defects],
    ['duplicate pages', duplicatePages(sources)],
    ['lost addresses', lostAddresses(site, readPublished(), sources)],
  ];
  const lines = kinds.flatMap(([, defects]) => {
    const all = formatDefects(inSources(defects, sources));
    const more = all.length > listed ? [`… and ${all.length - listed} more`] : [];
    return [...all.slice(0, listed), ...more];
  });
  const counts = kinds.map(([name, {length}]) => `${length} ${name}`).join(', ');
  const hint = lines.length > 0 ? ' "npm run check:links" fails on them.' : '';
  return [...lines, `${counts}.${hint}`].join('\n');
}
