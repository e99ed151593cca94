import {existsSync, readFileSync} from 'node:fs';
import {release} from '../platform/release';

interface Archive {
  /** The release line, as readers name it. */
  readonly line: string;
  /** Where its build is served: a path on this host, such as `/0.23/`, or a full URL. */
  readonly url: string;
}

/** Archived builds of earlier releases, newest first. While there are none, no page has a release menu. */
export const archives: readonly Archive[] = [];

/** URLs in a sitemap, shortest first, which puts the home page first. */
export function addressesOf(sitemap: string): string[] {
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return found.sort((a, b) => a.length - b.length);
}

/** The URLs in the file that CURRENT_SITEMAP names; undefined if it is not set. Throws an Error with the fix when the file has none. */
function readCurrent(file = process.env.CURRENT_SITEMAP): string[] | undefined {
  if (!file) return undefined;
  const addresses = existsSync(file) ? addressesOf(readFileSync(file, 'utf8')) : [];
  if (addresses.length > 0) return addresses;
  throw new Error(
    `CURRENT_SITEMAP names ${file}, which is not a sitemap. Fix: build today's site first, and name its build/sitemap.xml.`,
  );
}

/** In an archive, URLs of all pages of today's site, which documents the newest release, its home page first; otherwise undefined. */
export const current: readonly string[] | undefined = readCurrent();

type ReleaseLink = {label: string; to: string; autoAddBaseUrl: false; target: '_self'};

/** Links to the other releases, which are separate sites: the router must not handle them. */
export function otherReleases(older = archives, today = current): ReleaseLink[] {
  const newest = today?.[0] === undefined ? [] : [{label: 'Newest release', url: today[0]}];
  return [...newest, ...older.map(({line, url}) => ({label: `Release ${line}`, url}))].map(
    ({label, url}) => ({
      label,
      to: url.startsWith('/') ? `pathname://${url}` : url,
      autoAddBaseUrl: false,
      target: '_self',
    }),
  );
}

/** The navbar's release menu as a list of items, empty if there are no other releases. */
export function releaseMenu(others = otherReleases()) {
  if (others.length === 0) return [];
  const items = [{label: `Release ${release.line}`, to: '/'}, ...others];
  return [{type: 'dropdown', label: release.line, position: 'left' as const, items}];
}

/** Whether a URL belongs to another release, which this build does not contain. */
export function isOtherRelease({href, pathname}: URL, older = archives, today = current): boolean {
  return today?.includes(href) || older.some(({url}) => `${pathname}/`.startsWith(url));
}
