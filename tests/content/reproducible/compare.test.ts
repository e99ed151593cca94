import {expect, it} from 'vitest';
import {differences, hashes} from '../../../scripts/reproducible';
import {testFolder, writeFiles} from '../../support/folder';
it('two builds differ by one byte, by an added file and by a hidden file', () => {
  const folder = testFolder({a: '1', b: '1', '.nginx/c': '1'});
  const before = hashes(folder);
  expect(differences(before, hashes(folder))).toEqual([]);
  writeFiles(folder, {a: '2', '.nginx/c': '2', d: ''});
  expect(differences(before, hashes(folder)).sort()).toEqual(['.nginx/c', 'a', 'd']);
});
