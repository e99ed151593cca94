// cspell:ignore évaluatión ｅｖａｌｕａｔｉｏｎ
import {expect, it} from 'vitest';
import {facet, facets} from '@site/src/search/box/facets';
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

it('pages of results list a page together with its headings that match as much', async () => {
  const deployment = '/prompt_management/deployment';
  const {hits} = await ask({query: 'rollback'});
  expect(hits.map(({url}) => url).filter((url) => url.startsWith(deployment))).toEqual([
    deployment,
    `${deployment}#roll-back-on-cloud-and-enterprise`,
    `${deployment}#roll-back-in-the-open-source-edition`,
  ]);
});

it('a pasted message leads to its row in the table of errors, whatever stands around it', async () => {
  const rows: [query: string, page: string, row: string][] = [
    [
      'ValueError: The order of the parameters for MultipleChoiceParam is wrong!',
      '/reference/sdk/core_functions/config_datatypes',
      'The order of the parameters',
    ],
    [
      'Bind for 0.0.0.0:5432 failed: port is already allocated',
      '/self-host/host-locally',
      'port is already allocated',
    ],
    [
      'Ports are not available: exposing port TCP 0.0.0.0:80',
      '/self-host/host-locally',
      'port is already allocated',
    ],
  ];
  for (const [query, page, row] of rows) {
    const [first] = (await ask({query})).hits;
    expect(first?.url.replace(/#.*/, '')).toBe(page);
    expect(first?.content).toContain(row);
    expect(first?.content).toContain(' · ');
  }
});

it('the number of an error finds its name', async () => {
  const [first] = (await ask({query: 'agenta init 502'})).hits;
  expect(first?.content).toContain('Bad Gateway');
});

it('accents, widths and ligatures make no difference', async () => {
  const urls = async (query: string) => (await ask({query})).hits.map(({url}) => url);
  for (const [typed, plain] of [
    ['évaluatión', 'evaluation'],
    ['ｅｖａｌｕａｔｉｏｎ　ｒｕｎ', 'evaluation run'],
    ['ﬁle an issue', 'file an issue'],
  ] as const)
    expect(await urls(typed), typed).toEqual(await urls(plain));
});

it('the sections that the results page can be narrowed to exist, and only their pages are found', async () => {
  for (const {sections} of facets.slice(1)) {
    expect(sections.filter((one) => !index.file.sections.includes(one))).toEqual([]);
    const facetFilters = [sections.map((one) => `${facet}:${one}`)];
    const {hits} = await ask({query: 'deploy a variant', facetFilters});
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter(({hierarchy}) => !sections.includes(hierarchy.lvl0 ?? ''))).toEqual([]);
  }
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
