import {readdirSync, readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFolder, writeIfChanged} from '../../../src/settings/generated-files';
import {testFolder} from '../../support/folder';

it('does not write a file with the same content', () => {
  const file = path.join(testFolder(), 'deep/a.txt');
  expect(writeIfChanged(file, 'one')).toBe(true);
  utimesSync(file, 1, 1);
  expect(writeIfChanged(file, 'one')).toBe(false);
  expect(statSync(file).mtimeMs).toBe(1000);
  expect(writeIfChanged(file, 'two')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
});

it('deletes generated files that are no longer generated, and no others', () => {
  const folder = testFolder({'kept.gen': 'old', 'gone.gen': 'old', 'by-hand.txt': 'old'});
  const files = new Map([
    ['kept.gen', 'old'],
    ['new.gen', 'new'],
  ]);
  expect(writeFolder(folder, files, (name) => name.endsWith('.gen'))).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['by-hand.txt', 'kept.gen', 'new.gen']);
  expect(writeFolder(folder, files, (name) => name.endsWith('.gen'))).toBe(0);
});
