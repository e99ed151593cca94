import {expect, it} from 'vitest';
import {column, row, sized} from '../../../src/diagrams/data/parts';
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

it('a fixed width is kept, and the others share the rest', () => {
  const {a, b, c} = boxesOf({...valid, wide: row(36, sized(100, 'a'), 'b', 'c')}, 'wide');
  expect(a?.w).toBe(100);
  expect(b?.w).toBe(250);
  expect(c?.w).toBe(250);
});

it('a column spreads over the height of its row', () => {
  const {a, b, c} = boxesOf(
    {...valid, wide: row(36, sized(90, 'a'), column(20, 'b', 'c'))},
    'wide',
  );
  expect(b?.y).toBe(a?.y);
  expect((c?.y ?? 0) + (c?.h ?? 0)).toBeCloseTo((a?.y ?? 0) + (a?.h ?? 0));
});

it('text wraps into lines of about the same length, and code stays code', () => {
  expect(wrap('one two three four', body, 1000)).toEqual(['one two three four']);
  expect(wrap('aaaa aaaa aaaa aaaa', body, 110)).toEqual(['aaaa aaaa', 'aaaa aaaa']);
  expect(wrap('see `GET /api` now', body, 72)).toEqual(['see `GET`', '`/api` now']);
  expect(wrap('first\nsecond', body, 1000)).toEqual(['first', 'second']);
});
