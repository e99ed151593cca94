import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {redirects} from '../settings/redirects';
import type {Defect} from './checks/check';
import {attribute, notFound, type BuiltPage, type BuiltSite, type LinkedSite} from './checks/site';
import type {PageSource} from './page-sources';

/** Every address that was ever published, one a line, followed by the ids of its headings. */
const publishedFile = 'deploy/published.txt';

type Published = Map<string, Set<string>>;

export function parsePublished(text: string): Published {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => line.trim().split(/ +/)).map(([address = '', ...ids]) => [address, new Set(ids)]),
  );
}

export const readPublished = (): Published =>
  parsePublished(existsSync(publishedFile) ? readFileSync(publishedFile, 'utf8') : '');

const headingIds = ({elements}: BuiltPage): string[] =>
  elements
    .filter(({tagName}) => /^h[2-6]$/.test(tagName))
    .flatMap((heading) => attribute(heading, 'id') ?? []);

/** A defect for each published address that is neither a page nor redirected, and for each lost anchor. */
export function lostAddresses(
  site: Pick<LinkedSite, 'page'>,
  published: Published,
  sources: readonly PageSource[],
  table = redirects,
): Defect[] {
  const fileOf = new Map(sources.map(({file, address}) => [address, file]));
  return [...published].flatMap(([address, ids], index): Defect[] => {
    if (address in table) return [];
    const page = site.page(address);
    const place = {page: publishedFile, line: index + 1};
    if (!address.startsWith('/')) {
      const message = `"${address}" is no address. Fix: remove what a merge or a typing slip left; keep the lines of both sides.`;
      return [{...place, message}];
    }
    const message = `the published address ${address} is gone, and with it every bookmark. Fix: add '${address}': '/its-new-address' to src/settings/redirects.ts.`;
    if (!page) return [{...place, message}];
    return [...ids]
      .filter((id) => !page.ids.includes(id))
      .map((id) => ({
        ...place,
        message: `the published anchor ${address}#${id} is gone. Fix: write {/* #${id} */} after its heading in ${fileOf.get(address) ?? 'its source'}, or <a id="${id}"></a> where its text is now.`,
      }));
  });
}

/** Adds the addresses and heading ids of a built site to the list. Returns how many were new. */
export function addPublished(site: BuiltSite, published: Published): number {
  let added = 0;
  for (const page of site.pages) {
    if (page.address === notFound) continue;
    const ids = published.get(page.address) ?? new Set();
    if (!published.has(page.address)) added += 1;
    for (const id of headingIds(page)) {
      if (ids.has(id)) continue;
      ids.add(id);
      added += 1;
    }
    published.set(page.address, ids);
  }
  return added;
}

export function writePublished(published: Published): void {
  const lines = [...published].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(publishedFile, lines.map(([address, ids]) => `${[address, ...ids].join(' ')}\n`).join(''));
}
