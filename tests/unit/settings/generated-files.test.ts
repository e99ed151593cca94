import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeFolder, writeIfChanged} from '../../../src/settings/generated-files';

let folder: string;
const file = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('leaves a file with the same content untouched', () => {
  expect(writeIfChanged(file('deep/a.txt'), 'one')).toBe(true);
  utimesSync(file('deep/a.txt'), 1, 1);
  expect(writeIfChanged(file('deep/a.txt'), 'one')).toBe(false);
  expect(statSync(file('deep/a.txt')).mtimeMs).toBe(1000);
  expect(writeIfChanged(file('deep/a.txt'), 'two')).toBe(true);
  expect(readFileSync(file('deep/a.txt'), 'utf8')).toBe('two');
});

it('deletes generated files that are no longer generated, and no others', () => {
  for (const name of ['kept.gen', 'gone.gen', 'by-hand.txt']) writeFileSync(file(name), 'old');
  const files = new Map([
    ['kept.gen', 'old'],
    ['new.gen', 'new'],
  ]);
  expect(writeFolder(folder, files, (name) => name.endsWith('.gen'))).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['by-hand.txt', 'kept.gen', 'new.gen']);
  expect(writeFolder(folder, files, (name) => name.endsWith('.gen'))).toBe(0);
});
