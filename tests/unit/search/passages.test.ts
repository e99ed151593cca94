import {expect, it} from 'vitest';
import type {QueryTerm} from '@site/src/search/engine/expand';
import type {PageText} from '@site/src/search/engine/format';
import {bestPassage} from '@site/src/search/engine/passages';

const page: PageText = {
  d: 'Test sets for every app.',
  h: [
    [2, 'Upload a file', 'upload'],
    [2, 'Chat test sets', 'chat'],
    [3, 'ag.Agenta.get_config', 'get-config'],
  ],
  b: [
    [-1, 'A test set holds rows.'],
    [0, 'A test set may be a CSV file.'],
    [0, 'Needs --test-host'],
    [0, '--host · where the test set is read from', 'option-host'],
    [1, 'Each row of a test set is a list of messages.'],
    [2, 'Fetches a test set for an agenta_api_key.'],
    [2, 'Needs api_key.'],
    [2, 'api_key required · a key', 'option-api-key'],
  ],
};

const terms = (...stems: string[]): QueryTerm[] =>
  stems.map((stem) => ({raw: stem, stems: new Map([[stem, 1]])}));

const whole = (stem: string): QueryTerm[] =>
  terms(stem).map((term) => ({...term, isIdentifier: true}));

it('the best passage is below the heading that matches', () => {
  expect(bestPassage(page, terms('chat', 'row'))?.[1]).toMatch(/^Each row/);
  expect(bestPassage(page, terms('test'), 1)?.[1]).toMatch(/^Each row/);
});

it('the best passage matches most terms, above all those that are rare on the page', () => {
  expect(bestPassage(page, terms('set', 'csv'))?.[1]).toContain('CSV');
  expect(bestPassage(page, terms('test', 'requir'))?.[2]).toBe('option-api-key');
});

it('the best passage is the row of an error whose message was asked for', () => {
  const fault = 'The message is frozen · Two reports · Report once';
  const withFault: PageText = {
    ...page,
    h: [...page.h, [2, 'Errors', 'errors']],
    b: [[0, 'A message may be frozen.'], ...page.b, [3, fault]],
  };
  expect(bestPassage(withFault, terms('messag', 'frozen'))?.[1]).toBe(fault);
  expect(bestPassage({...withFault, h: page.h}, terms('messag', 'frozen'))?.[0]).toBe(0);
});

it('the best passage begins with the whole identifier, rather than mentioning it or a longer one', () => {
  expect(bestPassage(page, whole('--host'))?.[2]).toBe('option-host');
  expect(bestPassage(page, whole('apikey'))?.[2]).toBe('option-api-key');
  expect(bestPassage({...page, b: page.b.slice(0, -1)}, whole('apikey'))?.[1]).toBe(
    'Needs api_key.',
  );
});

it('the best passage is undefined when nothing matches', () => {
  expect(bestPassage(page, terms('kubernetes'))).toBeUndefined();
});
