import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {expect, it} from 'vitest';
import {remarkSources} from '../../../src/markdown/sources';

const run = (text: string): string => String(remark().use(remarkMdx).use(remarkSources).processSync(text));

it('a comment that names code leaves nothing in a page, and other comments stay', () => {
  const page = '## Limits\n\nTen rows.\n';
  const told = page.replace('\n\n', '\n\n{/* source: Name, file.py#Class.method */}\n\n');
  expect(run(told)).toBe(page);
  expect(run(told.replace('source', 'note'))).toContain('{/* note: Name');
});
