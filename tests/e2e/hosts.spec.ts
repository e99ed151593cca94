import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {ask} from '../support/ask';
import {test} from '../support/nginx';
import {expect} from '../support/test';
import {reportDegraded} from '../support/degraded';

/** The path of a script of a page. */
const scriptOf = (html: Buffer): string =>
  / src="(\/assets\/js\/[^"]+)"/.exec(html.toString())?.[1] ?? 'the page has no script';

test('nginx serves clean addresses and redirects other forms to them', async ({nginx}) => {
  for (const address of [
    '/',
    '/getting_started/quick-start',
    '/changelog',
    '/reference/api/list-apps',
    '/search?q=env',
  ]) {
    const {status, headers} = await ask(nginx.origin, address);
    expect(status, address).toBe(200);
    expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
  }
  for (const [typed, clean] of [
    ['/getting_started/quick-start.html', '/getting_started/quick-start'],
    ['/getting_started/quick-start/', '/getting_started/quick-start'],
    ['/index.html', '/'],
    ['/changelog/index.html', '/changelog'],
    ['/changelog/', '/changelog'],
    ['/search.html?q=env', '/search?q=env'],
    ['/home', '/'],
  ] as const) {
    const {status, headers} = await ask(nginx.origin, typed);
    expect([status, headers.location], typed).toEqual([301, clean]);
  }
});

test('nginx sends every security header with every response', async ({nginx}) => {
  const {body} = await ask(nginx.origin, '/');
  const css = /\/assets\/css\/[^" >]+/.exec(body.toString())?.[0] ?? '';
  for (const address of ['/', '/no/such/page', css, '/img/favicon.svg', '/index.html', '/index.md']) {
    const {headers} = await ask(nginx.origin, address);
    expect(headers.allow, address).toBeUndefined();
    expect(headers['content-security-policy'], address).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBeTruthy();
    expect(headers['permissions-policy'], address).toBeTruthy();
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(headers.server, address).not.toMatch(/\d/);
  }
});

test('nginx lets browsers cache unchanging files and revalidate others', async ({nginx}) => {
  const {body, headers: page} = await ask(nginx.origin, '/');
  const script = scriptOf(body);
  const index = await ask(nginx.origin, '/search-index/index.json');
  const {texts} = JSON.parse(index.body.toString()) as {texts: string};
  const aYear = 'public, max-age=31536000, immutable';
  for (const [address, expected] of [
    [script, aYear],
    ['/fonts/instrument-sans-v5.woff2', aYear],
    [`/search-index/${texts}/0.json`, aYear],
    ['/search-index/index.json', 'no-cache'],
    ['/', 'no-cache'],
    ['/evaluation/test_sets', 'no-cache'],
    ['/evaluation/test_sets.md', 'no-cache'],
    ['/llms.txt', 'no-cache'],
    ['/assets/js/gone.js', 'no-cache'],
    ['/no/such/page', 'no-cache'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const {headers} = await ask(nginx.origin, address, {method});
      expect(headers['cache-control'], `${method} ${address}`).toBe(expected);
    }
  }
  const again = await ask(nginx.origin, '/', {headers: {'If-None-Match': page.etag}});
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('nginx sends precompressed files', async ({nginx}) => {
  const plain = await ask(nginx.origin, '/');
  const gzip = await ask(nginx.origin, '/', {headers: {'Accept-Encoding': 'gzip'}});
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gzip.headers.vary).toBe('Accept-Encoding, Accept');
  expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  const refused = await ask(nginx.origin, '/', {headers: {'Accept-Encoding': 'gzip;q=0'}});
  expect(refused.headers['content-encoding']).toBeUndefined();
  expect(refused.body.equals(plain.body)).toBe(true);
  if (!nginx.sendsBrotli) {
    reportDegraded('nginx', 'its module for brotli is not installed, so brotli was not tested');
    return;
  }
  const script = scriptOf(plain.body);
  for (const address of ['/', script, '/index.md', '/llms-full.txt', '/no/such/page']) {
    const whole = await ask(nginx.origin, address);
    const small = await ask(nginx.origin, address, {
      headers: {'Accept-Encoding': 'gzip, deflate, br, zstd'},
    });
    expect(small.headers['content-encoding'], address).toBe('br');
    expect(small.headers['content-type'], address).toBe(whole.headers['content-type']);
    for (const header of ['cache-control', 'content-security-policy', 'vary'])
      expect(small.headers[header], `${header} of ${address}`).toBe(whole.headers[header]);
    expect(brotliDecompressSync(small.body).equals(whole.body), address).toBe(true);
  }
});

test('nginx supports ranges and shows the not-found page', async ({nginx}) => {
  const range = await ask(nginx.origin, '/fonts/instrument-sans-v5.woff2', {
    headers: {Range: 'bytes=0-99'},
  });
  expect([range.status, range.body.length]).toEqual([206, 100]);
  const unknown = await ask(nginx.origin, '/no/such/page');
  expect(unknown.status).toBe(404);
  expect(unknown.body.toString()).toContain('Page not found');
  for (const address of ['/404', '/404.html', '/404/'])
    expect([301, 404], address).toContain((await ask(nginx.origin, address)).status);
});
