import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {newestPages} from '../../settings/releases';
import {redirects} from '../../settings/redirects';
import {parseHtml} from '../read';
import {findAll, idsIn} from '../tree';
import {referencesIn, type Reference} from './references';

/** What the link checks read of a page. */
export interface LinkedPage {
  /** Clean address without base path: `/evaluation/test_sets`, `/` for the introduction. */
  address: string;
  /** Every id, in order, repeated ids included. */
  ids: string[];
  references: Reference[];
}

export interface LinkedSite {
  folder: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  pages: readonly LinkedPage[];
  page: (address: string) => LinkedPage | undefined;
}

/** One HTML file of the build, listed in the sitemap or not. */
export interface BuiltPage extends LinkedPage {
  document: Root;
  /** Every element, in document order. */
  elements: Element[];
}

export interface BuiltSite extends LinkedSite {
  /** Origin that the site is served from. Absolute addresses with this origin are internal. */
  origin: string;
  /**
   * If this build is an archive: the URLs of all pages on the site of the newest release, its home page
   * first.
   */
  newestPages?: readonly string[];
  pages: BuiltPage[];
}

function toAddress(file: string): string {
  return `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/(^|\/)index$/, '') || '/';
}

function readPage(folder: string, file: string, home: string): BuiltPage {
  const document = parseHtml(readFileSync(path.join(folder, file), 'utf8'));
  const elements = findAll(document, () => true);
  const address = toAddress(file);
  const references = referencesIn(elements, address, home);
  return {address, document, elements, ids: idsIn(document), references};
}

/**
 * Reads every HTML file of a build, except redirects and those of the renderer in `__server`. Throws an Error
 * that names the fix if there is no build.
 */
export function readBuiltSite(
  folder: string,
  origin: string,
  baseUrl: string,
  newest = newestPages,
): BuiltSite {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}/index.html does not exist. Fix: run "npm run build" first.`);
  }
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.startsWith('__server'))
    .filter((file) => !(toAddress(file) in redirects))
    .sort()
    .map((file) => readPage(folder, file, origin + baseUrl));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return {
    folder,
    origin,
    baseUrl,
    newestPages: newest,
    pages,
    page: (address) => byAddress.get(address),
  };
}

/** Whether the build has a file (not a folder) at a decoded path below the base path. */
export function hasFile(site: LinkedSite, pathname: string): boolean {
  const file = path.join(site.folder, pathname);
  return existsSync(file) && statSync(file).isFile();
}

/** Address of the page that hosts send for unknown addresses. It is never indexed or shared. */
export const notFound = '/404';

/** Value of an element's hast property as text, or undefined. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.properties[name]?.toString();
