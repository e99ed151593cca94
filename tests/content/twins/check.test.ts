import {describe, expect, it} from 'vitest';
import {toMarkdown} from '../../../src/built-site/twins/to-markdown';
import {readPage} from '../../../src/built-site/read';
import {linksResolve, noLeftovers, sameAsPage} from './check';

const html = `<main><h1>Title</h1><p>Text <a href="/b#part">b</a>.</p><h2 id="x">Part</h2>
<div class="codeblock" data-language="bash"><div class="codeblock__title">Output</div><pre><code>ls
pwd</code></pre></div><table><thead><tr><th>A<th>B</thead><tbody><tr><td>1<td>2</table></main>`;
const page = readPage('/a', html);
const origin = {url: 'https://docs.your-host.example', baseUrl: '/'};
const twin = toMarkdown(page, origin);
const home = `${origin.url}/`;

describe('checks of the twins', () => {
  it('find nothing on a sound twin, and look at something', () => {
    expect(sameAsPage('/a.md', page, twin)).toEqual({looked: 4, defects: []});
    expect(noLeftovers('/a.md', twin)).toEqual({looked: expect.any(Number), defects: []});
    expect(linksResolve('/a.md', twin, home, () => true)).toEqual({looked: 3, defects: []});
  });

  it.each([
    ['## Part', 'Part', 'headings number 2 is nothing, the page has "## Part"'],
    ['## Part', '### Part', 'headings number 2'],
    ['## Part', '## Part\n\n## More', 'headings number 3'],
    ['pwd', 'cd', 'code number 1'],
    ['```bash', '```', 'code number 1'],
    ['| 2 |', '| |', 'tables number 1'],
    ['\n| 1 | 2 |', '', 'tables number 1'],
  ])('find %j that became %j', (from, to, message) => {
    expect(twin).toContain(from);
    expect(sameAsPage('/a.md', page, twin.replace(from, to)).defects).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each([
    '<Tabs groupId="host">', '<div class="x">', "import X from '@site/x'", '{/* #id */}', ':::note', '[x](term:app)', '<!-- -->',
  ])('find %s', (leftover) => {
    expect(noLeftovers('/a.md', `# A\n\nText.\n\n${leftover}\n`).defects).not.toEqual([]);
    expect(noLeftovers('/a.md', `# A\n\n\`${leftover}\`\n`).defects, 'code may say it').toEqual([]);
  }); // prettier-ignore

  it('find links that are relative or lead nowhere', () => {
    const lost = linksResolve(
      '/a.md',
      '[a](/b) [c](https://docs.your-host.example/gone#x)',
      home,
      () => false,
    );
    expect(lost.defects).toEqual([
      expect.stringContaining('/b is not absolute'),
      expect.stringContaining('gone#x leads nowhere'),
    ]);
  });
});
