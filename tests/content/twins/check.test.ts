import {expect, it} from 'vitest';
import {formatDefect} from '../../../src/built-site/checks/check';
import {toMarkdown} from '../../../src/built-site/twins/to-markdown';
import {readPage} from '../../../src/built-site/read';
import {linksResolve, noLeftovers, sameAsPage} from './check';

const html = `<main><h1>Title</h1><p>Text <a href="/b#part">b</a>.</p><h2 id="x">Part</h2>
<div class="codeblock" data-language="bash"><div class="codeblock__title">Output</div><pre><code>ls
pwd</code></pre></div><table><thead><tr><th>A<th>B</thead><tbody><tr><td>1<td>2</table></main>`;
const page = readPage('/a', html);
const home = 'https://docs.your-host.example/';
const twin = toMarkdown(page, home);
const twins = (markdown: string) => [{path: '/a.md', page, markdown}];
const links = (isThere: boolean) => linksResolve(home, () => isThere);

it('checks of the twins look at a sound twin and report nothing', () => {
  expect(sameAsPage.run(twins(twin))).toEqual({checked: 4, defects: []});
  expect(noLeftovers.run(twins(twin))).toEqual({checked: expect.any(Number), defects: []});
  expect(links(true).run(twins(twin))).toEqual({checked: 3, defects: []});
});

it.each([
  ['## Part', 'Part', 'headings number 2 is nothing, the page has "## Part"'],
  ['## Part', '### Part', 'headings number 2'],
  ['## Part', '## Part\n\n## More', 'headings number 3'],
  ['pwd', 'cd', 'code number 1'],
  ['```bash', '```', 'code number 1'],
  ['| 2 |', '| |', 'tables number 1'],
  ['\n| 1 | 2 |', '', 'tables number 1'],
])('checks of the twins report %j that became %j', (from, to, message) => {
  expect(twin).toContain(from);
  const {defects} = sameAsPage.run(twins(twin.replace(from, to)));
  expect(defects.map(formatDefect)).toEqual([expect.stringContaining(message)]);
});

it.each([
  '<Tabs groupId="host">', '<div class="x">', "import X from '@site/x'", '{/* #id */}', ':::note', '[x](term:app)', '<!-- -->',
])('checks of the twins report %s', (leftover) => {
  const {defects} = noLeftovers.run(twins(`# A\n\nText.\n\n${leftover}\n`));
  expect(defects).not.toEqual([]);
  const inCode = noLeftovers.run(twins(`# A\n\n\`${leftover}\`\n`));
  expect(inCode.defects, 'code may say it').toEqual([]);
}); // prettier-ignore

it('checks of the twins report links that are relative or lead nowhere', () => {
  const lost = links(false).run(twins('[a](/b) [c](https://docs.your-host.example/gone#x)'));
  expect(lost.defects.map(formatDefect)).toEqual([
    expect.stringContaining('/b is not absolute'),
    expect.stringContaining('gone#x leads nowhere'),
  ]);
});
