import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {perPage, type Check, type Defect} from './check';
import {attribute, type BuiltPage, type BuiltSite} from './site';

function meta(page: BuiltPage, name: string): string {
  const isIt = (element: Element) =>
    element.tagName === 'meta' &&
    (attribute(element, 'name') ?? attribute(element, 'property')) === name;
  const found = page.elements.find(isIt);
  return (found && attribute(found, 'content')?.trim()) ?? '';
}

const title = (page: BuiltPage): string =>
  toString(
    page.elements.find(({tagName}) => tagName === 'title') ?? {type: 'root', children: []},
  ).trim();

/** The page that hosts show for unknown addresses: never listed, never shared. */
const notFound = '/404';

/** Every page says in its head what it is about. */
export const descriptions = perPage(
  {name: 'meta description present', unit: 'pages', floor: 180},
  (page) => {
    const isMissing = page.address !== notFound && !meta(page, 'description');
    return {
      looked: 1,
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
          message: `has the title "${text}" of ${owner}. Fix: let one of them say what is different.`,
        },
      ];
    });
    return {looked: pages.length, defects};
  },
};

/** What a page looks like where its address is shared. */
const sharing = ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'];

/** The head names the language, the one address of the page, and what a shared link shows. */
export const identity = perPage(
  {name: 'language, canonical address and sharing tags', unit: 'pages', floor: 180},
  (page) => {
    if (page.address === notFound) return {looked: 1, messages: []};
    const messages: string[] = [];
    const html = page.elements.find(({tagName}) => tagName === 'html');
    if (!html || !attribute(html, 'lang'))
      messages.push('<html> has no lang. Fix: look at i18n in docusaurus.config.ts.');
    const canonical = page.elements.filter(
      (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
    );
    if (canonical.length !== 1) {
      messages.push(
        `has ${canonical.length} canonical links instead of 1. Fix: leave it to the theme.`,
      );
    }
    for (const name of sharing) {
      if (!meta(page, name))
        messages.push(`has no ${name}. Fix: look at what writes the page's head.`);
    }
    return {looked: 1, messages};
  },
);
