import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The file of the page at an address; undefined if the build has none. */
export const pageFile = (buildDir: string, address: string): string | undefined =>
  [`${address}.html`, `${address}/index.html`].map((name) => path.join(buildDir, name)).find(existsSync);

/** HTML of the page at an address. Throws an Error that names the fix if the build has no file for it. */
export function pageHtml(buildDir: string, address: string): string {
  const file = pageFile(buildDir, address);
  if (!file) throw new Error(`${buildDir} has no page for ${address}. Fix: run "npm run build".`);
  return readFileSync(file, 'utf8');
}

/** A route or URL path, decoded and without base path and trailing slash. */
export const withoutBase = (pathname: string, baseUrl: string): string =>
  `/${decodeURI(pathname).slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');

/**
 * Addresses in the sitemap, in its order and without the base path. Throws an Error that names the fix if
 * there is no sitemap.
 */
export function sitemapAddresses(buildDir: string, baseUrl: string): string[] {
  const file = path.join(buildDir, 'sitemap.xml');
  if (!existsSync(file))
    throw new Error(
      `${file} does not exist. Fix: run "npm run build" first; with noIndex in docusaurus.config.ts it writes none.`,
    );
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    withoutBase(new URL(location).pathname, baseUrl),
  );
}
