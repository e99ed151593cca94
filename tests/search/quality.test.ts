import {describe, expect, it} from 'vitest';
import {embeddedSearch, measure, percent} from '../../scripts/search-quality';
import {heldOut} from './golden/held-out';
import {tuned} from './golden/tuned';

const search = embeddedSearch('build');

async function report(name: string, queries: typeof tuned) {
  const quality = await measure(queries, search);
  console.log(
    `search, ${name}: ${quality.queries} queries, recall@5 ${percent(quality.recall)}, MRR ${quality.mrr.toFixed(3)}, ` +
      `p95 ${quality.p95.toFixed(1)} ms; missed: ${quality.misses.map(({query}) => query).join(' · ') || 'none'}`,
  );
  return quality;
}

describe('golden queries', () => {
  it('are many, and a third of them plain-language questions', () => {
    expect(tuned.length).toBeGreaterThanOrEqual(120);
    expect(heldOut.length).toBeGreaterThanOrEqual(40);
    for (const list of [tuned, heldOut]) {
      const questions = list.filter(({kind}) => kind === 'question');
      expect(questions.length).toBeGreaterThanOrEqual(list.length / 3);
      expect(new Set(list.map(({query}) => query)).size).toBe(list.length);
    }
  });

  it('name pages that exist', async () => {
    const {readFileSync} = await import('node:fs');
    const {pages} = JSON.parse(readFileSync('build/search-index/index.json', 'utf8')) as {
      pages: {a: string}[];
    };
    const known = new Set(pages.map(({a}) => a));
    const unknown = [...tuned, ...heldOut]
      .flatMap((query) => query.pages)
      .filter((page) => !known.has(page));
    expect(unknown).toEqual([]);
    expect(known.size).toBeGreaterThanOrEqual(140);
  });

  it('find the right page among the first five hits', async () => {
    const {recall, mrr, p95} = await report('tuned', tuned);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(mrr).toBeGreaterThanOrEqual(0.8);
    // The worker's budget on a machine four times slower is 30 ms; a loaded test machine gets some slack.
    expect(p95).toBeLessThanOrEqual(60);
  });

  it('hold on queries the engine was not tuned with', async () => {
    const {recall, mrr} = await report('held out', heldOut);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(mrr).toBeGreaterThanOrEqual(0.75);
  });

  it('notice an engine that finds nothing, and one that finds the right page too late', async () => {
    const nothing = await measure(tuned, async () => []);
    expect(nothing).toMatchObject({recall: 0, mrr: 0});
    const late = await measure(tuned, async (query) => [
      'a',
      'b',
      'c',
      'd',
      'e',
      ...(await search(query)),
    ]);
    expect(late.recall).toBe(0);
    expect(late.mrr).toBeGreaterThan(0);
  });
});
