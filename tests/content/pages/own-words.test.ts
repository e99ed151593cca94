import {describe, expect, it} from 'vitest';
import {readPage} from '../../../src/built-site/read';
import {builtPages} from '../../support/built-pages';
import {landingPages, minimum, ownWords, thinPages} from './own-words';

const html = (words: number): string =>
  `<main><h1>Title</h1><p>${'word '.repeat(words - 1)}</p><pre><code>not a word</code></pre></main>`;

describe('words of a page', () => {
  it('are counted without code', () => {
    expect(ownWords(readPage('/a', html(20)).content)).toBe(20);
  });

  it('are too few on a thin page, but not on a landing page', () => {
    const pages = [readPage('/a', html(minimum - 1)), readPage('/b', html(minimum))];
    expect(thinPages(pages)).toEqual({
      checked: 2,
      defects: [expect.stringContaining('/a: has 349 words')],
    });
    expect(thinPages(landingPages.map((address) => readPage(address, html(10)))).defects).toEqual(
      [],
    );
  });

  it('are enough on every built page', {timeout: 120_000}, () => {
    const {checked, defects} = thinPages(builtPages());
    console.log(`own words: ${checked} pages, ${defects.length} below ${minimum}`);
    expect(defects.join('\n')).toBe('');
    expect(checked).toBeGreaterThanOrEqual(45);
  });
});
