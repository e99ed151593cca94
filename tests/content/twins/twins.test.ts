import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {beforeAll, describe, expect, it} from 'vitest';
import {llmsFiles, type Twin} from '../../../src/built-site/twins/llms';
import {readingOrder} from '../../../src/built-site/twins/reading-order';
import {toMarkdown} from '../../../src/built-site/twins/to-markdown';
import type {Page} from '../../../src/built-site/page';
import {idsIn} from '../../../src/built-site/tree';
import {twinPath} from '../../../src/settings/addresses';
import {site} from '../../../src/settings/site';
import {builtPages} from '../../support/built-pages';
import {build, fetch, home} from './built';
import {linksOf, linksResolve, noLeftovers, sameAsPage, type Outcome} from './check';

/** Reading a whole build takes longer where several jobs share a processor. */
const patience = 120_000;

describe('the twins of the built site', {timeout: patience}, () => {
  let pages: readonly Page[] = [];
  let twins = new Map<Page, string>();

  beforeAll(() => {
    pages = builtPages();
    twins = new Map(
      pages.map((page) => [page, fetch(home + twinPath(page.address).slice(1)) ?? '']),
    );
  }, patience);

  /** Runs a check on every twin; `floor` is the least it must have looked at. */
  function every(
    name: string,
    floor: number,
    check: (file: string, page: Page, markdown: string) => Outcome,
  ): void {
    let looked = 0;
    const defects: string[] = [];
    for (const [page, markdown] of twins) {
      const outcome = check(twinPath(page.address), page, markdown);
      looked += outcome.looked;
      defects.push(...outcome.defects);
    }
    console.log(`${name}: ${looked} on ${twins.size} twins, ${defects.length} defects`);
    expect(defects.join('\n')).toBe('');
    expect(looked).toBeGreaterThanOrEqual(floor);
  }

  it('stand beside every page of the sitemap', () => {
    expect([...twins].filter(([, markdown]) => !markdown).map(([{address}]) => address)).toEqual(
      [],
    );
    expect(twins.size).toBeGreaterThanOrEqual(150);
  });

  it('have the headings, code and tables of their pages', () => {
    every('headings, code blocks and tables', 2_500, sameAsPage);
  });

  it('hold no JSX, HTML or MDX', () => {
    every('texts', 15_000, (file, _page, markdown) => noLeftovers(file, markdown));
  });

  it('link what is there', () => {
    const ids = new Map(pages.map((page) => [page.address, new Set(idsIn(page.document))]));
    const has = (pathname: string, fragment: string) => {
      const known = ids.get(pathname);
      return known ? !fragment || known.has(fragment) : existsSync(path.join(build, pathname));
    };
    every('links', 2_000, (file, _page, markdown) => linksResolve(file, markdown, home, has));
  });

  it('say at their top where all pages are listed', () => {
    const silent = [...twins].filter(
      ([, markdown]) => !linksOf(markdown).slice(0, 2).includes(`${home}llms.txt`),
    );
    expect(silent.map(([{address}]) => address)).toEqual([]);
  });

  it('come out the same, byte for byte, when they are made again', async () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    const again: Twin[] = [];
    for (const page of readingOrder(pages, site.baseUrl)) {
      again.push({...page, markdown: toMarkdown(page, site)});
      // Long work without a pause looks to the runner as if the test had died.
      await setImmediate();
    }
    for (const {address, markdown} of again) {
      const twin = fetch(home + twinPath(address).slice(1)) ?? '';
      expect(digest(markdown), address).toBe(digest(twin));
    }
    expect(again).toHaveLength(twins.size);
    for (const {path: file, text} of llmsFiles(again, site.title, site)) {
      expect(digest(fetch(home + file.slice(1)) ?? ''), file).toBe(digest(text));
    }
  });

  it('are all linked from llms.txt, whose links all lead to files', () => {
    const links = linksOf(fetch(`${home}llms.txt`) ?? '');
    expect(links.filter((link) => fetch(link) === undefined)).toEqual([]);
    const missing = pages.filter(({address}) => !links.includes(home + twinPath(address).slice(1)));
    expect(missing.map(({address}) => address)).toEqual([]);
  });

  it('are kept out of the sitemap', () => {
    expect(readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).not.toMatch(/\.(?:md|txt)</);
  });

  it('are told by size in llms.txt', () => {
    const files = readdirSync(build).filter((file) => /^llms-.*\.txt$/.test(file));
    expect(files.length).toBeGreaterThanOrEqual(10);
    for (const file of files) {
      const size = Math.ceil(readFileSync(path.join(build, file)).length / 1024);
      expect(fetch(`${home}llms.txt`)).toContain(`(${home}${file}): ${size} KB`);
    }
  });
});
