import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {embeddedSearch, measure, percent} from './golden/quality';
import {blind} from './golden/blind';
import {heldOut} from './golden/held-out';
import {sealed} from './golden/sealed';
import {unseen} from './golden/unseen';
import {tuned} from './golden/tuned';

const search = embeddedSearch('build');
const all = [tuned, heldOut, blind, unseen, sealed].flat();

it('golden queries are numerous enough, a third of them questions in plain language', () => {
  expect(tuned.length).toBeGreaterThanOrEqual(120);
  expect(heldOut.length).toBeGreaterThanOrEqual(40);
  expect(blind.length).toBeGreaterThanOrEqual(80);
  for (const list of [tuned, heldOut, blind]) {
    const questions = list.filter(({kind}) => kind === 'question');
    expect(questions.length).toBeGreaterThanOrEqual(list.length / 3);
    expect(new Set(list.map(({query}) => query)).size).toBe(list.length);
  }
});

it('golden queries expect pages that exist', () => {
  const {pages} = JSON.parse(readFileSync('build/search-index/index.json', 'utf8')) as {
    pages: {a: string}[];
  };
  const known = new Set(pages.map(({a}) => a));
  expect(all.flatMap(({pages}) => pages).filter((page) => !known.has(page))).toEqual([]);
  expect(known.size).toBeGreaterThanOrEqual(140);
});

it('golden queries expect places that exist', () => {
  const places = all.flatMap((query) => query.places);
  const isGone = (place: string): boolean => {
    const [page = '', id] = place.split('#');
    return !readFileSync(`build${page.replace(/\/$/, '/index')}.html`, 'utf8').includes(
      `id="${id}"`,
    );
  };
  // Fix: name the new anchor in tests/search/golden.
  expect(places.filter(isGone)).toEqual([]);
  expect(places.length).toBeGreaterThanOrEqual(40);
  expect(isGone('/guides/how_does_agenta_work#no-such-heading')).toBe(true);
});

it.each([
  {name: 'tuned', queries: tuned, least: {recall: 0.98, mrr: 0.86}},
  {name: 'held out', queries: heldOut, least: {recall: 0.96, mrr: 0.8}},
  {name: 'unseen', queries: unseen, least: {recall: 0.9, mrr: 0.7}},
  {name: 'sealed', queries: sealed, least: {recall: 0.96, mrr: 0.87, places: 0.8, asked: 1}},
  {name: 'blind', queries: blind, least: {recall: 0.97, mrr: 0.88, places: 0.85, asked: 40}},
])(
  'golden queries find the right page among the first five hits, and its right section: $name',
  async ({queries, name, least}) => {
    const {recall, mrr, places, misses} = await measure(queries, search);
    console.log(
      `search, ${name}: ${queries.length} queries, recall@5 ${percent(recall)}, MRR ${mrr.toFixed(3)}, ` +
        `right place ${places.right} of ${places.asked}; missed: ${misses.map(({query}) => query).join(' · ') || 'none'}`,
    );
    expect(recall).toBeGreaterThanOrEqual(least.recall);
    expect(mrr).toBeGreaterThanOrEqual(least.mrr);
    expect(places.asked).toBeGreaterThanOrEqual(least.asked ?? 0);
    expect(places.right).toBeGreaterThanOrEqual((least.places ?? 0) * places.asked);
  },
);

it('golden queries detect an engine that finds nothing, and one that finds the right page too late', async () => {
  const nothing = await measure(tuned, async () => []);
  expect(nothing).toMatchObject({recall: 0, mrr: 0});
  const elsewhere = await measure(blind, async (query) =>
    (await search(query)).map((url) => url.replace(/#.*/, '#elsewhere')),
  );
  expect(elsewhere.places.right).toBe(0);
  expect(elsewhere.places.wrong).toHaveLength(elsewhere.places.asked);
  const late = await measure(tuned, async (query) => [...'abcde', ...(await search(query))]);
  expect(late.recall).toBe(0);
  expect(late.mrr).toBeGreaterThan(0);
});
