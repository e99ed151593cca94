import type {Root} from 'mdast';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import {remarkHeadingIds} from '../../../src/markdown/heading-ids';

function idsOf(markdown: string): unknown[] {
  const tree: Root = remark().parse(markdown);
  remarkHeadingIds()(tree);
  return tree.children.map(({data}) => data?.hProperties?.id);
}

it('only a heading without a letter or a digit gets an id', () => {
  expect(idsOf('## 🎉\n\n## ✨ New\n\n## `x`\n\n### …')).toEqual([
    'section',
    undefined,
    undefined,
    'section',
  ]);
});
