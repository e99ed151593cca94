import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageSource} from './results';

/** File that holds an address's page in a build folder, or undefined. */
export function pageFile(buildDir: string, address: string): string | undefined {
  return [`${address}.html`, path.join(address, 'index.html')]
    .map((name) => path.join(buildDir, name))
    .find((file) => existsSync(file));
}

/** Addresses of the sitemap without the base path, in its order. */
export function sitemapAddresses(buildDir: string, baseUrl: string): string[] {
  const file = path.join(buildDir, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`${file} does not exist. Fix: run "npm run build" first.`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => {
      const {pathname} = new URL(location);
      return `/${decodeURI(pathname).slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
    },
  );
}

/** HTML of every page of the sitemap. Throws when the sitemap names a page that was not built. */
export function readSources(buildDir: string, baseUrl: string): PageSource[] {
  return sitemapAddresses(buildDir, baseUrl).map((address) => {
    const file = pageFile(buildDir, address);
    if (!file) throw new Error(`The sitemap names ${address}, but ${buildDir} has no page for it.`);
    return {address, html: readFileSync(file, 'utf8')};
  });
}
