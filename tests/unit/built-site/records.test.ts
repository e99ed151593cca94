import {expect, it} from 'vitest';
import {readPage} from '@site/src/built-site/read';
import {pageRecords} from '@site/src/built-site/records';

const html = `<!doctype html><html lang="en"><head><title>T</title>
<meta name="description" content="What it is for.">
<meta name="keywords" content="purpose,how to">
<meta name="docsearch:language" content="en"><meta name="docsearch:version" content="current">
<meta name="docsearch:docusaurus_tag" content="docs-default-current"></head><body>
<main><article><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>
<p>First paragraph.</p>
<h2 id="a">Alpha<a class="hash-link" href="#a">#</a></h2><ul><li>Item one</li></ul><ul role="tablist"><li role="tab" id="_R_1_">Tab one</li></ul>
<h3 id="b">Beta</h3><table><thead><tr><th>Name</th></tr></thead><tbody><tr id="row"><td><code>KEY</code><a href="https://example.org/main.py#L1">source</a></td><td>A key</td></tr></tbody></table>
<pre><code>agenta init</code></pre>
</div></article></main></body></html>`;

const records = pageRecords(readPage('/guide', html));
const of = (content: string) => records.find((record) => record.content?.startsWith(content));

it('records of a page start with the page, then its headings, items, rows and code', () => {
  expect(records[0]).toMatchObject({
    url: '/guide',
    type: 'lvl1',
    kind: 'page',
    content: 'What it is for.',
    keywords: 'purpose,how to',
    hierarchy: {lvl1: 'Title', lvl2: null},
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  });
  expect(records.filter(({keywords}) => keywords !== undefined)).toHaveLength(1);
  expect(records.filter(({kind}) => kind === 'heading').map(({url}) => url)).toEqual([
    '/guide#a',
    '/guide#b',
  ]);
  expect(of('First')).toMatchObject({url: '/guide', type: 'content', kind: 'text'});
  expect(of('Item')).toMatchObject({url: '/guide#a', hierarchy: {lvl2: 'Alpha', lvl3: null}});
  expect(of('Tab')).toMatchObject({url: '/guide#a'});
  // Without the links to a heading itself and to a source.
  const hierarchy = {lvl2: 'Alpha', lvl3: 'Beta'};
  expect(of('KEY')).toMatchObject({url: '/guide#row', content: 'KEY · A key', hierarchy});
  expect(of('agenta')).toMatchObject({url: '/guide#b', kind: 'code'});
});

it('records of an operation have the messages of its errors, and no samples', () => {
  const api = html.replace('agenta init', '{ "detail": "App not found" }');
  const contents = (address: string, markup: string) =>
    pageRecords(readPage(address, markup)).flatMap(({kind, content}) => (kind === 'code' ? content : []));
  expect(contents('/reference/api/get-app', api)).toEqual(['App not found']);
  expect(contents('/reference/api/get-app', html)).toEqual([]);
});
