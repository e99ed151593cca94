import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {reportDegraded} from '../support/degraded';
import {test} from '../support/nginx';
import {expect} from '../support/test';

const page = '/evaluation/test_sets';

test('nginx serves clean addresses and redirects other forms to them', async ({ask}) => {
  for (const address of ['/', page, '/changelog', '/reference/api/list-apps', '/search?q=env']) {
    const {status, headers} = await ask(address);
    expect([status, headers['content-type']], address).toEqual([200, 'text/html; charset=utf-8']);
  }
  for (const [typed, clean] of [
    [`${page}.html`, page],
    [`${page}/`, page],
    ['/index.html', '/'],
    ['/changelog/index.html', '/changelog'],
    ['/changelog/', '/changelog'],
    ['/search.html?q=env', '/search?q=env'],
    ['/home', '/'],
  ] as const) {
    const {status, headers} = await ask(typed);
    expect([status, headers.location], typed).toEqual([301, clean]);
  }
});

test('nginx sends every security header with every response', async ({ask}) => {
  const {body} = await ask('/');
  const css = /\/assets\/css\/[^" >]+/.exec(body.toString())?.[0] ?? '';
  for (const address of ['/', '/no/such/page', css, '/img/favicon.svg', '/index.html', '/index.md'])
    expect((await ask(address)).headers, address).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/./),
      'permissions-policy': expect.stringMatching(/./),
      'cross-origin-opener-policy': 'same-origin',
      server: 'nginx',
    });
});

test('nginx lets browsers cache unchanging files and revalidate others', async ({ask}) => {
  const home = await ask('/');
  const script = / src="(\/assets\/js\/[^"]+)"/.exec(home.body.toString())?.[1] ?? 'no script';
  const {texts} = JSON.parse((await ask('/search-index/index.json')).body.toString()) as {texts: string};
  const aYear = 'public, max-age=31536000, immutable';
  for (const [address, expected] of [
    [script, aYear],
    ['/fonts/instrument-sans-v5.woff2', aYear],
    [`/search-index/${texts}/0.json`, aYear],
    ['/search-index/index.json', 'no-cache'],
    ['/', 'no-cache'],
    [`${page}.md`, 'no-cache'],
    ['/llms.txt', 'no-cache'],
    ['/assets/js/gone.js', 'no-cache'],
    ['/no/such/page', 'no-cache'],
  ] as const)
    expect((await ask(address)).headers['cache-control'], address).toBe(expected);
  const again = await ask('/', {'If-None-Match': home.headers.etag});
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('nginx sends precompressed files, Markdown too', async ({ask, nginx}) => {
  if (!nginx.sendsBrotli)
    reportDegraded('nginx', 'its module for brotli is not installed, so brotli was not tested');
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    if (encoding === 'br' && !nginx.sendsBrotli) continue;
    for (const [address, accept] of [
      ['/', '*/*'],
      [page, 'text/markdown'],
      ['/llms-full.txt', '*/*'],
      ['/no/such/page', '*/*'],
    ] as const) {
      const whole = await ask(address, {Accept: accept});
      const small = await ask(address, {Accept: accept, 'Accept-Encoding': `${encoding}, deflate`});
      expect(small.headers['content-encoding'], address).toBe(encoding);
      for (const header of ['content-type', 'cache-control', 'content-security-policy', 'vary'])
        expect(small.headers[header], `${header} of ${address}`).toBe(whole.headers[header]);
      expect(unpack(small.body).equals(whole.body), address).toBe(true);
    }
  }
});

test('nginx serves a page as Markdown at its own address to whom prefers it', async ({ask}) => {
  for (const [address, twin] of [
    ['/', '/index.md'],
    [page, `${page}.md`],
  ] as const) {
    const html = await ask(address);
    const markdown = await ask(twin);
    expect(html.headers.vary, address).toBe('Accept-Encoding, Accept');
    for (const [accept, whole] of [
      ['text/markdown', markdown],
      ['text/html, text/markdown', markdown],
      ['text/markdown, text/html;q=0.9, */*;q=0.1', markdown],
      ['TEXT/MARKDOWN ; variant=GFM ; q=0.7, text/*;q=0.3, */*;q=0.9', markdown],
      ['*/*', html],
      ['text/html, text/markdown;q=0.9', html],
      ['text/markdown; q=0.000', html],
      ['text/markdown;q=0.5, */*;q=0.8', html],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', html],
    ] as const) {
      const {status, headers, body} = await ask(address, {Accept: accept});
      expect([status, headers['content-type']], accept).toEqual([200, whole.headers['content-type']]);
      expect(body.equals(whole.body), accept).toBe(true);
      expect(headers.etag === html.headers.etag, accept).toBe(whole === html);
      for (const header of ['vary', 'cache-control', 'content-security-policy'])
        expect(headers[header], `${header} for ${accept}`).toBe(html.headers[header]);
    }
  }
});

test('nginx says that an address is unknown, in Markdown to whom prefers it', async ({ask}) => {
  for (const [address, accept] of [
    ['/no/such/page', 'text/markdown'],
    ['/assets/js/gone.js', 'text/markdown'],
    ['/no/such/page.md', '*/*'],
  ] as const) {
    const {status, headers, body} = await ask(address, {Accept: accept});
    expect([status, headers['content-type']], address).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(headers.vary, address).toContain('Accept');
    expect(body.toString(), address).toMatch(/^# Page not found\n[^]*\/llms\.txt\)\n$/);
  }
  for (const address of ['/no/such/page', '/404', '/404.md']) {
    const {status, headers, body} = await ask(address, {Accept: 'text/html'});
    expect([status, headers['content-type']], address).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString(), address).toContain('Page not found');
  }
});

test('nginx serves the API catalogue and the skills with their content types', async ({ask}) => {
  const {status, headers} = await ask('/.well-known/api-catalog');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    link: '</.well-known/api-catalog>; rel="api-catalog"',
  });
  const index = await ask('/.well-known/agent-skills/index.json');
  expect(index.headers['content-type']).toBe('application/json; charset=utf-8');
  const {skills} = JSON.parse(index.body.toString()) as {skills: {url: string}[]};
  const skill = await ask(new URL(skills[0]?.url ?? '').pathname);
  expect([skill.status, skill.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
});

test('nginx serves only the site, never redirects to another origin, and refuses other methods', async ({
  ask,
  nginx,
}) => {
  for (const path of [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/.nginx/headers.conf',
    '/_headers',
    '/_redirects',
    '/assets/%2e%2e/.nginx/headers.conf',
    '/index.html%00.png',
    '/assets/',
  ]) {
    const {status, body} = await ask(path);
    expect([301, 400, 404], `${path} answered ${status}`).toContain(status);
    expect(body.toString(), path).not.toMatch(/root:|add_header|Index of/);
  }
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/x%0d%0aSet-Cookie:a=b/',
  ]) {
    const {headers} = await ask(path);
    expect(new URL(headers.location ?? '/', nginx.origin).origin, path).toBe(nginx.origin);
    expect(headers['set-cookie'], path).toBeUndefined();
  }
  for (const method of ['POST', 'OPTIONS']) {
    const {status, headers} = await ask('/', {}, method);
    expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
  }
  const head = await ask('/', {}, 'HEAD');
  expect([head.status, head.headers.allow, head.body.length]).toEqual([200, undefined, 0]);
});
