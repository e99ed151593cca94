import {expect, it} from 'vitest';
import {reviewed} from '../../../src/drift/review';
import type {Difference} from '../../../src/drift/types';

const change = (name: string, now: string, pages: string[]): Difference => ({
  change: 'changed',
  kind: 'code',
  name,
  detail: '',
  old: '1',
  now,
  pages,
});
const differences = [
  change('a.py#f', '9', ['/x#one', '/y#two']),
  change('a.py#g', 'absent', ['/x#one']),
  change('a.py#h', '7', []),
];
const sources = ['/x#one', '/x#three', '/y#two'].map((address) => ({address}));

/** The sections that are open after some have been marked as read, one run after the other. */
function openAfter(runs: readonly (readonly string[])[], later = differences): string[] {
  let review = reviewed({}, differences, [], sources);
  for (const read of runs) review = reviewed(review.marks, differences, read, sources);
  return [...reviewed(review.marks, later, [], sources).open.keys()];
}

it('a section is open until it has been marked as read, which holds for later runs; a page stands for its sections', () => {
  expect(openAfter([])).toEqual(['/x#one', '/y#two']);
  expect(openAfter([['/x#one']])).toEqual(['/y#two']);
  expect(openAfter([['/x'], ['/y#two']])).toEqual([]);
});

it('a mark stays when the comment names less, and is void when the code changes once more', () => {
  expect(openAfter([['/x#one', '/y#two']], differences.slice(0, 1))).toEqual([]);
  expect(openAfter([['/x#one', '/y#two']], [change('a.py#f', '8', ['/x#one'])])).toEqual(['/x#one']);
  expect(openAfter([['/x#three']])).toEqual(['/x#one', '/y#two']);
});

it('a section that names no code is an error with the nearest', () => {
  expect(() => reviewed({}, differences, ['/x#on'], sources)).toThrow(
    'no section /x#on names code; the nearest is "/x#one"',
  );
});
