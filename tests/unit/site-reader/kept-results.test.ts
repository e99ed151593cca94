import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {inThreads} from '../../../src/built-site/threads';
import {keptResults} from '../../../src/built-site/kept-results';
import {resultsOf, type BuiltPage, type PageSource} from '../../../src/built-site/results';

const source = (name: string, text: string, script = 'main.1a2b3c4d.js'): PageSource => ({
  address: `/${name}`,
  html: `<!doctype html><script src="/assets/js/${script}"></script><main><article><h1>${name}</h1><p>${text}</p></article></main>`,
});
const pages = [source('one', 'First.'), source('two', 'Second.')];
let folder: string;
let file: string;

/** Reads pages with what is kept in `file`; returns what came out and which addresses had to be read. */
async function read(sources: PageSource[]): Promise<{made: string[]; results: BuiltPage[]}> {
  let made: string[] = [];
  const results = await keptResults(sources, file, async (missing) => {
    made = missing.map(({address}) => address);
    return missing.map(resultsOf);
  });
  return {made, results};
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-kept-'));
  file = path.join(folder, 'pages.json');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.unstubAllEnvs();
});

it('reads a page once, and gives out the same as when it was read', async () => {
  const first = await read(pages);
  const second = await read(pages);
  expect([first.made, second.made]).toEqual([['/one', '/two'], []]);
  expect(second.results).toEqual(JSON.parse(JSON.stringify(first.results)));
  expect(second.results[1]?.markdown).toContain('Second.');
});

it('reads a changed page again, that page alone, and keeps the new one', async () => {
  await read(pages);
  const changed = [pages[0] as PageSource, source('two', 'Changed.')];
  const {made, results} = await read(changed);
  expect(made).toEqual(['/two']);
  expect(results.map(({markdown}) => /First|Second|Changed/.exec(markdown)?.[0])).toEqual([
    'First',
    'Changed',
  ]);
  expect((await read(changed)).made).toEqual([]);
  expect(readFileSync(file, 'utf8')).not.toContain('Second.');
});

it('reads nothing again when only the names of scripts changed', async () => {
  await read(pages);
  const again = [source('one', 'First.', 'main.5e6f7a8b.js'), pages[1] as PageSource];
  expect((await read(again)).made).toEqual([]);
});

it('tells the same text at another address apart', async () => {
  await read(pages);
  const moved = {...(pages[0] as PageSource), address: '/elsewhere'};
  expect((await read([moved])).made).toEqual(['/elsewhere']);
});

it('reads all again when the settings differ, the file is cut off, or nothing may be kept', async () => {
  await read(pages);
  vi.stubEnv('SITE_URL', 'https://elsewhere.example');
  expect((await read(pages)).made).toHaveLength(2);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 100));
  expect((await read(pages)).made).toHaveLength(2);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect((await read(pages)).made).toHaveLength(2);
});

it('gives out the same from threads, in the same order, and says what went wrong there', async () => {
  const worker = path.resolve('src/plugins/site-reader/results.worker.ts');
  const many = Array.from({length: 25}, (_, number) => source(`page-${number}`, `Text ${number}.`));
  const results = await inThreads<PageSource, BuiltPage>(worker, many);
  expect(results).toEqual(many.map(resultsOf));
  await expect(inThreads(worker, [{address: '/broken', html: '<p>'}])).rejects.toThrow(
    '/broken: the built page has no <main>',
  );
  expect(await inThreads(worker, [])).toEqual([]);
});
