import {readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';
import {highlight} from '../../../src/markdown/highlight';
import {replacePlaceholders, unknownPlaceholders} from '../../../src/settings/find-placeholders';
import {placeholders} from '../../../src/settings/placeholders';
import {allPages, readPage, type SourcePage} from './page';

const table = 'src/settings/placeholders.ts';

/** One line for each placeholder that the table lacks. */
const unknownIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      unknownPlaceholders(line).map(
        (name) => `${file}:${index + 1} ${name} is in no table. Fix: write one of ${table}, or add it there.`,
      ),
    );

/** Names of the placeholders in a text. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  replacePlaceholders(text, (found, {name}) => {
    names.push(name);
    return found;
  });
  return names;
}

/** Blocks in which the highlighter takes a placeholder apart, so that it cannot be marked. */
const unmarkedIn = ({file, blocks}: SourcePage): string[] =>
  blocks.flatMap(({code, language, line}) => {
    const {length} = namesIn(code);
    return length === 0 || highlight(code, language).match(/<var/g)?.length === length
      ? []
      : `${file}:${line} a placeholder is highlighted as several words. Fix: put it in quotes.`;
  });

const files = globbySync('{docs,changelog,openapi,skills}/**/*.{md,mdx,yaml}', {
  ignore: ['**/*.{api,tag}.mdx'],
}).map((file) => [file, readFileSync(file, 'utf8')] as const);

it('every placeholder is in the table, and every row of it is used', () => {
  expect(files).not.toEqual([]);
  expect(files.flatMap(([file, text]) => unknownIn(file, text))).toEqual([]);
  const samples = readFileSync('src/api-reference/samples/identifiers.ts', 'utf8');
  const used = new Set([...files.map(([, text]) => text), samples].flatMap(namesIn));
  const unused = Object.keys(placeholders).filter((name) => !used.has(name));
  expect(unused, `Fix: remove them from ${table}`).toEqual([]);
});

it('every placeholder in a block of code is marked', () => {
  const pages = allPages('docs', 'changelog');
  expect(pages.flatMap(({blocks}) => blocks.flatMap(({code}) => namesIn(code)))).not.toEqual([]);
  expect(pages.flatMap(unmarkedIn)).toEqual([]);
});

it('a placeholder that the table lacks, and one that is taken apart, are reported with file, line and fix', () => {
  expect(unknownIn('docs/a.mdx', 'one\nexport A=YOUR_LUCKY_NUMBER B=YOUR_APP_ID')).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:2 YOUR_LUCKY_NUMBER .* Fix: /),
  ]);
  const page = readPage('docs/a.mdx', 'a\n\n```yaml\nrule: Host(`your-host.example`)\n```');
  expect(unmarkedIn(page)).toEqual([expect.stringMatching(/^docs\/a\.mdx:3 .* Fix: /)]);
});
