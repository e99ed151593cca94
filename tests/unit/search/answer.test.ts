import {expect, it} from 'vitest';
import {answer} from '@site/src/search/engine/answer';
import {type IndexFile, type PageText, packPostings, packTerms} from '@site/src/search/engine/format';
import {loadIndex} from '@site/src/search/engine/loaded-index';

const file: IndexFile = {
  texts: 'f',
  language: 'en',
  sections: ['Guides'],
  tags: ['docs-default-current', 'docs-default-1.0', 'default'],
  pages: [
    {t: 'Deploy a variant', a: '/deploy', s: 0, k: 2, h: [[2, 'Roll back']]},
    {t: 'Deploy a variant', a: '/1.0/deploy', s: 0, k: 2, g: 1, h: [[2, 'Roll back']]},
    {t: 'Release notes', a: '/changelog', s: 0, y: 2, g: 2, h: [[2, 'Deploy anywhere']]},
  ],
  terms: packTerms(['undo']),
  postings: packPostings([[{page: 0, impact: 0}]]),
};
const index = loadIndex(file);
const text: PageText = {d: '', h: [], b: []};

it('an answer contains only the current version and language', async () => {
  const urls = async (...facetFilters: (string | string[])[]) => {
    const request = {indexName: 'docs', query: 'deploy', facetFilters};
    const {hits} = await answer(index, request, async () => text);
    return new Set(hits.map(({url}) => url.replace(/#.*/, '')));
  };
  expect(await urls()).toEqual(new Set(['/deploy', '/1.0/deploy', '/changelog']));
  const current = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
  expect(await urls('language:en', current)).toEqual(new Set(['/deploy', '/changelog']));
  expect(await urls(['docusaurus_tag:docs-default-1.0'])).toEqual(new Set(['/1.0/deploy']));
  expect(await urls('language:fr')).toEqual(new Set());
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
