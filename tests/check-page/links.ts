import {existsSync, statSync} from 'node:fs';
import {sidebarFile} from '../../src/api-reference/paths';
import {pageHtml} from '../../src/built-site/files';
import {parseHtml} from '../../src/built-site/read';
import {idsIn} from '../../src/built-site/tree';
import {headingIds} from '../../src/markdown/source/heading-ids';
import {nearestName} from '../../src/settings/nearest-name';
import {linkTarget, nodesOf, type SourcePage} from '../content/pages/page';

/** Ids of a page: of the headings in its source, and of everything in its last build, which components add to. */
function idsOf({tree, address}: SourcePage): string[] {
  const headings = headingIds(tree).map(({id}) => id);
  const isBuilt = existsSync(`build${address}.html`) || existsSync(`build${address}/index.html`);
  return isBuilt ? [...headings, ...idsIn(parseHtml(pageHtml('build', address)))] : headings;
}

/** Lists that Docusaurus makes of pages; no file stands for one. */
const isList = (address: string): boolean => /^\/(changelog|search|tags(\/.*)?)$/.test(address);

const isFile = (file: string): boolean => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** The file behind an absolute address: the source of a page, or what is served as it is. */
const fileAt = (address: string, pages: readonly SourcePage[]): string | undefined =>
  pages.find((page) => page.address === address)?.file ??
  [`docs${address}.api.mdx`, `docs${address}.tag.mdx`, `static${address}`, `build${address}`].find(isFile);

/** What is wrong with the address of a link to a file or a page; an empty text if nothing is. */
function problemOf(url: string, own: SourcePage, pages: readonly SourcePage[]): string {
  const [, address = '', anchor = ''] = /^(\.{0,2}\/[^#?]*)(?:\?[^#]*)?#?(.*)$/.exec(url) ?? [];
  const isAbsolute = address.startsWith('/') && !/\.mdx?$/.test(address);
  // A fresh checkout has no pages of the API yet.
  if (isAbsolute && (isList(address) || (/^\/reference\/api\//.test(address) && !existsSync(sidebarFile))))
    return '';
  if (!isAbsolute && address && !/\.\w+$/.test(address))
    return `links to ${url}, without an extension. Fix: name the file, such as ./test_sets.mdx.`;
  const target = isAbsolute ? {linked: fileAt(address, pages), fragment: anchor} : linkTarget(own, url);
  const {linked = address, fragment = ''} = target ?? {linked: own.file};
  const page = pages.find((candidate) => candidate.file === linked);
  if (!page && !isFile(linked)) {
    const names = pages.map((known) => (isAbsolute ? known.address : known.file));
    return `links to ${linked}, which does not exist; the nearest is ${nearestName(linked, names)}. Fix: correct the path.`;
  }
  const ids = page && fragment ? idsOf(page) : [decodeURIComponent(fragment)];
  if (ids.includes(decodeURIComponent(fragment))) return '';
  return `links to ${url}, but ${linked} has no heading with that id; the nearest is #${nearestName(fragment, ids)}. Fix: correct the anchor.`;
}

/** Links of a page to files and pages that do not exist, and to anchors that their pages lack. */
export function brokenLinks(file: string, pages: readonly SourcePage[]): string[] {
  const own = pages.find((page) => page.file === file);
  if (!own) return [];
  return nodesOf(own.tree, 'link').flatMap(({url, line}) => {
    const problem = problemOf(url, own, pages);
    return problem === '' ? [] : `${file}:${line} ${problem}`;
  });
}
