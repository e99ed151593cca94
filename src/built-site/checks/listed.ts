import {sitemapAddresses} from '../files';
import type {Check} from './check';
import {notFound, type BuiltSite} from './site';

/** Readers come to neither from a search engine. */
const unlisted = ['/search', notFound];

/** Search engines find a page by the sitemap, and so do checks that read the finished pages. */
export const listed: Check<BuiltSite> = {
  name: 'pages are in the sitemap',
  unit: 'pages',
  floor: 180,
  run: ({folder, baseUrl, pages}) => {
    const known = new Set(sitemapAddresses(folder, baseUrl));
    const defects = pages
      .filter(({address}) => !known.has(address) && !unlisted.includes(address))
      .map(({address: page}) => ({
        page,
        message:
          'is not in sitemap.xml. Fix: check noIndex and ignorePatterns in docusaurus.config.ts, and "unlisted" in its front matter.',
      }));
    return {checked: pages.length, defects};
  },
};
