import {expect, it} from 'vitest';
import {buildIndex} from '@site/src/search/index/build';
import type {IndexablePage, SearchRecord} from '@site/src/search/index/record';
import {loadIndex} from '@site/src/search/engine/loaded-index';
import {hierarchyOf} from '../../support/hierarchy';

const record = (kind: SearchRecord['kind'], content: string): SearchRecord => ({
  objectID: content,
  url: '/guide',
  type: 'content',
  kind,
  hierarchy: hierarchyOf({lvl0: 'Guides', lvl1: 'Guide'}),
  content,
  language: 'en',
  version: 'current',
  docusaurus_tag: 'docs-default-current',
  weight: {pageRank: 0, level: 0, position: 0},
});

const page = (address: string, kind: string, ...records: SearchRecord[]): IndexablePage => ({
  address,
  title: 'Guide',
  section: 'Guides',
  type: 'doc',
  kind,
  records: [record('page', 'What the page is about'), ...records],
});

function stemsOf(...pages: IndexablePage[]): (stem: string) => boolean {
  const {stems} = loadIndex(buildIndex(pages).index);
  return (stem) => stems.has(stem);
}

it('the index leaves out words that only the samples of one page contain, unless the page is a reference', () => {
  const code = record('code', 'print("lisbon")');
  const text = record('text', 'A sample of porto.');
  expect(stemsOf(page('/a', 'How-to', code, text))('porto')).toBe(true);
  expect(stemsOf(page('/a', 'How-to', code, text))('lisbon')).toBe(false);
  expect(stemsOf(page('/a', 'How-to', code), page('/b', 'Tutorial', code))('lisbon')).toBe(true);
  expect(stemsOf(page('/a', 'How-to', code, record('text', 'See lisbon.')))('lisbon')).toBe(true);
  expect(stemsOf(page('/a', 'Reference', code))('lisbon')).toBe(true);
});
