import {describe, expect, it} from 'vitest';
import {problemsOfData} from './helpers/data-formats';
import {formatDefect} from './helpers/defect';
import {allPages, blocksOf, readPage} from './helpers/pages';

const check = (text: string): string[] =>
  readPage('docs/a.mdx', text).blocks.flatMap(problemsOfData).map(formatDefect);

describe('JSON, YAML and TOML', () => {
  it.each([
    ['JSON', '```json\n{\n  "a": 1,\n}\n```', 'docs/a.mdx:4 JSON'],
    ['YAML', '```yaml\na: [1\n```', 'YAML'],
    ['YAML with a duplicate key', '```yaml\na: 1\na: 2\n```', 'docs/a.mdx:3 YAML'],
    ['TOML', '```toml\na = x\n```', 'TOML'],
  ])('reports broken %s', (_, text, part) => {
    expect(check(text).join('\n')).toContain(part);
  });

  it('accepts valid ones', () => {
    expect(
      check('```json\n{"a": null}\n```\n```yaml\na: !override [1]\n```\n```toml\na = [ "b",]\n```'),
    ).toEqual([]);
  });

  it('parse on every page', () => {
    const blocks = blocksOf(allPages(), 'json', 'yaml', 'toml');
    console.log(`data: ${blocks.length} blocks of JSON, YAML and TOML parsed`);
    expect(blocks.flatMap(problemsOfData).map(formatDefect)).toEqual([]);
    expect(blocks.length).toBeGreaterThanOrEqual(52);
  });
});
