import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {highlight, languageNames, remarkHighlight} from '../../../src/markdown/highlight';

function block(value: string, lang?: string, meta?: string): MdxJsxFlowElement {
  const code: Code = {type: 'code', lang, meta, value};
  const tree: Root = {type: 'root', children: [code]};
  remarkHighlight()(tree, new VFile({path: 'docs/a.mdx'}));
  return tree.children[0] as MdxJsxFlowElement;
}

const attributes = (node: MdxJsxFlowElement) =>
  Object.fromEntries(node.attributes.map((a) => ('name' in a ? [a.name, a.value] : [])));

it('highlighting escapes the text and does not change it, in every language of the site', () => {
  const code = 'a < b && c > "d" # é\n$x = {"k": [1, true]}\n';
  for (const name of languageNames) {
    const text = highlight(code, name)
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&');
    expect(text, name).toBe(code);
  }
});

it('highlighting reads the title from the fence', () => {
  const node = block('a = 1\nb = 2', 'python', 'title="app.py"');
  expect(node.name).toBe('CodeBlock');
  expect(attributes(node)).toMatchObject({language: 'python', title: 'app.py'});
  expect(attributes(node).html).toMatch(/^a = .*\nb = .*$/);
});

it('highlighting fails on a block without a language or with an unknown one, with file and fix', () => {
  expect(() => block('x')).toThrow(/docs\/a\.mdx:1: a code block has no language\. Fix/);
  expect(() => block('x', 'pythn')).toThrow(
    /^docs\/a\.mdx:1: no grammar for code language "pythn"; the nearest is "python"\. Fix/,
  );
});
