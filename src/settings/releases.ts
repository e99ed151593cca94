import {existsSync, readFileSync} from 'node:fs';
import {release} from '../platform/release';

interface Archive {
  /** The release line, as readers name it. */
  readonly line: string;
  /** Where its build is served: a path of this host, such as `/0.23/`, or a whole address. */
  readonly url: string;
}

/** Earlier releases that stay as they were built, newest first. While there are none, no page mentions them. */
export const archives: readonly Archive[] = [];

/** Addresses of a sitemap, the home page first. */
export function addressesOf(sitemap: string): string[] {
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return found.sort((a, b) => a.length - b.length);
}

/** The addresses in the file that CURRENT_SITEMAP names. Throws an Error with the fix when there are none. */
function readCurrent(file = process.env.CURRENT_SITEMAP): string[] | undefined {
  if (!file) return undefined;
  const addresses = existsSync(file) ? addressesOf(readFileSync(file, 'utf8')) : [];
  if (addresses.length > 0) return addresses;
  throw new Error(
    `CURRENT_SITEMAP names ${file}, which is no sitemap. Fix: build today's site first and name its build/sitemap.xml.`,
  );
}

/** Every page of today's site, its home page first, when this build is to be an archive. */
export const current: readonly string[] | undefined = readCurrent();

type ReleaseLink = {label: string; to: string; autoAddBaseUrl: false; target: '_self'};

/** Links to the other releases. They are sites of their own, which the router does not know. */
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

/** The navbar's menu of releases, if there are others. */
export function releaseMenu(others = otherReleases()) {
  if (others.length === 0) return [];
  const items = [{label: `Release ${release.line}`, to: '/'}, ...others];
  return [{type: 'dropdown', label: release.line, position: 'left' as const, items}];
}

/** Whether an address belongs to another release, which is no part of this build. */
export function isOtherRelease({href, pathname}: URL, older = archives, today = current): boolean {
  return today?.includes(href) || older.some(({url}) => `${pathname}/`.startsWith(url));
}
