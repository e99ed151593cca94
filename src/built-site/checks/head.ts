import {toString} from 'hast-util-to-string';
import {urlOf} from '../../settings/addresses';
import {sitemapAddresses} from '../files';
import {find, isTag, metaContent, shownText} from '../tree';
import {perItem, type Check} from './check';
import {attribute, hasFile, notFound, type BuiltSite} from './site';

/** Pages with the same title look alike in tabs, histories and search results. */
export const titles: Check<BuiltSite> = {
  name: 'titles are unique',
  unit: 'pages',
  run: ({pages}) => {
    const owners = new Map<string, string>();
    const defects = pages.flatMap(({address: page, document}) => {
      const text = shownText(find(document, isTag('title')));
      // If the site has several versions (docs:version), their pages have the same titles.
      const version = metaContent(document, 'docusaurus_version').replace('current', '');
      const owner = owners.get(version + text);
      owners.set(version + text, owner ?? page);
      if (!text) return [{page, message: 'has no <title>. Fix: add "title:" to its front matter.'}];
      return owner
        ? [{page, message: `has the same title as ${owner}, "${text}". Fix: reword one of them.`}]
        : [];
    });
    return {checked: pages.length, defects};
  },
};

/** Meta tags from which social networks build the preview of a shared link. */
const sharing = ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'];

export const identity = perItem(
  {name: 'language, description, canonical address and sharing tags', unit: 'pages'},
  (page) => [page],
  (page, {origin, baseUrl, newestPages}) => {
    if (page.address === notFound) return [];
    const messages: string[] = [];
    if (!metaContent(page.document, 'description').trim())
      messages.push('has no meta description. Fix: add "description:" to its front matter.');
    const html = find(page.document, isTag('html'));
    if (!html || !attribute(html, 'lang'))
      messages.push('<html> has no lang. Fix: check i18n in docusaurus.config.ts.');
    const canonical = page.elements.filter(
      (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
    );
    if (canonical.length !== 1) {
      messages.push(`has ${canonical.length} canonical links instead of 1. Fix: let only the theme add it.`);
    }
    const own = urlOf(origin + baseUrl, page.address);
    const newer = newestPages && urlOf(newestPages[0] ?? '', page.address);
    const expected = newer && newestPages.includes(newer) ? newer : own;
    for (const address of canonical.map((element) => attribute(element, 'href')))
      if (address !== expected)
        messages.push(
          `its canonical address is ${address}, not ${expected}. Fix: let only the theme and src/components/ArchiveBar set it, from url and baseUrl in src/settings/site.ts.`,
        );
    for (const name of sharing) {
      if (!metaContent(page.document, name).trim())
        messages.push(`has no ${name}. Fix: check src/theme/Root.`);
    }
    return messages;
  },
);

/** Pages that search engines should not list. */
const unlisted = ['/search', notFound];

/** Every page is in the sitemap, where search engines and the checks over the finished pages find it. */
export const listed = perItem(
  {name: 'pages are in the sitemap', unit: 'pages'},
  (page) => [page],
  ({address, document}, {folder, baseUrl}) => {
    // Browsers bring addresses into lower case before the router reads them (normalPath in src/settings/addresses.ts).
    if (address !== address.toLowerCase())
      return 'has capital letters in its address. Fix: rename the file, or set "slug:" in its front matter.';
    return unlisted.includes(address) ||
      metaContent(document, 'robots').includes('noindex') ||
      sitemapAddresses(folder, baseUrl).includes(address)
      ? []
      : 'is not in sitemap.xml. Fix: check noIndex and ignorePatterns in docusaurus.config.ts.';
  },
);

/** Every social card exists. */
export const cards = perItem(
  {name: 'social cards exist', unit: 'cards'},
  ({document}) => [metaContent(document, 'og:image')].filter(Boolean),
  (url, site) => {
    const home = site.origin + site.baseUrl;
    const fix = 'Fix: check src/theme/Root and src/built-site/cards.';
    if (!url.startsWith(home)) return `og:image is ${url}, not an absolute address of this site. ${fix}`;
    return hasFile(site, decodeURIComponent(url.slice(home.length - 1)))
      ? []
      : `og:image is ${url}, which is not in the build. ${fix}`;
  },
);

interface StructuredData {
  '@type'?: string;
  itemListElement?: {name?: string; item?: string}[];
}

/** Structured data is JSON, and breadcrumbs have at least two items. */
export const structuredData = perItem(
  {name: 'structured data is valid', unit: 'JSON-LD scripts'},
  ({elements}) =>
    elements.filter((one) => one.tagName === 'script' && attribute(one, 'type') === 'application/ld+json'),
  (script) => {
    let data: StructuredData;
    try {
      data = JSON.parse(toString(script)) as StructuredData;
    } catch {
      return 'has structured data that is not JSON. Fix: check what writes application/ld+json.';
    }
    if (data['@type'] !== 'BreadcrumbList') return [];
    const items = data.itemListElement ?? [];
    const isComplete = items.length >= 2 && items.every(({name, item}) => name && item?.startsWith('http'));
    return isComplete
      ? []
      : 'has breadcrumbs of fewer than two named addresses. Fix: check src/theme/DocBreadcrumbs/StructuredData.';
  },
);
