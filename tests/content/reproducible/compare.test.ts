import {expect, it} from 'vitest';
import {differences} from '../../../scripts/reproducible';
import {testFolder} from '../../support/folder';

it('two builds differ if one byte, an added file or a hidden file does', () => {
  const before = testFolder({a: '1', b: '1', '.nginx/c': '1'});
  const after = testFolder({a: '2', b: '1', '.nginx/c': '2', d: ''});
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, after)).toEqual([
    expect.stringContaining('.nginx/c'),
    expect.stringContaining('/a '),
    expect.stringContaining(': d'),
  ]);
});
