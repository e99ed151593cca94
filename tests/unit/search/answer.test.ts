import {expect, it} from 'vitest';
import {answer} from '@site/src/search/engine/answer';
import {type IndexFile, type PageText, packPostings, packTerms} from '@site/src/search/engine/format';
import {loadIndex} from '@site/src/search/engine/loaded-index';

const file: IndexFile = {
  texts: 'f',
  language: 'en',
  sections: ['Guides', 'HTTP API'],
  tags: ['docs-default-current', 'docs-default-1.0', 'default'],
  pages: [
    {t: 'Deploy a variant', a: '/deploy', s: 0, k: 2, h: [[2, 'Roll back']]},
    {t: 'Deploy a variant', a: '/1.0/deploy', s: 0, k: 2, g: 1, h: [[2, 'Roll back']]},
    {t: 'Deploy', a: '/api/deploy', s: 1, y: 1, o: 'POST /environments/deploy', h: []},
    {t: 'Environments', a: '/api/environments', s: 1, y: 1, o: 'GET /environments/deploy', h: []},
    {t: 'Release notes', a: '/changelog', s: 0, y: 2, g: 2, h: [[2, 'Deploy anywhere']]},
  ],
  terms: packTerms(['environmentsdeploy', 'undo']),
  postings: packPostings([
    [
      {page: 2, impact: 2},
      {page: 3, impact: 2},
    ],
    [{page: 0, impact: 0}],
  ]),
};
const index = loadIndex(file);
const text: PageText = {
  d: 'Deploy a variant to an environment.',
  h: [[2, 'Roll back', 'roll-back']],
  b: [[0, 'Undo a deployment by choosing an older one.']],
};

function ask(query: string, more: object = {}) {
  const request = {indexName: 'docs', query, attributesToSnippet: ['content:10'], ...more};
  return answer(index, request, async () => text);
}

it('an answer waits for the texts of its first hits, but not of weak ones', async () => {
  const waitedFor: string[] = [];
  const request = {indexName: 'docs', query: 'environments'};
  const {hits} = await answer(index, request, async (page, need) => {
    if (need === 'now') waitedFor.push(file.pages[page]?.a ?? '');
    return text;
  });
  const strong = hits.slice(0, 3).filter(({isWeak}) => !isWeak);
  expect(waitedFor).toEqual([...new Set(strong.map(({url}) => url.replace(/#.*/, '')))]);
  expect(waitedFor.length).toBeGreaterThan(0);
  expect(hits.some(({isWeak}) => isWeak)).toBe(true);
});

it("an answer has the hosted service's shape", async () => {
  const result = await ask('roll back');
  expect(result).toMatchObject({nbHits: result.hits.length, nbPages: 1});
  expect(result.hits[0]).toMatchObject({
    objectID: '/deploy#roll-back',
    url: '/deploy#roll-back',
    type: 'lvl2',
    hierarchy: {lvl0: 'Guides', lvl1: 'Deploy a variant', lvl2: 'Roll back', lvl3: null},
    _highlightResult: {
      hierarchy: {lvl2: {value: '<mark>Roll</mark> <mark>back</mark>'}},
    },
  });
  expect(result.hits[0]?._snippetResult.content?.value).toContain('Undo');
});

it('an answer contains only the current version and language', async () => {
  const urls = async (...facetFilters: (string | string[])[]) =>
    (await ask('deploy', {facetFilters})).hits.map(({url}) => url.replace(/#.*/, ''));
  const all = await urls();
  expect(all).toEqual(expect.arrayContaining(['/deploy', '/1.0/deploy']));
  const current = await urls('language:en', [
    'docusaurus_tag:default',
    'docusaurus_tag:docs-default-current',
  ]);
  expect(current).toContain('/deploy');
  expect(current).toContain('/changelog');
  expect(current).not.toContain('/1.0/deploy');
  expect(new Set(await urls(['docusaurus_tag:docs-default-1.0']))).toEqual(new Set(['/1.0/deploy']));
  expect(await urls('language:fr')).toEqual([]);
});

/** Addresses of the hits for "undo backup" on two pages of equal weight, of which only the second has both words in one passage. */
async function undoBackup(texts: readonly PageText[]): Promise<string[]> {
  const pages: IndexFile['pages'] = [
    {t: 'Prompts', a: '/prompts', s: 0, k: 2, h: []},
    {t: 'Instances', a: '/instances', s: 0, k: 2, h: []},
  ];
  const both = [
    {page: 0, impact: 1},
    {page: 1, impact: 1},
  ];
  const small = {...file, pages, terms: packTerms(['backup', 'undo']), postings: packPostings([both, both])};
  const request = {indexName: 'docs', query: 'undo backup'};
  const {hits} = await answer(loadIndex(small), request, async (page) => texts[page]);
  return hits.map(({url}) => url);
}

const apart: PageText = {
  d: 'Edit prompts.',
  h: [
    [2, 'Save', 'save'],
    [2, 'Export', 'export'],
  ],
  b: [
    [0, 'Undo a change.'],
    [1, 'Keep a backup.'],
  ],
};
const together: PageText = {d: 'Run it.', h: [[2, 'Restore', 'restore']], b: [[0, 'Undo it with a backup.']]};

it('of the two best pages, the one whose words stand together comes first', async () => {
  expect((await undoBackup([apart, together]))[0]).toBe('/instances#restore');
  expect((await undoBackup([together, apart]))[0]).toBe('/prompts#restore');
});

it('the best page has a second hit for its best passage in another section', async () => {
  const urls = await undoBackup([apart, apart]);
  expect(urls.slice(0, 2).sort()).toEqual(['/prompts#export', '/prompts#save']);
  expect(urls.filter((url) => url.startsWith('/instances'))).toHaveLength(1);
});
