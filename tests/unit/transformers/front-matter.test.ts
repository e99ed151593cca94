import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFrontMatter} from '../../../src/markdown/front-matter';

const valid = {title: 'A title', description: 'A description.', kind: 'how-to'};

function check(frontMatter: Record<string, unknown>, filePath = 'docs/a.mdx') {
  return checkFrontMatter({
    filePath: path.resolve(filePath),
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter, content: ''}),
  });
}

describe('front matter', () => {
  it('accepts a complete page', async () => {
    await expect(check(valid)).resolves.toMatchObject({frontMatter: valid});
  });

  it('requires no kind outside docs', async () => {
    const {kind: _, ...entry} = valid;
    await expect(check(entry, 'changelog/a.mdx')).resolves.toBeTruthy();
  });

  it.each([
    ['no title', {...valid, title: undefined}, /docs\/a\.mdx: front matter has no title\. Fix/],
    ['an empty description', {...valid, description: ''}, /has no description/],
    [
      'no kind',
      {...valid, kind: undefined},
      /has no kind\. Fix: set "kind:" to one of tutorial, how-to/,
    ],
    ['an unknown kind', {...valid, kind: 'howto'}, /has kind "howto"/],
  ])('rejects %s with file and fix', async (_name, frontMatter, message) => {
    await expect(check(frontMatter)).rejects.toThrow(message);
  });

  it('rejects front matter that is not YAML, with the file', async () => {
    const broken = checkFrontMatter({
      filePath: path.resolve('docs/b.mdx'),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(new Error('bad indentation')),
    });
    await expect(broken).rejects.toThrow(/docs\/b\.mdx: .*not YAML: bad indentation[\s\S]*Fix/);
  });
});
