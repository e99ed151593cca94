import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {testFolder} from '../../support/folder';
import {ranWeaker} from '../../support/weaker';

it('weaker checks are recorded, one per line, if a file is set', () => {
  const file = path.join(testFolder(), 'weaker.txt');
  vi.stubEnv('WEAKER_CHECKS', '');
  ranWeaker('a', 'not recorded');
  vi.stubEnv('WEAKER_CHECKS', file);
  ranWeaker('b', 'no "b" here');
  ranWeaker('c', 'no c here');
  expect(readFileSync(file, 'utf8')).toBe('b: no "b" here\nc: no c here\n');
});
