import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cleanAddress, serve} from '../../../scripts/serve';

let site = '';
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'docs-serve-'));
  writeFileSync(path.join(site, 'index.html'), 'home');
  writeFileSync(path.join(site, 'page.html'), 'page');
  writeFileSync(path.join(site, 'page.md'), '# page');
  writeFileSync(path.join(site, '404.html'), 'not found');
});
afterAll(() => rmSync(site, {recursive: true}));

describe('clean addresses', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/a.html', '/a'],
    ['/a/', '/a'],
    ['/a/index.html', '/a'],
    ['/a/b', '/a/b'],
  ])('%s is %s', (typed, clean) => expect(cleanAddress(typed)).toBe(clean));
});

describe('serving a build', () => {
  it('answers clean addresses, redirects other forms, and has a not-found page', async () => {
    const server = await serve(site, {port: 0});
    const get = (address: string) => fetch(server.origin + address, {redirect: 'manual'});
    expect(await (await get('/page')).text()).toBe('page');
    const redirect = await get('/page.html?q=1');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/page?q=1']);
    const missing = await get('/nothing');
    expect([missing.status, await missing.text()]).toEqual([404, 'not found']);
    expect((await get('/page.md')).headers.get('content-type')).toBe(
      'text/markdown; charset=utf-8',
    );
    await server.close();
  });

  it('takes the next port when one is taken, and says so', async () => {
    const blocker = http.createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const {port} = blocker.address() as AddressInfo;
    const taken: number[] = [];
    const server = await serve(site, {port, onTaken: (busy) => taken.push(busy)});
    expect(taken[0]).toBe(port);
    expect(server.port).toBeGreaterThan(port);
    await server.close();
    blocker.close();
  });

  it('says what to do when there is no build', async () => {
    await expect(serve(path.join(site, 'none'), {port: 0})).rejects.toThrow(
      /Fix: run "npm run build"/,
    );
  });
});
