import {rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {cleanAddress, serve} from '../../../scripts/serve';
import {testFolder} from '../../support/folder';

const files = {
  'index.html': 'home',
  'page.html': 'page',
  'page.md': '# page',
  '404.html': 'not found',
};

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
  it('serves clean addresses, redirects other forms, and has a not-found page', async () => {
    const server = await serve(testFolder(files), {port: 0});
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

  it('follows a new build, also while it runs', async () => {
    const dir = testFolder({...files, _headers: '/*\n  X-Policy: old\n'});
    const server = await serve(dir, {port: 0});
    const policy = async () => (await fetch(`${server.origin}/page`)).headers.get('x-policy');
    expect(await policy()).toBe('old');
    writeFileSync(path.join(dir, '_headers'), '/*\n  X-Policy: new\n');
    expect(await policy()).toBe('new');
    rmSync(dir, {recursive: true});
    expect((await fetch(`${server.origin}/page`)).status).toBe(404);
    await server.close();
  });

  it('uses the next port when one is in use, and reports it', async () => {
    const blocker = http.createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const {port} = blocker.address() as AddressInfo;
    const busy: number[] = [];
    const server = await serve(testFolder(files), {port, onPortInUse: (one) => busy.push(one)});
    expect(busy[0]).toBe(port);
    expect(server.port).toBeGreaterThan(port);
    await server.close();
    blocker.close();
  });

  it('fails with a fix when there is no build', async () => {
    await expect(serve(testFolder(), {port: 0})).rejects.toThrow(/Fix: run "npm run build"/);
  });
});
