import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFrontMatter} from '../../../src/markdown/front-matter';

const good = {title: 'A title', description: 'A description.', kind: 'how-to'};

function check(frontMatter: Record<string, unknown>, filePath = 'docs/a.mdx') {
  return checkFrontMatter({
    filePath: path.resolve(filePath),
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter, content: ''}),
  });
}

describe('front matter', () => {
  it('lets a complete page through', async () => {
    await expect(check(good)).resolves.toMatchObject({frontMatter: good});
  });

  it('asks for no kind outside docs', async () => {
    const {kind: _, ...entry} = good;
    await expect(check(entry, 'changelog/a.mdx')).resolves.toBeTruthy();
  });

  it.each([
    ['no title', {...good, title: undefined}, /docs\/a\.mdx: front matter has no title\. Fix/],
    ['an empty description', {...good, description: ''}, /has no description/],
    [
      'no kind',
      {...good, kind: undefined},
      /has no kind\. Fix: set "kind:" to one of tutorial, how-to/,
    ],
    ['an unknown kind', {...good, kind: 'howto'}, /has kind "howto"/],
  ])('refuses %s, naming file and fix', async (_name, frontMatter, message) => {
    await expect(check(frontMatter)).rejects.toThrow(message);
  });

  it('names the file when the front matter is not YAML', async () => {
    const broken = checkFrontMatter({
      filePath: path.resolve('docs/b.mdx'),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(new Error('bad indentation')),
    });
    await expect(broken).rejects.toThrow(/docs\/b\.mdx: .*not YAML: bad indentation[\s\S]*Fix/);
  });
});
