import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {generateDiagrams} from '../../../src/diagrams/draw/generate';
import {testFolder} from '../../support/folder';
import {valid} from './fixtures';

it('generation fails on an invalid diagram with file and fix, and draws nothing', () => {
  const folder = testFolder();
  const invalid = {...valid, name: 'invalid', wideWidth: 100};
  expect(() => generateDiagrams([valid, invalid], folder)).toThrow(
    /^src\/diagrams\/data\/invalid\.ts: wide form: .+ Fix: /,
  );
  const astray = {...valid, edges: [{from: Object.keys(valid.boxes)[0]!, to: 'nowhere'}]};
  expect(() => generateDiagrams([astray], folder)).toThrow(
    /^src\/diagrams\/data\/valid\.ts: an edge ends on "nowhere"\. Fix: .+ nearest is "\w+"\.$/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('generation fails on a missing form and on a file that the list lacks', () => {
  const half = {...valid, wide: undefined} as unknown as typeof valid;
  expect(() => generateDiagrams([half], testFolder())).toThrow(
    /^src\/diagrams\/data\/valid\.ts:1: .*"wide"\. Fix: /,
  );
  expect(() => generateDiagrams([valid], testFolder(), ['index.ts', 'valid.ts', 'new.ts'])).toThrow(
    /^src\/diagrams\/data\/new\.ts:1: .* Fix: list .*index\.ts/,
  );
});
