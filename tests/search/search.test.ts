import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {builtEngine, displayed} from './engine';
import {goldenQueries, measure} from './golden';

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
    const html = readFileSync(`build${page.replace(/\/$/, '/index')}.html`, 'utf8');
    return id !== undefined && !html.includes(`id="${id}"`);
  };
  const gone = queries.flatMap(({addresses}) => addresses).filter(isGone);
  expect(gone, 'Fix: name the new anchor in tests/search/golden.txt').toEqual([]);
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
