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
/** An entry's file with the line of a field of its front matter, or of its second line where it is missing. */
const place = ({file, text}: {file: string; text: string}, field: string): string =>
  `changelog/${file}:${text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 2}`;
const releases = entries.filter(({summary}) => !summary);

it('changelog entries say who must act, and have the section that the answer links', () => {
  expect(releases).not.toEqual([]);
  for (const entry of releases) {
    const {act, text} = entry;
    const at = place(entry, 'act');
    expect(act, `${at}: "act:" is not a sentence. Fix: say who must do what.`).toMatch(/\.$/);
    expect(text, `${at}: it has no "## What to do". Fix: write it.`).toContain('\n## What to do\n');
  }
});

it('changelog entries have the date of their file name, in the order of the releases', () => {
  for (const entry of entries)
    expect(
      entry.file.slice(0, 10),
      `${place(entry, 'date')}: the file name has another "date:". Fix: correct one of the two.`,
    ).toBe(entry.date);
  const minors = releases.map(({file}) => Number(/release-0-(\d+)\.mdx$/.exec(file)?.[1]));
  expect(minors).toEqual([...minors].sort((a, b) => a - b));
});

it('changelog entries are about subjects that the filter has', () => {
  for (const entry of releases) {
    const {about} = entry;
    const known = Object.keys(subjects);
    const fix = `${place(entry, 'about')}: "about:" names no subject of the filter. Fix: give "about:" one or more of ${known.join(', ')}.`;
    expect(about.length, fix).toBeGreaterThan(0);
    for (const subject of about) expect(known, fix).toContain(subject);
  }
});
