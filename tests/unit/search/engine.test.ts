import {expect, it} from 'vitest';
import {sanitizeResults} from '@site/src/search/box/sanitize';
import {hierarchyOf} from '../../support/hierarchy';

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
