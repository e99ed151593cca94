import {expect, it} from 'vitest';
import {place} from '../../../src/diagrams/draw/place';
import {body, wrap} from '../../../src/diagrams/draw/text';
import {valid} from './fixtures';

const boxesOf = (diagram: typeof valid, form: 'narrow' | 'wide') =>
  Object.fromEntries(place(diagram, form).boxes.map((box) => [box.id, box]));

it('one column becomes one row, with the same boxes', () => {
  const narrow = boxesOf(valid, 'narrow');
  const wide = boxesOf(valid, 'wide');
  expect(Object.keys(wide)).toEqual(Object.keys(narrow));
  expect(new Set(Object.values(narrow).map(({x}) => x)).size).toBe(1);
  expect(new Set(Object.values(wide).map(({y}) => y)).size).toBe(1);
  // Boxes of a row are as high as the highest.
  expect(new Set(Object.values(wide).map(({h}) => h)).size).toBe(1);
  expect(place(valid, 'wide').height).toBeLessThan(place(valid, 'narrow').height);
});

it('text wraps into lines of about the same length, and code stays code', () => {
  expect(wrap('one two three four', body, 1000)).toEqual(['one two three four']);
  expect(wrap('aaaa aaaa aaaa aaaa', body, 110)).toEqual(['aaaa aaaa', 'aaaa aaaa']);
  expect(wrap('see `GET /api` now', body, 72)).toEqual(['see `GET`', '`/api` now']);
  expect(wrap('first\nsecond', body, 1000)).toEqual(['first', 'second']);
});
