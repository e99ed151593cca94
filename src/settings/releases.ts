import {readFileSync, statSync} from 'node:fs';
import {release} from '../platform/release';

interface Archive {
  /** The release line, as readers name it. */
  readonly line: string;
  /** Where its build is served: a path on this host, such as `/0.23/`, or a full URL. */
  readonly url: string;
}

/** Archived builds of earlier releases, newest first. While there are none, no page has a release menu. */
export const archives: readonly Archive[] = [];

/** URLs of the pages in a sitemap, shortest first, which puts the home page first. */
export function pagesIn(sitemap: string): string[] {
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  return urls.sort((a, b) => a.length - b.length);
}

/**
 * The pages in the sitemap that CURRENT_SITEMAP names; undefined if it is not set. Throws an Error with the
 * fix when the file has none.
 */
function readNewestPages(file = process.env.CURRENT_SITEMAP): readonly string[] | undefined {
  if (!file) return undefined;
  const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
  const pages = isFile ? pagesIn(readFileSync(file, 'utf8')) : [];
  if (pages.length > 0) return pages;
  throw new Error(
    `CURRENT_SITEMAP names ${file}, which is not a sitemap. Fix: build the site of the newest release first, and name its build/sitemap.xml.`,
  );
}

/**
 * In an archive, URLs of all pages on the site of the newest release, its home page first; otherwise
 * undefined.
 */
export const newestPages = readNewestPages();

/** Links to the other releases, which are separate sites: the router must not handle them. */
export function otherReleases(older = archives, newest = newestPages) {
  const sites = older.map(({line, url}) => ({label: `Release ${line}`, url}));
  if (newest?.[0]) sites.unshift({label: 'Newest release', url: newest[0]});
  return sites.map(({label, url}) => ({
    label,
    to: url.startsWith('/') ? `pathname://${url}` : url,
    autoAddBaseUrl: false,
    target: '_self',
  }));
}

/** The navbar's release menu as a list of items, empty if there are no other releases. */
export function releaseMenu(others = otherReleases()) {
  if (others.length === 0) return [];
  const items = [{label: `Release ${release.line}`, to: '/'}, ...others];
  return [{type: 'dropdown', label: release.line, position: 'left' as const, items}];
}

/** Whether a URL belongs to another release, which this build does not contain. */
export function isOtherRelease({href, pathname}: URL, older = archives, newest = newestPages): boolean {
  return newest?.includes(href) || older.some(({url}) => `${pathname}/`.startsWith(url));
}
