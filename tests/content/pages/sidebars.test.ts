import {expect, it} from 'vitest';
import sidebars from '../../../sidebars';
import {sourceFiles} from '../../support/source-files';

/** Every string in a sidebar, the ids of its pages among them. */
const textsIn = (part: unknown): unknown[] =>
  part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : [part];

function misplaced(files: readonly string[], bars: object): string[] {
  const texts = textsIn(bars);
  return files
    .map((file) => file.replace(/^docs\/|\.mdx$/g, ''))
    .map((id) => ({id, count: texts.filter((text) => text === id).length}))
    .filter(({count}) => count !== 1)
    .map(
      ({id, count}) =>
        `docs/${id}.mdx is in the sidebars ${count} times. Fix: list '${id}' once in sidebars.ts.`,
    );
}

it('the sidebars list every page once', () => {
  const files = sourceFiles('docs');
  expect(misplaced(files, sidebars)).toEqual([]);
  console.log(`sidebars: ${files.length} pages`);
  expect(files.length).toBeGreaterThanOrEqual(55);
});

it('the sidebars are reported if they lack a page or list it twice', () => {
  const bars = {docs: ['a', {type: 'category', link: {id: 'b/c'}, items: ['b/d', 'a']}]};
  const files = ['a', 'b/c', 'b/d', 'b/e'].map((id) => `docs/${id}.mdx`);
  expect(misplaced(files, bars)).toEqual([
    "docs/a.mdx is in the sidebars 2 times. Fix: list 'a' once in sidebars.ts.",
    "docs/b/e.mdx is in the sidebars 0 times. Fix: list 'b/e' once in sidebars.ts.",
  ]);
});
