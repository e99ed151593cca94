import {remark} from 'remark';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {remarkDiagrams} from '../../../src/diagrams/remark';

it.each([
  [
    'Text.\n\n![Life](diagram:variant-lief)',
    '3: there is no diagram "variant-lief"; the nearest is "variant-life". Fix: correct',
  ],
  ['![](diagram:variant-life)', '1: the diagram "variant-life" has no alternative text'],
  ['See ![Life](diagram:variant-life) here.', '1: a diagram must be on a line of its own'],
])('diagrams fail with file and line: %s', (markdown, message) => {
  const transform = () => remarkDiagrams()(remark().parse(markdown), new VFile({path: 'docs/page.mdx'}));
  expect(transform).toThrow(`docs/page.mdx:${message}`);
});
