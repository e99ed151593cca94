import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {differences, hashes} from '../../../scripts/reproducible';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-bytes-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('two builds differ by one byte, by an added file and by a hidden file', () => {
  mkdirSync(path.join(folder, '.nginx'));
  for (const [file, text] of Object.entries({a: '1', b: '1', '.nginx/c': '1'}))
    writeFileSync(path.join(folder, file), text);
  const before = hashes(folder);
  expect(differences(before, hashes(folder))).toEqual([]);
  for (const [file, text] of Object.entries({a: '2', '.nginx/c': '2', d: ''}))
    writeFileSync(path.join(folder, file), text);
  expect(differences(before, hashes(folder)).sort()).toEqual(['.nginx/c', 'a', 'd']);
});
