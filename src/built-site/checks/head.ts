import {toString} from 'hast-util-to-string';
import {perPage, type Check, type Defect} from './check';
import {attribute, type BuiltPage, type BuiltSite} from './site';

function meta(page: BuiltPage, name: string): string {
  const found = page.elements.find(
    (element) =>
      element.tagName === 'meta' &&
      (attribute(element, 'name') ?? attribute(element, 'property')) === name,
  );
  return (found && attribute(found, 'content')?.trim()) ?? '';
}

const title = (page: BuiltPage): string =>
  toString(
    page.elements.find(({tagName}) => tagName === 'title') ?? {type: 'root', children: []},
  ).trim();

/** The page that hosts send for unknown addresses. It is never indexed or shared. */
const notFound = '/404';

export const descriptions = perPage(
  {name: 'meta description present', unit: 'pages', floor: 180},
  (page) => {
    const isMissing = page.address !== notFound && !meta(page, 'description');
    return {
      checked: 1,
      messages: isMissing
        ? ['has no meta description. Fix: add "description:" to its front matter.']
        : [],
    };
  },
);

/** Two pages with one title look the same in tabs, histories and search results. */
export const titles: Check<BuiltSite> = {
  name: 'titles are unique',
  unit: 'pages',
  floor: 180,
  run: ({pages}) => {
    const owners = new Map<string, string>();
    const defects = pages.flatMap((page): Defect[] => {
      const text = title(page);
      const owner = owners.get(text);
      owners.set(text, owner ?? page.address);
      if (!text)
        return [
          {page: page.address, message: 'has no <title>. Fix: add "title:" to its front matter.'},
        ];
      if (!owner) return [];
      return [
        {
          page: page.address,
          message: `has the same title as ${owner}, "${text}". Fix: reword one of them.`,
        },
      ];
    });
    return {checked: pages.length, defects};
  },
};

/** Tags from which social networks build the preview of a shared link. */
const sharing = ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'];

export const identity = perPage(
  {name: 'language, canonical address and sharing tags', unit: 'pages', floor: 180},
  (page) => {
    if (page.address === notFound) return {checked: 1, messages: []};
    const messages: string[] = [];
    const html = page.elements.find(({tagName}) => tagName === 'html');
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
    for (const name of sharing) {
      if (!meta(page, name)) messages.push(`has no ${name}. Fix: check src/components/PageHead.`);
    }
    return {checked: 1, messages};
  },
);
