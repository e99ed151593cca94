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
