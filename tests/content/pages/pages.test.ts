import {expect, it} from 'vitest';
import sidebars from '../../../sidebars';
import {formatDefect} from '../../../src/built-site/checks/check';
import {testEach, warnEach} from '../../support/checks';
import {sourceFiles} from '../../support/source-files';
import {advice, checks} from './checks';
import {leftovers} from './checks/leftovers';
import {allPages, readPage} from './page';

const pages = allPages('docs', 'changelog');
testEach(checks, () => pages);
warnEach(advice, () => pages);

it('keys and placeholders of another form are reported', () => {
  const page = readPage('docs/a.mdx', '```bash\nKEY=sk-proj-a1b2c3d4e5f6a1b2c3d4 <your-lucky-number>\n```');
  expect(leftovers.run([page]).defects.map(formatDefect)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:2 "sk-proj-.*" looks like a real key\. Fix:/),
    expect.stringMatching(/^docs\/a\.mdx:2 "<your-lucky-number>" is not a placeholder/),
  ]);
});

/** Every string in a sidebar, the ids of its pages among them; a reference leads to a page of another sidebar. */
const textsIn = (part: unknown): unknown[] =>
  part && typeof part === 'object'
    ? 'type' in part && part.type === 'ref'
      ? []
      : Object.values(part).flatMap(textsIn)
    : [part];

it('the sidebars list every page once', () => {
  const texts = textsIn(sidebars);
  const wrong = sourceFiles('docs')
    .map((file) => file.replace(/^docs\/|\.mdx$/g, ''))
    .filter((id) => texts.filter((text) => text === id).length !== 1);
  expect(wrong, 'Fix: list each of these ids once in sidebars.ts').toEqual([]);
});
