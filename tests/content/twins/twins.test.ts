import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {idsIn} from '../../../src/built-site/tree';
import {twinPath} from '../../../src/settings/addresses';
import {builtPages} from '../../support/built-pages';
import {build, home, textAt} from './built';
import {brokenLinks, linksOf, differences} from './check';

const pages = builtPages();
const twins = pages.map((page) => {
  const path = twinPath(page.address);
  return {path, page, markdown: textAt(home + path.slice(1)) ?? ''};
});
const ids = new Map(pages.map(({address, document}) => [address, new Set(idsIn(document))]));

/** Whether the site has a page with that id, or a file. */
const has = (pathname: string, fragment: string): boolean => {
  const known = ids.get(pathname);
  return known ? !fragment || known.has(fragment) : existsSync(path.join(build, pathname));
};

it('the twins include one for every page of the sitemap', () => {
  expect(twins.flatMap(({path, markdown}) => (markdown ? [] : path))).toEqual([]);
});

it('the twins have the headings, code blocks and tables of their pages', () => {
  expect(twins.flatMap(differences)).toEqual([]);
});

it('the twins have no broken links', () => {
  expect(twins.flatMap((twin) => brokenLinks(twin, home, has))).toEqual([]);
});

it('the twins link the list of all pages at their top', () => {
  const lacking = twins.filter(({markdown}) => !linksOf(markdown).slice(0, 2).includes(`${home}llms.txt`));
  expect(lacking.map(({path}) => path)).toEqual([]);
});

it('the twins are all linked from llms.txt, which links only files that exist', () => {
  const links = linksOf(textAt(`${home}llms.txt`) ?? '');
  expect(links.filter((link) => textAt(link) === undefined)).toEqual([]);
  const missing = pages.filter(({address}) => !links.includes(home + twinPath(address).slice(1)));
  expect(missing.map(({address}) => address)).toEqual([]);
});

it('the twins of each section are also in one file, whose size llms.txt states', () => {
  const files = readdirSync(build).filter((file) => /^llms-.*\.txt$/.test(file));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const size = Math.ceil(readFileSync(path.join(build, file)).length / 1024);
    expect(textAt(`${home}llms.txt`)).toContain(`(${home}${file}): ${size} KB`);
  }
});
