import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {highlight, languageNames, remarkHighlight} from '../../../src/markdown/highlight';

function block(value: string, lang?: string): void {
  const code: Code = {type: 'code', lang, value};
  const tree: Root = {type: 'root', children: [code]};
  remarkHighlight()(tree, new VFile({path: 'docs/a.mdx'}));
}

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

it('highlighting fails on a block without a language or with an unknown one, with file and fix', () => {
  expect(() => block('x')).toThrow(/docs\/a\.mdx:1: a code block has no language\. Fix/);
  expect(() => block('x', 'pythn')).toThrow(
    /^docs\/a\.mdx:1: no grammar for code language "pythn"; the nearest is "python"\. Fix/,
  );
});
