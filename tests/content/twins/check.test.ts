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

/** What the comparison says after the twin was spoiled. */
function spoiled(from: string, to: string): string[] {
  expect(twin).toContain(from);
  return sameAsPage('/a.md', page, twin.replace(from, to)).defects;
}

describe('checks of the twins', () => {
  it('find nothing on a sound twin, and look at something', () => {
    expect(sameAsPage('/a.md', page, twin)).toEqual({looked: 4, defects: []});
    expect(noLeftovers('/a.md', twin)).toEqual({looked: expect.any(Number), defects: []});
    expect(linksResolve('/a.md', twin, home, () => true)).toEqual({looked: 3, defects: []});
  });

  it('find a lost, changed or added heading', () => {
    expect(spoiled('## Part', 'Part')[0]).toContain(
      'headings number 2 is nothing, the page has "## Part"',
    );
    expect(spoiled('## Part', '### Part')).toHaveLength(1);
    expect(spoiled('## Part', '## Part\n\n## More')).toHaveLength(1);
  });

  it('find changed code and a lost language', () => {
    expect(spoiled('pwd', 'cd')[0]).toContain('code number 1');
    expect(spoiled('```bash', '```')[0]).toContain('code number 1');
  });

  it('find a lost cell and a lost row', () => {
    expect(spoiled('| 2 |', '| |')[0]).toContain('tables number 1');
    expect(spoiled('\n| 1 | 2 |', '')[0]).toContain('tables number 1');
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
