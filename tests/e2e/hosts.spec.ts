import http from 'node:http';
import net from 'node:net';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {site} from '../../src/settings/site';
import {findNginx} from '../../scripts/install-tools';
import {startNginx, type Nginx} from '../support/nginx';
import {expect, open, test} from '../support/test';
import {ranWeaker} from '../support/weaker';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as written: a browser or fetch would tidy it first. */
function ask(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: http.OutgoingHttpHeaders} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path, method, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** Sends bytes that no client would send and returns the first line of the answer. */
function sendRaw(origin: string, text: string): Promise<string> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

const program = findNginx();

if (!program) {
  test('the nginx configuration was not tried: nginx is not installed here', () => {
    ranWeaker('hosts', 'nginx is not installed, so deploy/nginx.conf was not tried');
  });
} else {
  test.describe('nginx with deploy/nginx.conf', () => {
    test.describe.configure({mode: 'serial'});
    let nginx: Nginx;
    test.beforeAll(async () => {
      test.setTimeout(90_000);
      nginx = await startNginx(program, process.env.BUILD_DIR ?? 'build');
    });
    test.afterAll(() => nginx?.stop());

    test('answers clean addresses and leads other forms there', async () => {
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
      ] as const) {
        const {status, headers} = await ask(nginx.origin, typed);
        expect([status, headers.location], typed).toEqual([301, clean]);
      }
    });

    test('sends every header with every answer', async () => {
      const {body} = await ask(nginx.origin, '/');
      const css = /\/assets\/css\/[^" >]+/.exec(body.toString())?.[0] ?? '';
      for (const address of [
        '/',
        '/no/such/page',
        css,
        '/img/favicon.svg',
        '/index.html',
        '/index.md',
      ]) {
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

    test('caches what never changes, and asks again for what may', async () => {
      const {body, headers: page} = await ask(nginx.origin, '/');
      const script = /\/assets\/js\/[^" >]+/.exec(body.toString())?.[0] ?? '';
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

    test('sends what was compressed before', async () => {
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
        ranWeaker('hosts', "brotli was not tried: nginx's module for it is not installed");
        return;
      }
      const script = /\/assets\/js\/[^" >]+/.exec(plain.body.toString())?.[0] ?? '';
      for (const address of ['/', script, '/index.md', '/llms-full.txt', '/no/such/page']) {
        const whole = await ask(nginx.origin, address);
        const small = await ask(nginx.origin, address, {
          headers: {'Accept-Encoding': 'gzip, deflate, br, zstd'},
        });
        expect(small.headers['content-encoding'], address).toBe('br');
        expect(small.headers['content-type'], address).toBe(whole.headers['content-type']);
        expect(small.headers['cache-control'], address).toBe(whole.headers['cache-control']);
        expect(brotliDecompressSync(small.body).equals(whole.body), address).toBe(true);
      }
      const brotli = await ask(nginx.origin, '/', {headers: {'Accept-Encoding': 'br'}});
      expect(brotli.headers.vary).toBe('Accept-Encoding, Accept');
      expect(brotli.headers['content-security-policy']).toBe(
        plain.headers['content-security-policy'],
      );
      console.log(
        `hosts: the introduction takes ${plain.body.length} bytes plain, ${gzip.body.length} with gzip, ${brotli.body.length} with brotli`,
      );
    });

    test.describe('to programs that ask for Markdown', () => {
      const addresses = ['/', '/evaluation/test_sets', '/changelog', '/reference/api/list-apps'];
      const twin = (address: string) => (address === '/' ? '/index.md' : `${address}.md`);
      const preferMarkdown = [
        'text/markdown',
        'text/markdown, */*',
        'text/markdown, text/html',
        'text/html, text/markdown',
        'text/markdown, text/html;q=0.9, */*;q=0.1',
        'text/html;q=0.85,text/markdown;q=0.9',
        'text/markdown;q=0.55, text/html;q=0.5',
        'text/markdown;q=1.0, text/html;q=1',
        'text/markdown;q=0.001',
        'TEXT/MARKDOWN ; variant=GFM ; q=0.7, text/*;q=0.3, */*;q=0.9',
        'text/markdown;q=0.5, text/html;q=0, */*;q=0.8',
      ];
      const preferHtml = [
        undefined,
        '',
        '*/*',
        'text/*',
        'text/html',
        'application/json',
        'text/html, text/markdown;q=0.9',
        'text/html, text/markdown;q=0',
        'text/markdown;q=0',
        'text/markdown; q=0.000',
        'text/markdown;q=0.5, */*;q=0.8',
        'text/markdown;q=0.5,text/html;q=0.55',
        'text/markdown;q=0.85, text/html;variant=x;q=0.9',
        'text/markdownish, application/text/markdown',
        'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
      ];
      const get = (address: string, accept?: string, more: http.OutgoingHttpHeaders = {}) =>
        ask(nginx.origin, address, {
          headers: {...(accept === undefined ? {} : {Accept: accept}), ...more},
        });

      test('answers with the page as Markdown, at its own address', async () => {
        for (const address of addresses) {
          const [html, markdown] = await Promise.all([get(address), get(twin(address))]);
          expect(html.headers.vary, address).toBe('Accept-Encoding, Accept');
          for (const accept of preferMarkdown) {
            const answer = await get(address, accept);
            const name = `${address} for ${accept}`;
            expect(answer.status, name).toBe(200);
            expect(answer.headers['content-type'], name).toBe('text/markdown; charset=utf-8');
            expect(answer.body.equals(markdown.body), name).toBe(true);
            // All else is as it is for browsers, the policy first of all.
            const own = ['content-type', 'content-length', 'etag', 'last-modified', 'date'];
            const shared = ({headers}: Answer) =>
              Object.entries(headers).filter(([header]) => !own.includes(header));
            expect(shared(answer), name).toEqual(shared(html));
            expect(answer.headers.etag, name).not.toBe(html.headers.etag);
          }
          for (const accept of preferHtml) {
            const answer = await get(address, accept);
            const name = `${address} for ${accept}`;
            expect(answer.headers['content-type'], name).toBe('text/html; charset=utf-8');
            expect(answer.body.equals(html.body), name).toBe(true);
          }
        }
      });

      test('compresses it, revalidates it and answers HEAD', async () => {
        const plain = await get('/evaluation/test_sets', 'text/markdown');
        const forms = [
          ['gzip', gunzipSync],
          ...(nginx.sendsBrotli ? [['br', brotliDecompressSync] as const] : []),
        ] as const;
        for (const [encoding, open] of forms) {
          const small = await get('/evaluation/test_sets', 'text/markdown', {
            'Accept-Encoding': encoding,
          });
          expect(small.headers['content-encoding']).toBe(encoding);
          expect(small.headers.vary).toBe('Accept-Encoding, Accept');
          expect(small.headers['content-type']).toBe('text/markdown; charset=utf-8');
          expect(open(small.body).equals(plain.body)).toBe(true);
        }
        const again = await get('/evaluation/test_sets', 'text/markdown', {
          'If-None-Match': plain.headers.etag,
        });
        expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Accept']);
        const head = await ask(nginx.origin, '/evaluation/test_sets', {
          method: 'HEAD',
          headers: {Accept: 'text/markdown'},
        });
        expect([head.status, head.body.length]).toEqual([200, 0]);
        expect(head.headers['content-type']).toBe('text/markdown; charset=utf-8');
        expect(head.headers['content-length']).toBe(plain.headers['content-length']);
      });

      test('says in Markdown that an address is unknown', async () => {
        const unknown = [
          ['/no/such/page', 'text/markdown'],
          ['/assets/js/gone.js', 'text/markdown'],
          ['/no/such/page.md', '*/*'],
          ['/.nginx/headers.conf', 'text/markdown'],
        ] as const;
        for (const [address, accept] of unknown) {
          const {status, headers, body} = await get(address, accept);
          expect(status, address).toBe(404);
          expect(headers['content-type'], address).toBe('text/markdown; charset=utf-8');
          expect(headers['content-security-policy'], address).toContain("default-src 'none'");
          expect(headers.vary, address).toContain('Accept');
          expect(body.toString(), address).toMatch(/^# Page not found\n[^]*\/llms\.txt\)\n$/);
        }
        expect((await get('/404.md')).status).toBe(404);
        const {status, headers} = await get('/no/such/page', 'text/html');
        expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      });

      test('sends anything else as it is', async () => {
        for (const [address, type] of [
          ['/search', 'text/html; charset=utf-8'],
          ['/img/favicon.svg', 'image/svg+xml'],
          ['/llms.txt', 'text/plain; charset=utf-8'],
          ['/sitemap.xml', 'text/xml; charset=utf-8'],
        ] as const) {
          const {status, headers} = await get(address, 'text/markdown');
          expect([status, headers['content-type']], address).toEqual([200, type]);
        }
      });

      test('tells where the API and the skills are', async () => {
        for (const method of ['GET', 'HEAD']) {
          const {status, headers} = await ask(nginx.origin, '/.well-known/api-catalog', {method});
          expect(status).toBe(200);
          expect(headers['content-type']).toBe(
            'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
          );
          expect(headers.link).toBe('</.well-known/api-catalog>; rel="api-catalog"');
          expect(headers['content-security-policy']).toContain("default-src 'none'");
        }
        const index = await get('/.well-known/agent-skills/index.json');
        expect(index.headers['content-type']).toBe('application/json; charset=utf-8');
        const {skills} = JSON.parse(index.body.toString()) as {skills: {url: string}[]};
        expect(skills.length).toBeGreaterThanOrEqual(3);
        for (const {url} of skills) {
          const skill = await get(new URL(url).pathname);
          expect([skill.status, skill.headers['content-type']], url).toEqual([
            200,
            'text/markdown; charset=utf-8',
          ]);
        }
      });

      test('passes every check of the Agent-Friendly Documentation Spec that applies', async () => {
        test.setTimeout(180_000);
        const {runChecks} = await import('afdocs');
        const {results} = await runChecks(nginx.origin, {
          canonicalOrigin: site.url,
          networkContext: 'developer-machine',
          samplingStrategy: 'deterministic',
          maxLinksToTest: 50,
          requestDelay: 0,
          maxConcurrency: 12,
        });
        // Two have nothing to look at: no page asks for a login, and no heading stands inside of tabs.
        const skipped = ['section-header-quality', 'auth-alternative-access'];
        const failed = results.filter(
          ({id, status}) => status !== (skipped.includes(id) ? 'skip' : 'pass'),
        );
        console.log(
          `hosts: ${results.length} checks for agents, ${results.filter(({status}) => status === 'pass').length} passed`,
        );
        expect(failed.map(({id, status, message}) => `${id} ${status}: ${message}`)).toEqual([]);
        expect(results.length).toBeGreaterThanOrEqual(28);
      });

      test('would fail one of them on a host that does not look at the header', async ({
        baseURL,
      }) => {
        const {runChecks} = await import('afdocs');
        const {results} = await runChecks(baseURL ?? '', {
          checkIds: ['content-negotiation'],
          canonicalOrigin: site.url,
          samplingStrategy: 'deterministic',
          maxLinksToTest: 3,
          requestDelay: 0,
        });
        expect(results.map(({id, status}) => [id, status])).toContainEqual([
          'content-negotiation',
          'fail',
        ]);
      });
    });

    test('knows its types, ranges and the page for unknown addresses', async () => {
      expect((await ask(nginx.origin, '/index.md')).headers['content-type']).toBe(
        'text/markdown; charset=utf-8',
      );
      expect((await ask(nginx.origin, '/llms.txt')).headers['content-type']).toBe(
        'text/plain; charset=utf-8',
      );
      const range = await ask(nginx.origin, '/fonts/instrument-sans-v5.woff2', {
        headers: {Range: 'bytes=0-99'},
      });
      expect([range.status, range.body.length]).toEqual([206, 100]);
      const unknown = await ask(nginx.origin, '/no/such/page');
      expect(unknown.status).toBe(404);
      expect(unknown.body.toString()).toContain('Page not found');
      const behind = await ask(nginx.origin, '/fonts/instrument-sans-v5.woff2', {
        headers: {Range: 'bytes=99999999-'},
      });
      expect(behind.status).toBe(416);
      // nginx writes the headers of this answer twice.
      expect(behind.headers['x-content-type-options']).toContain('nosniff');
      for (const address of ['/404', '/404.html', '/404/'])
        expect([301, 404], address).toContain((await ask(nginx.origin, address)).status);
    });

    test('gives out nothing beside the site, and leads nobody away', async () => {
      for (const path of [
        '/../../../../etc/passwd',
        '/..%2f..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/../../nginx.conf',
        '/img/..%5c..%5cetc/passwd',
        '/.nginx/headers.conf',
        '/_headers',
        '/_redirects',
        '/.nginx/headers.conf.md',
        '/assets/.nginx/headers.conf',
        '/assets/%2e%2e/.nginx/headers.conf',
        '/index.html%00.png',
        '/assets/',
        '/%E0%A4%A',
      ]) {
        const {status, body} = await ask(nginx.origin, path);
        expect([301, 400, 404], `${path} answered ${status}`).toContain(status);
        expect(body.toString(), path).not.toMatch(/root:|add_header|Index of/);
      }
      for (const path of [
        '//evil.example/',
        '/\\evil.example/',
        '/%5cevil.example/',
        '/%2f%2fevil.example/',
        '/x%0d%0aSet-Cookie:a=b/',
        '//evil.example/index.html',
      ]) {
        const {headers} = await ask(nginx.origin, path);
        const {location = '/'} = headers;
        expect(new URL(location, nginx.origin).origin, `${path} leads to ${location}`).toBe(
          nginx.origin,
        );
        expect(headers['set-cookie'], path).toBeUndefined();
      }
    });

    test('refuses every method but reading, and requests that are none', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const {status, headers} = await ask(nginx.origin, '/', {method});
        expect(status, method).toBe(405);
        // nginx refuses TRACE before it reads any configuration.
        if (method === 'TRACE') continue;
        expect(headers.allow, method).toBe('GET, HEAD');
        expect(headers['content-security-policy'], method).toContain("default-src 'none'");
      }
      const head = await ask(nginx.origin, '/', {method: 'HEAD'});
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(
        await sendRaw(nginx.origin, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
      ).toContain('414');
      expect(await sendRaw(nginx.origin, 'NONSENSE\r\n\r\n')).toContain('400');
    });

    test('serves pages that work under the policy', async ({page}) => {
      await open(page, `${nginx.origin}/prompt_management/deployment`);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/deployment$/);
      await expect(page.locator('h1')).toBeVisible();
    });

    test('bears a load', async () => {
      const {body} = await ask(nginx.origin, '/');
      const assets = [...body.toString().matchAll(/\/assets\/[^" >]+\.\w+/g)].map(([path]) => path);
      const paths = [
        '/',
        '/prompt_management/deployment',
        '/reference/api/list-apps',
        '/no/such/page',
        ...new Set(assets),
      ];
      const total = 3000;
      const times: number[] = [];
      let wrong = 0;
      let next = 0;
      const started = performance.now();
      const reader = async () => {
        while (next < total) {
          const path = paths[next++ % paths.length] ?? '/';
          const begun = performance.now();
          const {status} = await ask(nginx.origin, path, {headers: {'Accept-Encoding': 'gzip'}});
          times.push(performance.now() - begun);
          if (status !== (path === '/no/such/page' ? 404 : 200)) wrong += 1;
        }
      };
      await Promise.all(Array.from({length: 50}, reader));
      const seconds = (performance.now() - started) / 1000;
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1);
      console.log(
        `load: ${total} requests by 50 readers, ${Math.round(total / seconds)} per second, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, ${wrong} wrong`,
      );
      expect([times.length, wrong]).toEqual([total, 0]);
    });
  });
}
