import {expect, it} from 'vitest';
import {groupWeakHits, moreResults} from '@site/src/search/box/groups';
import type {Hit} from '@site/src/search/engine/request';
import {displayed} from '../../search/engine';
import {hierarchyOf} from '../../support/hierarchy';

/** `A1` is hit 1 of section A; a small letter makes it a weak one. */
function hitOf(name: string): Hit {
  const [section = '', number = ''] = name;
  const lvl0 = section.toUpperCase();
  return {
    objectID: name,
    url: `/${name}`,
    type: 'lvl1',
    hierarchy: hierarchyOf({lvl0, lvl1: number}),
    content: null,
    ...(lvl0 === section ? {} : {isWeak: true}),
    _highlightResult: {hierarchy: {lvl0: {value: lvl0}}},
    _snippetResult: {hierarchy: {}},
  };
}

const names = (hits: readonly Hit[]) => hits.map(({objectID}) => objectID).join(' ');
const hits = (text: string) => text.split(' ').map(hitOf);

it('groups of hits have strong hits by section, in the order of their best hits', () => {
  expect(names(displayed(hits('A1 B2 A3 C4 B5')))).toBe('A1 A3 B2 B5 C4');
});

it('groups of hits never put a weak hit above a stronger one of another section', () => {
  expect(names(displayed(hits('A1 B2 a3 b4 c5 a6 b7 c8')))).toBe('A1 B2 b4 c5 c8 a3 a6 b7');
});

it('groups of hits contain every hit, and the last group has a name', () => {
  const grouped = groupWeakHits(hits('A1 B2 a3'));
  expect(grouped).toHaveLength(3);
  expect(grouped.map((hit) => hit._highlightResult.hierarchy.lvl0?.value)).toEqual([
    'A',
    'B',
    moreResults,
  ]);
  expect(grouped.at(-1)?.hierarchy.lvl0).toBe('A');
});
