import {expect, it} from 'vitest';
import {readQuery} from '@site/src/search/engine/expand';
import {splitWords, stem} from '@site/src/search/engine/tokenizer';
import {sanitizeResults} from '@site/src/search/box/sanitize';
import {hierarchyOf} from '../../support/hierarchy';

it('words keep digits and letters together; inflected forms share a stem', () => {
  expect(splitWords('k8s').words.map(({raw}) => raw)).toEqual(['k8s']);
  const stems = splitWords('deploy deploys deployed deploying deployment').words.map(({stem}) => stem);
  expect(new Set(stems).size).toBe(1);
});

it('words are the same in British and American spelling', () => {
  for (const [british, other] of [
    ['organisations', 'organization'],
    ['customise', 'customizing'],
    ['behaviour', 'behavior'],
  ] as const)
    expect(stem(british)).toBe(stem(other));
  expect(stem('four')).toBe('four');
});

it('words of an option keep its dashes, unlike the plain word', () => {
  const stems = (text: string) => splitWords(text).compounds.map((word) => word.stem);
  expect(stems('give --host a value')).toEqual(['--host']);
  expect(stems('`--backend-host`')).toContain('--backendhost');
  expect(stems('self-host, a -- host')).toEqual(['selfhost']);
  const [flag] = splitWords('give --host').compounds;
  expect([flag?.start, flag?.end]).toEqual([5, 11]);
});

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

it('a query asks for an operation, an explanation, or neither', () => {
  const read = (text: string) => readQuery(text, known);
  expect(read('create variants endpoint')).toMatchObject({operation: 'creat variant'});
  expect(read('what is a variant').isWhat).toBe(true);
  expect(read('what if a variant is gone').isWhat).toBe(false);
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
