import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {generateDiagrams} from '../../../src/diagrams/draw/generate';
import {sound} from './fixtures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('draws both themes, deletes pictures of the past, and writes nothing twice', () => {
  writeFileSync(path.join(folder, 'gone.light.svg'), '<svg/>');
  expect(generateDiagrams([sound], folder)).toMatchObject({pictures: 2, changed: 3});
  expect(readdirSync(folder).sort()).toEqual(['sound.dark.svg', 'sound.light.svg']);
  expect(generateDiagrams([sound], folder).changed).toBe(0);
});

it('refuses a diagram with a fault, names its file and draws nothing', () => {
  const spoiled = {...sound, name: 'spoiled', callouts: []};
  expect(() => generateDiagrams([sound, spoiled], folder)).toThrow(
    /^src\/diagrams\/data\/spoiled\.ts: legend entry 1 has no callout\. Fix: /,
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('can name the file of every diagram', () => {
  for (const {name} of diagrams)
    expect(existsSync(`src/diagrams/data/${name}.ts`), name).toBe(true);
});
