import {describe, expect, it} from 'vitest';
import sidebars from '../../../sidebars';
import {sourceFiles} from '../../support/source-files';

/** Every text of a sidebar; the ids of its pages are among them. */
const textsIn = (part: unknown): unknown[] =>
  part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : [part];

function unlisted(files: readonly string[], bars: object): string[] {
  const texts = new Set(textsIn(bars));
  return files
    .map((file) => file.replace(/^docs\/|\.mdx$/g, ''))
    .filter((id) => !texts.has(id))
    .map((id) => `docs/${id}.mdx is in no sidebar. Fix: list '${id}' in sidebars.ts.`);
}

describe('the sidebars', () => {
  it('list every page', () => {
    const files = sourceFiles('docs');
    expect(unlisted(files, sidebars)).toEqual([]);
    console.log(`sidebars: ${files.length} pages`);
    expect(files.length).toBeGreaterThanOrEqual(55);
  });

  it('are told of a page that they lack', () => {
    const bars = {docs: ['a', {type: 'category', link: {id: 'b/c'}, items: ['b/d']}]};
    const files = ['a', 'b/c', 'b/d', 'b/e'].map((id) => `docs/${id}.mdx`);
    expect(unlisted(files, bars)).toEqual([
      "docs/b/e.mdx is in no sidebar. Fix: list 'b/e' in sidebars.ts.",
    ]);
  });
});
