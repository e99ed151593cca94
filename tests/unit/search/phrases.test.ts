import {expect, it} from 'vitest';
import {answer} from '@site/src/search/engine/answer';
import {loadIndex} from '@site/src/search/engine/loaded-index';
import {buildIndex} from '@site/src/search/index/build';
import type {SearchRecord} from '@site/src/search/index/record';
import {hierarchyOf} from '../../support/hierarchy';

const common = {language: 'en', version: 'current', docusaurus_tag: 'default'};
const weight = {pageRank: 100, level: 30, position: 0};
const record = (part: Partial<SearchRecord>, lvl2?: string): SearchRecord => ({
  objectID: '1',
  url: '/run',
  type: 'content',
  kind: 'text',
  content: null,
  hierarchy: hierarchyOf({lvl0: 'Guides', lvl1: 'Run it', ...(lvl2 && {lvl2})}),
  weight,
  ...common,
  ...part,
});
const section = (id: string, title: string, content: string, keywords?: string) => [
  record({url: `/run#${id}`, type: 'lvl2', kind: 'heading', ...(keywords && {keywords})}, title),
  record({url: `/run#${id}`, content}, title),
];

it('search phrases lead to their section, and no hit shows them', async () => {
  const hitFor = async (phrases?: string) => {
    const records = [
      record({type: 'lvl1', kind: 'page', content: 'How to run it.'}),
      ...section('start', 'Start', 'The containers run.'),
      ...section('stop', 'Stop', 'The containers end.', phrases),
    ];
    const page = {
      address: '/run',
      title: 'Run it',
      section: 'Guides',
      type: 'doc',
      kind: '',
      records,
    } as const;
    const {index, texts} = buildIndex([page]);
    const request = {indexName: 'docs', query: 'turn off containers'};
    const {hits} = await answer(loadIndex(index), request, async (number) => texts[number]);
    return hits[0];
  };
  expect((await hitFor())?.url).toBe('/run#start');
  const hit = await hitFor('turn off, shut down');
  expect(hit?.url).toBe('/run#stop');
  expect(JSON.stringify(hit)).not.toContain('turn');
});
