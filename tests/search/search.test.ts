import {readFileSync} from 'node:fs';
import {synonymGroups} from '@site/src/search/engine/synonyms';
import {expect, it} from 'vitest';
import {pageFile} from '../../src/built-site/files';
import {builtEngine, displayed} from './engine';
import {goldenFile, goldenQueries, measure} from './golden';

const {ask} = builtEngine('build');
const queries = goldenQueries();
const search = async (query: string) => displayed((await ask({query})).hits).map(({url}) => url);

it('golden queries find the right page among the first five hits, and its right section', async () => {
  const {recallAt1, recallAt5, mrr, places, misses} = await measure(queries, search);
  console.log(
    `search: ${queries.length} queries, recall@1 ${recallAt1.toFixed(3)}, recall@5 ${recallAt5.toFixed(3)}, ` +
      `MRR ${mrr.toFixed(3)}, right place ${places.right} of ${places.asked}; missed: ${misses.join(' · ') || 'none'}`,
  );
  expect(recallAt5).toBeGreaterThanOrEqual(0.97);
  expect(mrr).toBeGreaterThanOrEqual(0.93);
  expect(places.right / places.asked).toBeGreaterThanOrEqual(0.8);
});

it('golden queries detect an engine that finds the right page too late', async () => {
  const late = await measure(queries, async (query) => [...'abcde', ...(await search(query))]);
  expect(late.recallAt5).toBe(0);
});

it('golden queries expect pages and places that exist', () => {
  const isGone = (address: string): boolean => {
    const [page = '', id] = address.split('#');
    const file = pageFile('build', page.replace(/\/$/, '/index'));
    return !file || (id !== undefined && !readFileSync(file, 'utf8').includes(`id="${id}"`));
  };
  const gone = queries.flatMap(({line, addresses}) =>
    addresses
      .filter(isGone)
      .map(
        (address) =>
          `${goldenFile}:${line}  ${address} is not in the build. Fix: name a page and its anchor.`,
      ),
  );
  expect(gone).toEqual([]);
});

it('synonyms are words as the engine reads them, each once in its group', () => {
  const file = 'src/search/engine/synonyms.ts';
  const lines = readFileSync(file, 'utf8').split('\n');
  const wrong = synonymGroups.flatMap((group) => {
    const line = lines.findIndex((text) => text.trim().startsWith(`'${group.join(' ')}'`)) + 1;
    return group
      .filter((word, at) => !/^[a-z0-9]+$/.test(word) || group.indexOf(word) < at)
      .map(
        (word) =>
          `${file}:${line}  "${word}" is never found, or twice in its group. Fix: write words in lower case, with spaces between, two as one: signin.`,
      );
  });
  expect(wrong).toEqual([]);
});

it('pages of results contain every hit once', async () => {
  const request = {query: 'variant'};
  const {hits, nbHits, nbPages} = await ask(request);
  expect(nbPages).toBeGreaterThan(1);
  const pages = Array.from({length: nbPages - 1}, (_, at) => ask({...request, page: at + 1}));
  const all = [hits, ...(await Promise.all(pages)).map((page) => page.hits)].flat();
  expect(new Set(all.map(({objectID}) => objectID)).size).toBe(nbHits);
  expect(all).toHaveLength(nbHits);
});
