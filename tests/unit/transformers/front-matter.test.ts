import path from 'node:path';
import {expect, it} from 'vitest';
import {checkFrontMatter} from '../../../src/markdown/front-matter';

const valid = {title: 'A title', description: 'A description.', kind: 'how-to'};

function check(frontMatter: Record<string, unknown>, fileContent = '') {
  return checkFrontMatter({
    filePath: path.resolve('docs/a.mdx'),
    fileContent,
    defaultParseFrontMatter: async () => {
      if (fileContent === 'no YAML') throw new Error('bad indentation');
      return {frontMatter, content: ''};
    },
  });
}

it.each([
  ['no title', {...valid, title: undefined}, /docs\/a\.mdx:1: front matter has no title\. Fix/],
  ['an empty description', {...valid, description: ''}, /has no description/],
  ['no kind', {...valid, kind: undefined}, /has no kind\. Fix: set "kind:" to one of tutorial, how-to/],
  ['no such day', valid, /a\.mdx:2: there is no day 2024-13-45\. Fix/, '---\ndate: 2024-13-45\n---\n'],
  ['an unknown kind', {...valid, kind: 'howto'}, /has kind "howto"/],
  ['an unknown field', {...valid, tag: []}, /a\.mdx:2: .*"tag"; the nearest is "tags"\. Fix/],
  ['an unknown tag', {...valid, tags: ['test-setz']}, /a\.mdx:1: .*"test-setz" in "tags".*"test-sets"\. Fix/],
  ['a wrong type', {...valid, keywords: 'one'}, /a\.mdx:1: front matter: "keywords".*array\. Fix/],
  ['an id in braces', valid, /a\.mdx:1: .*Fix: write \{\/\* #id/, '## A {#a}\n'],
  ['a merge', valid, /a\.mdx:4: an unresolved merge conflict\. Fix/, '---\n---\n\n<<<<<<< HEAD\n'],
  ['what is no YAML', valid, /a\.mdx:1: .*not YAML: bad indentation.* Fix/, 'no YAML'],
])(
  'the check of front matter rejects %s with file and fix',
  async (_name, frontMatter, message, text = '---\ntag: []\n---\n') => {
    await expect(check(frontMatter, text)).rejects.toThrow(message);
  },
);
