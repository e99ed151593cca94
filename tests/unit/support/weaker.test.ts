import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {ranWeaker} from '../../support/weaker';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-weaker-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

it('collects what ran in a weaker form, one line each, where the run names a file', () => {
  const file = path.join(folder, 'weaker.jsonl');
  vi.stubEnv('WEAKER_CHECKS', '');
  ranWeaker('a', 'nobody asked');
  vi.stubEnv('WEAKER_CHECKS', file);
  ranWeaker('b', 'no "b" here');
  ranWeaker('c', 'no c here');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {check: 'b', why: 'no "b" here'},
    {check: 'c', why: 'no c here'},
  ]);
});
