import {expect, it} from 'vitest';
import {formatDefect} from '../../../src/built-site/checks/check';
import {readPage} from '../../../src/built-site/read';
import {toMarkdown} from '../../../src/built-site/twins/to-markdown';
import {sameAsPage} from './check';

const html = `<main><h1>Title</h1><h2 id="x">Part</h2>
<div class="codeblock" data-language="bash"><pre><code>ls
pwd</code></pre></div><table><thead><tr><th>A<th>B</thead><tbody><tr><td>1<td>2</table></main>`;
const page = readPage('/a', html);
const markdown = toMarkdown(page, 'https://docs.your-host.example/');
const check = (text: string) =>
  sameAsPage.run([{path: '/a.md', page, markdown: text}]).defects.map(formatDefect);

it.each([
  ['## Part', 'Part', 'headings number 2 is nothing, the page has "## Part"'],
  ['pwd', 'cd', 'code number 1'],
  ['| 2 |', '| |', 'tables number 1'],
])('a twin that differs from its page is reported: %j became %j', (from, to, message) => {
  expect(check(markdown)).toEqual([]);
  expect(check(markdown.replace(from, to))).toEqual([expect.stringContaining(message)]);
});
