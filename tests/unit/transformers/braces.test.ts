import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {expect, it} from 'vitest';
import {remarkBraces} from '../../../src/markdown/braces';

const run = (value: string) =>
  remark().use(remarkMdx).use(remarkBraces).processSync({path: 'docs/a.mdx', value});

it('a name in braces that no import or export of the page declares is an error', () => {
  expect(() => run('Text.\n\nThe path /apps/{app_id} has one.')).toThrow(
    'docs/a.mdx:3: {app_id} is read as code. Fix: put it in backticks, or write \\{app_id}.',
  );
  expect(() => run('{step}')).toThrow('docs/a.mdx:1');
  expect(() => run('{row.id}')).toThrow('write \\{row.id}.');
  expect(() => run('A {{name}}')).toThrow('write \\{\\{name}}.');
  for (const text of ['A {{ name }}', 'A {app-id}', 'A {0}', 'A {}'])
    expect(() => run(text), text).toThrow('docs/a.mdx:1');
});

it('braces may hold code, comments, escapes and names that the page declares', () => {
  run('import {rows} from "x";\n\n`{app_id}` \\{app_id} {/* a comment */} {rows} {rows.length} {1 + 1}');
});
