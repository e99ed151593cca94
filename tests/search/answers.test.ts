import {expect, it} from 'vitest';
import {rank} from '@site/src/search/engine/rank';
import {blind} from './golden/blind';
import {heldOut} from './golden/held-out';
import {builtEngine} from './golden/quality';
import {tuned} from './golden/tuned';

const {index, ask} = builtEngine('build');
const queries = [...tuned, ...heldOut, ...blind].map(({query}) => query);

it('pages of results have 20 hits each, contain every hit once, and state the right counts', async () => {
  let severalPages = 0;
  for (const query of queries) {
    const {hits, nbHits, nbPages} = await ask({query});
    expect(hits.length, query).toBe(Math.min(20, nbHits));
    expect(nbPages, query).toBe(Math.ceil(nbHits / 20));
    if (nbPages > 1) severalPages += 1;
    const all = [...hits];
    for (let page = 1; page < nbPages; page += 1) {
      const further = await ask({query, page});
      expect(further.nbHits, query).toBe(nbHits);
      all.push(...further.hits);
    }
    expect(all, query).toHaveLength(nbHits);
    expect(new Set(all.map(({objectID}) => objectID)).size, query).toBe(nbHits);
  }
  expect(severalPages).toBeGreaterThan(50);
});

it('pages of results include the top of a page if its own hit links to a heading', async () => {
  const deployment = '/prompt_management/deployment';
  const {hits} = await ask({query: 'rollback'});
  expect(hits.map(({url}) => url).filter((url) => url.startsWith(deployment))).toEqual([
    `${deployment}#roll-back-on-cloud-and-enterprise`,
    deployment,
    `${deployment}#roll-back-in-the-open-source-edition`,
  ]);
});

it('a pasted message leads to its row in the table of errors, whatever stands around it', async () => {
  const rows: [query: string, url: string][] = [
    [
      'ValueError: The order of the parameters for MultipleChoiceParam is wrong!',
      '/reference/sdk/core_functions/config_datatypes#error-the-order-of-the-parameters-for-multiple-choice-param-is',
    ],
    [
      'Bind for 0.0.0.0:5432 failed: port is already allocated',
      '/self-host/host-locally#error-port-is-already-allocated',
    ],
  ];
  for (const [query, url] of rows) expect((await ask({query})).hits[0]?.url).toBe(url);
});

/** Number of postings that are read for these stems. */
function postingsOf(stems: Iterable<string>): number {
  return [...stems].reduce((count, stem) => count + (index.stems.get(stem)?.size ?? 0), 0);
}

const limits = {postings: index.pages.length * 10, pages: 60, texts: 8};

it('the work for a query is bounded', async () => {
  const peak = {postings: 0, pages: 0, texts: 0};
  for (const query of queries) {
    const {terms, pages} = rank(index, query);
    const read = new Set<number>();
    await ask({query}, (page) => read.add(page));
    const postings = postingsOf(terms.flatMap(({stems}) => [...stems.keys()]));
    expect(postings, query).toBeLessThanOrEqual(limits.postings);
    expect(pages.length, query).toBeLessThanOrEqual(limits.pages);
    expect(read.size, query).toBeLessThanOrEqual(limits.texts);
    peak.postings = Math.max(peak.postings, postings);
    peak.pages = Math.max(peak.pages, pages.length);
    peak.texts = Math.max(peak.texts, read.size);
  }
  console.log(
    `search: ${queries.length} queries, at most ${peak.postings} postings, ${peak.pages} pages and ${peak.texts} texts each`,
  );
  expect(peak.postings).toBeGreaterThan(100);
  expect(peak.texts).toBeGreaterThan(0);
});

it('the work for a query that reads the whole index exceeds the limit', () => {
  expect(postingsOf(index.stems.keys())).toBeGreaterThan(limits.postings * 10);
});
