import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {generate, isUpToDate, remember, type Generator} from '../../../scripts/generate';

const here = process.cwd();
let project: string;

/** Writes `made/out.txt`, as a generator writes its pages. */
const writes =
  "require('fs').mkdirSync('made',{recursive:true});require('fs').writeFileSync('made/out.txt','1')";
const generator: Generator = {
  what: 'one file',
  command: ['node', '-e', writes],
  inputs: ['openapi/**'],
  outputs: ['made/**'],
}; // prettier-ignore

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'docs-generate-'));
  process.chdir(project);
  for (const folder of ['openapi', 'src']) mkdirSync(folder);
  writeFileSync('openapi/agenta.yaml', 'openapi: 3.1.0');
  writeFileSync('src/write.ts', '1');
});
afterEach(() => {
  process.chdir(here);
  rmSync(project, {recursive: true});
  vi.unstubAllEnvs();
});

it('runs once, and not again while nothing changes', async () => {
  expect((await generate(generator)).seconds).toBeGreaterThan(0);
  expect(await generate(generator)).toEqual({what: 'one file'});
});

it.each([
  ['an input changes', () => writeFileSync('openapi/agenta.yaml', 'openapi: 3.1.1')],
  ['an input comes in', () => writeFileSync('openapi/more.yaml', '')],
  ['its code changes', () => writeFileSync('src/write.ts', '2')],
  ['a package changes', () => writeFileSync('package-lock.json', '{}')],
  ['a setting changes', () => vi.stubEnv('BASE_URL', '/docs/')],
  ['what it made is edited', () => writeFileSync('made/out.txt', '2')],
  ['what it made is deleted', () => rmSync('made/out.txt')],
  ['nothing may be kept', () => vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true')],
])('runs again when %s', async (_name, change) => {
  await generate(generator);
  expect(isUpToDate(generator)).toBe(true);
  change();
  expect((await generate(generator)).seconds).toBeGreaterThan(0);
});

it('is not taken for done when it failed', async () => {
  const failing = {...generator, command: ['node', '-e', 'process.exit(3)']};
  await expect(generate(failing)).rejects.toThrow('exit code 3');
  expect(isUpToDate(failing)).toBe(false);
  remember(failing);
  expect(isUpToDate(failing)).toBe(true);
});
