import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {embeddedSearch, measure, percent} from './golden/quality';
import {blind} from './golden/blind';
import {heldOut} from './golden/held-out';
import {sealed} from './golden/sealed';
import {unseen} from './golden/unseen';
import {tuned} from './golden/tuned';

const search = embeddedSearch('build');

async function report(name: string, queries: typeof tuned) {
  const quality = await measure(queries, search);
  console.log(
    `search, ${name}: ${quality.queries} queries, recall@5 ${percent(quality.recall)}, MRR ${quality.mrr.toFixed(3)}, ` +
      `right place ${quality.places.right} of ${quality.places.asked}; missed: ${quality.misses.map(({query}) => query).join(' · ') || 'none'}`,
  );
  return quality;
}

describe('golden queries', () => {
  it('are enough, a third of them questions in plain language', () => {
    expect(tuned.length).toBeGreaterThanOrEqual(120);
    expect(heldOut.length).toBeGreaterThanOrEqual(40);
    expect(blind.length).toBeGreaterThanOrEqual(80);
    for (const list of [tuned, heldOut, blind]) {
      const questions = list.filter(({kind}) => kind === 'question');
      expect(questions.length).toBeGreaterThanOrEqual(list.length / 3);
      expect(new Set(list.map(({query}) => query)).size).toBe(list.length);
    }
  });

  it('expect pages that exist', () => {
    const {pages} = JSON.parse(readFileSync('build/search-index/index.json', 'utf8')) as {
      pages: {a: string}[];
    };
    const known = new Set(pages.map(({a}) => a));
    const unknown = [...tuned, ...heldOut, ...blind, ...unseen, ...sealed]
      .flatMap((query) => query.pages)
      .filter((page) => !known.has(page));
    expect(unknown).toEqual([]);
    expect(known.size).toBeGreaterThanOrEqual(140);
  });

  it('expect places that exist', () => {
    const places = [tuned, heldOut, blind, unseen, sealed].flat().flatMap((query) => query.places);
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

  it('find the right page among the first five hits', async () => {
    const {recall, mrr} = await report('tuned', tuned);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(mrr).toBeGreaterThanOrEqual(0.86);
  });

  it('have minimums for queries that the engine was not tuned with', async () => {
    const {recall, mrr} = await report('held out', heldOut);
    expect(recall).toBeGreaterThanOrEqual(0.96);
    expect(mrr).toBeGreaterThanOrEqual(0.8);
  });

  it('have minimums for short queries, written last', async () => {
    const {recall, mrr} = await report('unseen', unseen);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(mrr).toBeGreaterThanOrEqual(0.7);
  });

  it('have minimums for queries that were sealed while the engine was worked on', async () => {
    const {recall, mrr, places} = await report('sealed', sealed);
    expect(recall).toBeGreaterThanOrEqual(0.96);
    expect(mrr).toBeGreaterThanOrEqual(0.87);
    expect(places.right / places.asked).toBeGreaterThanOrEqual(0.7);
  });

  it('find the right section of the page', async () => {
    const {recall, mrr, places} = await report('blind', blind);
    expect(recall).toBeGreaterThanOrEqual(0.97);
    expect(mrr).toBeGreaterThanOrEqual(0.88);
    expect(places.asked).toBeGreaterThanOrEqual(40);
    expect(places.right / places.asked).toBeGreaterThanOrEqual(0.8);
  });

  it('detect an engine that finds nothing, and one that finds the right page too late', async () => {
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
});
