import {urlOf} from '../../settings/addresses';
import {find, isTag, metaContent, shownText} from '../tree';
import {perItem, type Check} from './check';
import {attribute, notFound, type BuiltPage, type BuiltSite} from './site';

const isPublic = ({address}: BuiltPage): boolean => address !== notFound;

export const descriptions = perItem(
  {name: 'meta description present', unit: 'pages', floor: 180},
  (page) => [page],
  (page) =>
    isPublic(page) && !metaContent(page.document, 'description').trim()
      ? 'has no meta description. Fix: add "description:" to its front matter.'
      : [],
);

/** Pages with the same title look alike in tabs, histories and search results. */
export const titles: Check<BuiltSite> = {
  name: 'titles are unique',
  unit: 'pages',
  floor: 180,
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
  {name: 'language, canonical address and sharing tags', unit: 'pages', floor: 180},
  (page) => [page],
  (page, {site: {origin, baseUrl, newestPages}}) => {
    if (!isPublic(page)) return [];
    const messages: string[] = [];
    const html = find(page.document, isTag('html'));
    if (!html || !attribute(html, 'lang'))
      messages.push('<html> has no lang. Fix: check i18n in docusaurus.config.ts.');
    const canonical = page.elements.filter(
      (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
    );
    if (canonical.length !== 1) {
      messages.push(
        `has ${canonical.length} canonical links instead of 1. Fix: let only the theme add it.`,
      );
    }
    const own = urlOf(origin + baseUrl, page.address);
    const newer = newestPages && urlOf(newestPages[0] ?? '', page.address);
    const expected = newer && newestPages.includes(newer) ? newer : own;
    for (const element of canonical) {
      const address = attribute(element, 'href');
      if (address === expected) continue;
      messages.push(
        `its canonical address is ${address}, not ${expected}. Fix: let only the theme and src/components/ArchiveBar set it, from url and baseUrl in src/settings/site.ts.`,
      );
    }
    for (const name of sharing) {
      if (!metaContent(page.document, name).trim())
        messages.push(`has no ${name}. Fix: check src/theme/Root.`);
    }
    return messages;
  },
);
