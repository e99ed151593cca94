import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {remarkBraces} from '../../../src/markdown/braces';
import {parseMarkdown} from '../../support/markdown';

function run(text: string): void {
  const transform = remarkBraces.call({} as never) as (tree: unknown, file: VFile) => void;
  transform(parseMarkdown('docs/a.mdx', text).tree, new VFile({path: 'docs/a.mdx'}));
}

it('fails on a name in braces that no import or export of the page declares', () => {
  expect(() => run('Text.\n\nThe path /apps/{app_id} has one.')).toThrow(
    'docs/a.mdx:3: {app_id} is read as code. Fix: put it in backticks, or write \\{app_id}.',
  );
  expect(() => run('{step}')).toThrow('docs/a.mdx:1');
});

it('passes code, comments, escapes and what the page declares', () => {
  run(
    'import {rows} from "x";\n\n`{app_id}` \\{app_id} {/* a comment */} {rows} {rows.length} {1 + 1}',
  );
});
