import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import type {Page} from './page';
import {pageHtml, sitemapAddresses} from './files';
import {eachElement, find, findAll, hasClass, isTag, ofClass, shownText} from './tree';

/** Page chrome inside the content. */
function isChrome(element: Element): boolean {
  return (
    element.tagName === 'button' ||
    element.tagName === 'script' ||
    element.tagName === 'style' ||
    'dataMarkdownIgnore' in element.properties ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'theme-doc-toc-mobile')
  );
}

/** A copy of `element` without page chrome; the document itself is not changed. */
function withoutChrome(element: Element): Element {
  const children = element.children.filter((child) => child.type !== 'element' || !isChrome(child));
  return {
    ...element,
    properties: {...element.properties},
    children: children.map((child) =>
      child.type === 'element' ? withoutChrome(child) : {...child},
    ),
  };
}

function pageType(address: string): Page['type'] {
  if (address.startsWith('/reference/api/')) return 'api';
  if (address === '/changelog' || address.startsWith('/changelog/')) return 'changelog';
  if (address === '/tags' || address.startsWith('/tags/')) return 'other';
  return 'doc';
}

const parser = unified().use(rehypeParse);

export const parseHtml = (html: string): Root => parser.parse(html);

/** Labels of the breadcrumbs, with the page's own last. */
function breadcrumbsOf(document: Root): string[] {
  return findAll(document, ofClass('breadcrumbs__item'))
    .flatMap((item) => findAll(item, ofClass('breadcrumbs__link')))
    .map(shownText)
    .filter(Boolean);
}

/** Reads one page's HTML. Throws when it has no content or no title. */
export function readPage(address: string, html: string): Page {
  const document = parseHtml(html);
  const articles = findAll(document, isTag('article'));
  const root =
    find(document, ofClass('theme-doc-markdown')) ??
    (articles.length === 1 ? articles[0] : undefined) ??
    find(document, isTag('main'));
  if (!root)
    throw new Error(`${address}: the built page has no <main>. Fix: check its HTML in build/.`);
  const content = withoutChrome(root);
  const title = shownText(find(content, isTag('h1')) ?? find(document, isTag('h1')));
  if (!title) throw new Error(`${address}: the built page has no h1. Fix: give the page a title.`);
  const navbarItem = shownText(find(document, ofClass('navbar__link--active')));
  const breadcrumbs = breadcrumbsOf(document).slice(0, -1);
  const type = pageType(address);
  const ids: string[] = [];
  eachElement(document, ({properties}) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  const description = find(
    document,
    ({tagName, properties}) => tagName === 'meta' && properties.name === 'description',
  );
  const next = find(document, ofClass('pagination-nav__link--next'))?.properties.href;
  return {
    address,
    title,
    description: String(description?.properties.content ?? ''),
    section:
      type === 'changelog' ? 'Changelog' : (breadcrumbs[0] ?? (navbarItem || 'Documentation')),
    breadcrumbs,
    type,
    kind: shownText(find(document, ofClass('eyebrow__kind'))),
    next: typeof next === 'string' ? next : undefined,
    content,
    document,
    ids,
  };
}

/** Reads every page of the sitemap of a finished build. */
export function readSite(buildDir: string, baseUrl = '/'): Page[] {
  return sitemapAddresses(buildDir, baseUrl).map((address) =>
    readPage(address, pageHtml(buildDir, address)),
  );
}
