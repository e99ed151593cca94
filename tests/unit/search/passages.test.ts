import {describe, expect, it} from 'vitest';
import type {PageText} from '@site/src/search/engine/format';
import {identifiersIn} from '@site/src/search/engine/identifiers';
import {bestPassage, excerpt} from '@site/src/search/engine/passages';
import {findBeginning, type Pattern} from '@site/src/search/engine/patterns';

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
    [0, '--host · where the test set is read from', 'option-host'],
    [1, 'Each row of a test set is a list of messages.'],
    [2, 'Fetches a test set.'],
  ],
};

function patterns(...words: string[]): Pattern[] {
  return words.map((text) => ({beginnings: [{text, likeness: 1}], weight: 1}));
}

const find = (words: string[], query = words.join(' '), inTitle: number[] = []) =>
  bestPassage(page, patterns(...words), identifiersIn(query), (term) => inTitle.includes(term));

describe('the best passage', () => {
  it('is below the heading that matches', () => {
    expect(find(['chat', 'row'])?.block[1]).toMatch(/^Each row/);
  });

  it('matches most terms', () => {
    expect(find(['test', 'set', 'csv'])?.block[1]).toContain('CSV');
  });

  it('has an identifier as a whole', () => {
    expect(find(['host'], '--host')?.block[2]).toBe('option-host');
  });

  it('gains nothing from terms that the title matches', () => {
    expect(find(['test', 'set'], 'test set', [0, 1])?.gain).toBe(0);
    expect(find(['test', 'csv'], 'test csv', [0])?.gain).toBe(0.5);
  });

  it('is undefined when nothing matches', () => {
    expect(find(['kubernetes'])).toBeUndefined();
  });
});

describe('beginnings of words', () => {
  it('match the start of a word when short, any part when long', () => {
    expect(findBeginning('the floatparam', 'param')).toBe(9);
    expect(findBeginning('a reset of the set', 'set')).toBe(15);
    expect(findBeginning('to apply apps', 'app')).toBe(9);
    expect(findBeginning('to apply', 'app')).toBe(-1);
  });

  it('choose the excerpt of a long text', () => {
    const text = `${'word '.repeat(300)}needle ${'word '.repeat(300)}`;
    expect(excerpt(text, patterns('needle'))).toContain('needle');
    expect(excerpt(text, patterns('needle')).length).toBeLessThanOrEqual(400);
  });
});
