import type {OutgoingHttpHeaders} from 'node:http';
import {gunzipSync} from 'node:zlib';
import {ask} from '../support/ask';
import {test} from '../support/nginx';
import {expect} from '../support/test';

const preferMarkdown = [
  'text/markdown',
  'text/html, text/markdown',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'TEXT/MARKDOWN ; variant=GFM ; q=0.7, text/*;q=0.3, */*;q=0.9',
];
const preferHtml = [
  undefined,
  '*/*',
  'text/html, text/markdown;q=0.9',
  'text/markdown; q=0.000',
  'text/markdown;q=0.5, */*;q=0.8',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
];
const get = (origin: string, address: string, accept?: string, more: OutgoingHttpHeaders = {}) =>
  ask(origin, address, {headers: {...(accept === undefined ? {} : {Accept: accept}), ...more}});

test('nginx serves a page as Markdown at its own address', async ({nginx}) => {
  for (const address of ['/', '/evaluation/test_sets']) {
    const html = await get(nginx.origin, address);
    const markdown = await get(nginx.origin, address === '/' ? '/index.md' : `${address}.md`);
    expect(html.headers.vary, address).toBe('Accept-Encoding, Accept');
    for (const [type, whole, accepted] of [
      ['markdown', markdown, preferMarkdown],
      ['html', html, preferHtml],
    ] as const)
      for (const accept of accepted) {
        const {status, headers, body} = await get(nginx.origin, address, accept);
        const name = `${address} for ${accept}`;
        expect([status, headers['content-type']], name).toEqual([200, `text/${type}; charset=utf-8`]);
        expect(body.equals(whole.body), name).toBe(true);
        expect(headers.etag === html.headers.etag, name).toBe(type === 'html');
        // All other headers are the same, above all the policy.
        const own = ['content-type', 'content-length', 'etag', 'last-modified', 'date'];
        const shared = (all: object) => Object.entries(all).filter(([header]) => !own.includes(header));
        expect(shared(headers), name).toEqual(shared(html.headers));
      }
  }
});

test('nginx compresses and revalidates Markdown', async ({nginx}) => {
  const address = '/evaluation/test_sets';
  const plain = await get(nginx.origin, address, 'text/markdown');
  const small = await get(nginx.origin, address, 'text/markdown', {'Accept-Encoding': 'gzip'});
  expect(small.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/markdown; charset=utf-8',
    vary: 'Accept-Encoding, Accept',
  });
  expect(gunzipSync(small.body).equals(plain.body)).toBe(true);
  const again = await get(nginx.origin, address, 'text/markdown', {
    'If-None-Match': plain.headers.etag,
  });
  expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Accept']);
});

test('nginx says in Markdown that an address is unknown', async ({nginx}) => {
  const unknown = [
    ['/no/such/page', 'text/markdown'],
    ['/assets/js/gone.js', 'text/markdown'],
    ['/no/such/page.md', '*/*'],
    ['/.nginx/headers.conf', 'text/markdown'],
  ] as const;
  for (const [address, accept] of unknown) {
    const {status, headers, body} = await get(nginx.origin, address, accept);
    expect(status, address).toBe(404);
    expect(headers['content-type'], address).toBe('text/markdown; charset=utf-8');
    expect(headers['content-security-policy'], address).toContain("default-src 'none'");
    expect(headers.vary, address).toContain('Accept');
    expect(body.toString(), address).toMatch(/^# Page not found\n[^]*\/llms\.txt\)\n$/);
  }
  expect((await get(nginx.origin, '/404.md')).status).toBe(404);
  const {status, headers} = await get(nginx.origin, '/no/such/page', 'text/html');
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('nginx serves the API catalogue and the skills with their content types', async ({nginx}) => {
  const {status, headers} = await get(nginx.origin, '/.well-known/api-catalog');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  expect(headers.link).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  const index = await get(nginx.origin, '/.well-known/agent-skills/index.json');
  expect(index.headers['content-type']).toBe('application/json; charset=utf-8');
  const {skills} = JSON.parse(index.body.toString()) as {skills: {url: string}[]};
  const skill = await get(nginx.origin, new URL(skills[0]?.url ?? '').pathname);
  expect([skill.status, skill.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
});
