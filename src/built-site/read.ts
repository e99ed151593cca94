import type {Element, Root} from 'hast';
import {rehype} from 'rehype';
import type {Page} from './page';
import {pageHtml, sitemapAddresses} from './files';
import {elementsIn, find, findAll, hasClass, isTag, metaContent, ofClass, shownText} from './tree';

/** Whether an element inside the content is page chrome. */
const isChrome = (element: Element): boolean =>
  /^(button|script|style|svg)$/.test(element.tagName) ||
  'dataMarkdownIgnore' in element.properties ||
  element.properties.ariaHidden === 'true' ||
  hasClass(element, 'hash-link') ||
  hasClass(element, 'theme-doc-toc-mobile');

/** A copy of `element` without page chrome; the document itself is not changed. */
function withoutChrome(element: Element): Element {
  const children = element.children
    .filter((child) => child.type !== 'element' || !isChrome(child))
    .map((child) => (child.type === 'element' ? withoutChrome(child) : child));
  return {...element, children};
}

function pageType(address: string): Page['type'] {
  if (address.startsWith('/reference/api/')) return 'api';
  if (address === '/changelog' || address.startsWith('/changelog/')) return 'changelog';
  if (address === '/tags' || address.startsWith('/tags/')) return 'other';
  return 'doc';
}

const parser = rehype();

export const parseHtml = (html: string): Root => parser.parse(html);

/** Reads one page's HTML. Throws an Error that names the fix if it has no content or no title. */
export function readPage(address: string, html: string): Page {
  const document = parseHtml(html);
  const articles = findAll(document, isTag('article'));
  const root =
    find(document, ofClass('theme-doc-markdown')) ??
    (articles.length === 1 ? articles[0] : undefined) ??
    find(document, isTag('main'));
  if (!root) throw new Error(`${address}: the built page has no <main>. Fix: check its HTML in build/.`);
  const content = withoutChrome(root);
  const title = shownText(find(content, isTag('h1')) ?? find(document, isTag('h1')));
  if (!title) throw new Error(`${address}: the built page has no h1. Fix: give the page a title.`);
  // The first breadcrumb is the home page's icon, the last the page's own name.
  const crumbs = find(document, ofClass('breadcrumbs'));
  const [crumb] = crumbs ? elementsIn(crumbs).map(shownText).slice(1, -1) : [];
  const navbarItem = shownText(find(document, ofClass('navbar__link--active')));
  const type = pageType(address);
  const next = find(document, ofClass('pagination-nav__link--next'))?.properties.href;
  return {
    address,
    title,
    description: metaContent(document, 'description'),
    section: type === 'changelog' ? 'Changelog' : (crumb ?? (navbarItem || 'Documentation')),
    type,
    kind: shownText(find(document, ofClass('page-facts__kind'))),
    operation: shownText(find(content, ofClass('api-endpoint'))) || undefined,
    next: typeof next === 'string' ? next : undefined,
    content,
    document,
  };
}

/** Reads every page in the sitemap of a finished build. */
export function readSite(buildDir: string, baseUrl = '/'): Page[] {
  return sitemapAddresses(buildDir, baseUrl).map((address) => readPage(address, pageHtml(buildDir, address)));
}
