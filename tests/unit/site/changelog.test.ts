import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {entryOf, subjects} from '../../../src/components/Changelog/entry';

const files = readdirSync('changelog').filter((file) => file.endsWith('.mdx'));
const entries = files.map((file) => {
  const text = readFileSync(`changelog/${file}`, 'utf8');
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const front = parse(yaml) as Record<string, unknown>;
  return {file, text, date: String(front.date), ...entryOf(front)};
});
const releases = entries.filter(({summary}) => !summary);

it('changelog entries say who must act, and have the section that the answer links', () => {
  expect(releases).not.toEqual([]);
  for (const {file, act, text} of releases) {
    const at = `changelog/${file}`;
    expect(act, `${at}: "act:" is not a sentence. Fix: say who must do what.`).toMatch(/\.$/);
    expect(text, `${at}: it has no "## What to do". Fix: write it.`).toContain('\n## What to do\n');
  }
});

it('changelog entries have the date of their file name, in the order of the releases', () => {
  for (const {file, date} of entries)
    expect(file.slice(0, 10), `changelog/${file} has another "date:". Fix: correct one of the two.`).toBe(
      date,
    );
  const minors = releases.map(({file}) => Number(/release-0-(\d+)\.mdx$/.exec(file)?.[1]));
  expect(minors).toEqual([...minors].sort((a, b) => a - b));
});

it('changelog entries are about subjects that the filter has', () => {
  for (const {file, about} of releases) {
    const known = Object.keys(subjects);
    const fix = `changelog/${file}: Fix: give "about:" one or more of ${known.join(', ')}.`;
    expect(about.length, fix).toBeGreaterThan(0);
    for (const subject of about) expect(known, fix).toContain(subject);
  }
});
