import {expect, it} from 'vitest';
import {reviewed} from '../../../src/drift/review';
import type {Difference} from '../../../src/drift/types';

const recorded = {'a.py': {f: '1', g: '2', h: '3'}};
const change = (name: string, now: string, pages: string[], detail = ''): Difference => ({
  change: 'changed',
  kind: 'code',
  name,
  detail,
  old: '1',
  now,
  pages,
});
const differences = [
  change('a.py#f', '9', ['/x#one', '/y#two']),
  change('a.py#g', '8', ['/x#one'], 'now b.py#go'),
  change('a.py#h', '7', []),
];

it('what sections rest on stays as recorded until each of them has been read', () => {
  const none = reviewed(recorded, differences, []);
  expect(none.digests).toEqual(recorded);
  expect([...none.open.keys()]).toEqual(['/x#one', '/y#two']);
  const one = reviewed(recorded, differences, ['/x#one']);
  expect(one.digests).toEqual({'a.py': {f: '1', h: '3'}, 'b.py': {go: '8'}});
  expect([...one.open.keys()]).toEqual(['/y#two']);
  expect(reviewed(recorded, differences, ['/x#one', '/y#two']).open.size).toBe(0);
  expect(reviewed(recorded, differences, ['/x', '/y#two']).open.size).toBe(0);
  expect(recorded['a.py'].g).toBe('2');
});

it('a section that rests on nothing that changed is an error with the nearest', () => {
  expect(() => reviewed(recorded, differences, ['/x#on'])).toThrow(
    'no changed code belongs to the section /x#on; the nearest is "/x#one"',
  );
});
