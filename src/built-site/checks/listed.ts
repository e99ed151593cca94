import {sitemapAddresses} from '../files';
import {perItem} from './check';
import {notFound} from './site';

/** Pages that search engines should not list. */
const unlisted = ['/search', notFound];

/** Every page is in the sitemap, where search engines find it, and so do the checks that read the finished pages. */
export const listed = perItem(
  {name: 'pages are in the sitemap', unit: 'pages', floor: 180},
  (page) => [page],
  ({address}, {site: {folder, baseUrl}}) =>
    unlisted.includes(address) || sitemapAddresses(folder, baseUrl).includes(address)
      ? []
      : 'is not in sitemap.xml. Fix: check noIndex and ignorePatterns in docusaurus.config.ts, and "unlisted" in its front matter.',
);
