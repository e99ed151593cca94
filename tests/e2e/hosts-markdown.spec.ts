import type {OutgoingHttpHeaders} from 'node:http';
import {gunzipSync} from 'node:zlib';
import {ask, type Answer} from '../support/ask';
import {test} from '../support/nginx';
import {expect} from '../support/test';

const addresses = ['/', '/evaluation/test_sets'];
const twin = (address: string) => (address === '/' ? '/index.md' : `${address}.md`);
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
  for (const address of addresses) {
    const [html, markdown] = await Promise.all([
      get(nginx.origin, address),
      get(nginx.origin, twin(address)),
    ]);
    expect(html.headers.vary, address).toBe('Accept-Encoding, Accept');
    for (const accept of preferMarkdown) {
      const answer = await get(nginx.origin, address, accept);
      const name = `${address} for ${accept}`;
      expect(answer.status, name).toBe(200);
      expect(answer.headers['content-type'], name).toBe('text/markdown; charset=utf-8');
      expect(answer.body.equals(markdown.body), name).toBe(true);
      // All other headers are those that browsers get, above all the policy.
      const own = ['content-type', 'content-length', 'etag', 'last-modified', 'date'];
      const shared = ({headers}: Answer) =>
        Object.entries(headers).filter(([header]) => !own.includes(header));
      expect(shared(answer), name).toEqual(shared(html));
      expect(answer.headers.etag, name).not.toBe(html.headers.etag);
    }
    for (const accept of preferHtml) {
      const answer = await get(nginx.origin, address, accept);
      const name = `${address} for ${accept}`;
      expect(answer.headers['content-type'], name).toBe('text/html; charset=utf-8');
      expect(answer.body.equals(html.body), name).toBe(true);
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

test('nginx serves the skills with their content types', async ({nginx}) => {
  const index = await get(nginx.origin, '/.well-known/agent-skills/index.json');
  expect(index.headers['content-type']).toBe('application/json; charset=utf-8');
  const {skills} = JSON.parse(index.body.toString()) as {skills: {url: string}[]};
  const skill = await get(nginx.origin, new URL(skills[0]?.url ?? '').pathname);
  expect([skill.status, skill.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
});
