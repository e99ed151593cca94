import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from './page';

const parser = unified().use(rehypeParse);

/** Furniture inside the content: read by nobody who reads the text. */
function isFurniture(element: Element): boolean {
  const classes = (element.properties.className ?? []) as string[];
  return (
    element.tagName === 'button' ||
    element.tagName === 'script' ||
    element.tagName === 'style' ||
    element.properties.dataReader === 'skip' ||
    classes.includes('hash-link') ||
    classes.includes('theme-doc-toc-mobile')
  );
}

/** A copy of `element` without furniture, so that the document itself stays as it was built. */
function withoutFurniture(element: Element): Element {
  const copy = structuredClone(element);
  visit(copy, 'element', (node, index, parent) => {
    if (!isFurniture(node) || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return copy;
}

/** White space as a browser shows it. */
function text(node: Element | undefined): string {
  return node
    ? toString(node)
        .replace(/\s+/g, ' ')
        .replace(/\u200b/g, '')
        .trim()
    : '';
}

function pageType(address: string): Page['type'] {
  if (address.startsWith('/reference/api/')) return 'api';
  if (address === '/changelog' || address.startsWith('/changelog/')) return 'changelog';
  if (address === '/tags' || address.startsWith('/tags/')) return 'other';
  return 'doc';
}

/** Reads one page's HTML. Throws an Error naming the address when it has no content or no title. */
export function readPage(address: string, html: string): Page {
  const document: Root = parser.parse(html);
  const articles = selectAll('article', document);
  const root =
    select('.theme-doc-markdown', document) ??
    (articles.length === 1 ? articles[0] : undefined) ??
    select('main', document);
  if (!root)
    throw new Error(`${address}: the built page has no <main>. Mend: look at its HTML in build/.`);
  const content = withoutFurniture(root);
  const title = text(select('h1', content) ?? select('h1', document));
  if (!title) throw new Error(`${address}: the built page has no h1. Mend: give the page a title.`);
  const crumbs = selectAll('.breadcrumbs__item .breadcrumbs__link', document)
    .map(text)
    .filter(Boolean);
  const navbarItem = text(select('.navbar__link--active', document));
  const breadcrumbs = crumbs.slice(0, -1);
  const type = pageType(address);
  const ids: string[] = [];
  visit(document, 'element', ({properties}) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return {
    address,
    title,
    description: String(select('meta[name="description"]', document)?.properties.content ?? ''),
    section:
      type === 'changelog' ? 'Changelog' : (breadcrumbs[0] ?? (navbarItem || 'Documentation')),
    breadcrumbs,
    type,
    content,
    document,
    ids,
  };
}

/** File that holds an address's page in a build folder, or undefined. */
export function pageFile(buildDir: string, address: string): string | undefined {
  return [`${address}.html`, path.join(address, 'index.html')]
    .map((name) => path.join(buildDir, name))
    .find((file) => existsSync(file));
}

/** Addresses of the sitemap without the base path, in its order. */
export function sitemapAddresses(buildDir: string, baseUrl: string): string[] {
  const file = path.join(buildDir, 'sitemap.xml');
  if (!existsSync(file))
    throw new Error(`${file} does not exist. Mend: run "npm run build" first.`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => {
      const {pathname} = new URL(location);
      return `/${decodeURI(pathname).slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
    },
  );
}

/** Reads every page of the sitemap once. Throws when the sitemap names a page that was not built. */
export function readSite(buildDir: string, baseUrl = '/'): Page[] {
  return sitemapAddresses(buildDir, baseUrl).map((address) => {
    const file = pageFile(buildDir, address);
    if (!file) throw new Error(`The sitemap names ${address}, but ${buildDir} has no page for it.`);
    return readPage(address, readFileSync(file, 'utf8'));
  });
}
