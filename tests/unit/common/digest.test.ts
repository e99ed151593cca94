import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {digestOf, digestOfCode, readJson} from '../../../src/built-site/digest';

let project: string;
const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'docs-digest-'));
  mkdirSync(path.join(project, 'src/plugins'), {recursive: true});
  write('src/plugins/read.ts', 'export const a = 1;');
  write('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(project, {recursive: true});
  vi.unstubAllEnvs();
});

it.each([
  ['code changes', () => write('src/plugins/read.ts', 'export const a = 2;')],
  ['a file comes in', () => write('src/plugins/more.ts', '')],
  ['a file gets another name', () => renameSync(`${project}/src/plugins/read.ts`, `${project}/src/plugins/see.ts`)],
  ['a package changes', () => write('package-lock.json', '{"packages": {}}')],
  ['the site moves', () => vi.stubEnv('SITE_URL', 'https://elsewhere.example')],
])('is another one when %s', (_name, change) => {
  const before = digestOfCode(project);
  expect(digestOfCode(project)).toBe(before);
  change();
  expect(digestOfCode(project)).not.toBe(before);
}); // prettier-ignore

it('tells texts apart that were cut elsewhere', () => {
  expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
});

it('takes a file that was cut off for none', () => {
  write('kept.json', '{"a": 1');
  expect(readJson(path.join(project, 'kept.json'))).toBeUndefined();
  expect(readJson(path.join(project, 'none.json'))).toBeUndefined();
  write('kept.json', '{"a": 1}');
  expect(readJson(path.join(project, 'kept.json'))).toEqual({a: 1});
});
