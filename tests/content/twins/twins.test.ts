import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {llmsFiles, type Twin} from '../../../src/built-site/twins/llms';
import {readingOrder} from '../../../src/built-site/twins/reading-order';
import {toMarkdown} from '../../../src/built-site/twins/to-markdown';
import {idsIn} from '../../../src/built-site/tree';
import {twinPath} from '../../../src/settings/addresses';
import {site} from '../../../src/settings/site';
import {builtPages} from '../../support/built-pages';
import {testEach} from '../../support/checks';
import {build, home, textAt} from './built';
import {linksOf, linksResolve, noLeftovers, sameAsPage} from './check';

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

testEach([sameAsPage, noLeftovers, linksResolve(home, has)], () => twins);

it('the twins link the list of all pages at their top', () => {
  const lacking = twins.filter(
    ({markdown}) => !linksOf(markdown).slice(0, 2).includes(`${home}llms.txt`),
  );
  expect(lacking.map(({path}) => path)).toEqual([]);
});

it('the twins are the same, byte for byte, when generated again', async () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const again: Twin[] = [];
  for (const page of readingOrder(pages, site.baseUrl)) {
    again.push({...page, markdown: toMarkdown(page, home)});
    // Without a pause the runner would take the test for hung.
    await setImmediate();
  }
  for (const {address, markdown} of again) {
    const twin = textAt(home + twinPath(address).slice(1)) ?? '';
    expect(digest(markdown), address).toBe(digest(twin));
  }
  expect(again).toHaveLength(twins.length);
  for (const {path: file, text} of llmsFiles(again, site.title, home)) {
    expect(digest(textAt(home + file.slice(1)) ?? ''), file).toBe(digest(text));
  }
});

it('the twins are all linked from llms.txt, which links only files that exist', () => {
  const links = linksOf(textAt(`${home}llms.txt`) ?? '');
  expect(links.filter((link) => textAt(link) === undefined)).toEqual([]);
  const missing = pages.filter(({address}) => !links.includes(home + twinPath(address).slice(1)));
  expect(missing.map(({address}) => address)).toEqual([]);
});

it('the twins are not in the sitemap', () => {
  expect(readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).not.toMatch(/\.(?:md|txt)</);
});

it('the twins of each section are also in one file, whose size llms.txt states', () => {
  const files = readdirSync(build).filter((file) => /^llms-.*\.txt$/.test(file));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const size = Math.ceil(readFileSync(path.join(build, file)).length / 1024);
    expect(textAt(`${home}llms.txt`)).toContain(`(${home}${file}): ${size} KB`);
  }
});
