import {expect, it} from 'vitest';
import {readPage} from '../../../src/built-site/read';
import {builtPages} from '../../support/built-pages';
import {testEach} from '../../support/checks';
import {enoughWords, landingPages, minimum} from './own-words';

/** A page of some words, and of code, which does not count. */
const page = (address: string, words: number) =>
  readPage(
    address,
    `<main><h1>Title</h1><p>${'word '.repeat(words - 1)}</p><pre><code>not a word</code></pre></main>`,
  );

it('words are too few on a thin page, but not on a landing page', () => {
  const pages = [page('/a', minimum - 1), page('/b', minimum)];
  expect(enoughWords.run(pages)).toEqual({
    checked: 2,
    defects: [{page: '/a', message: expect.stringContaining('has 349 words')}],
  });
  expect(enoughWords.run(landingPages.map((address) => page(address, 10))).defects).toEqual([]);
});

testEach([enoughWords], builtPages);
