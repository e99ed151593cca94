import {expect, it} from 'vitest';
import {readQuery} from '@site/src/search/engine/expand';
import {sanitizeResults} from '@site/src/search/box/sanitize';
import {hierarchyOf} from '../../support/hierarchy';

const known = new Set(['+rollback', 'evalu', 'playground', 'playgroundrun', 'roll', 'variant']);
const queryTerms = (text: string) => readQuery(text, known).terms;

it('a query completes a word being typed to the shortest stem', () => {
  expect(queryTerms('playgr')[0]?.exact).toBe('playground');
  expect(queryTerms('evaluato')[0]?.exact).toBe('evalu');
  expect(queryTerms('playgr ')[0]?.exact).toBeUndefined();
});

it('a query splits what was typed as one word, if the index has both halves', () => {
  const found = (text: string) => queryTerms(text).map(({raw}) => raw);
  expect(found('variantplayground ')).toEqual(['variant', 'playground']);
  expect(found('variantkubernetes ')).toEqual(['variantkubernetes']);
  expect(found('playgroundrun ')).toEqual(['playgroundrun']);
});

it('sanitizing rejects malformed responses', () => {
  expect(() => sanitizeResults({message: 'down'})).toThrow('no results');
  expect(() => sanitizeResults([{nbHits: 1}])).toThrow('no hits');
});

it('sanitizing covers every text that is set as HTML', () => {
  const text = '<img src=x onerror=alert(1)>';
  const hierarchy = hierarchyOf({lvl0: 'A', lvl1: text, lvl2: text});
  const value = {value: text, matchLevel: 'none'};
  const [result] = sanitizeResults([
    {
      hits: [
        {
          objectID: '1',
          url: '/',
          type: 'content',
          hierarchy,
          content: text,
          _highlightResult: {hierarchy: {lvl1: value}, content: value},
          _snippetResult: {hierarchy: {lvl2: value}, content: value},
        },
      ],
    },
  ]);
  expect(JSON.stringify(result)).not.toContain('<img');
});
