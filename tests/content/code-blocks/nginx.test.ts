import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import {request} from 'node:https';
import {tmpdir} from 'node:os';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findNginx} from '../../../scripts/install-tools';
import {freePort, listen} from '../../support/listen';
import {runNginx} from '../../support/run-nginx';

const page = readFileSync('docs/self-host/deploy_remotly/behind-a-proxy.mdx', 'utf8');
const [config = '', admission = ''] = [...page.matchAll(/```nginx title="[^"]*"\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
);
const program = findNginx();
const folder = mkdtempSync(`${tmpdir()}/docs-proxy-`);
const end: (() => unknown)[] = [];
let [http, https] = [0, 0];

beforeAll(async () => {
  if (!program) return;
  // Stands in for Agenta's own proxy: answers with what reached it.
  const backend = await listen((incoming, response) => {
    const {method, url, headers} = incoming;
    let length = 0;
    incoming.on('data', (chunk: Buffer) => (length += chunk.length));
    incoming.on('end', () => response.end(JSON.stringify({method, url, headers, length})));
  });
  [http, https] = [await freePort(), await freePort()];
  const certificate = '-x509 -nodes -newkey rsa:2048 -subj /CN=your-host.example'.split(' ');
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', ...certificate, ...files], {stdio: 'ignore'});
  const password = execFileSync('openssl', ['passwd', '-apr1', 'secret'], {encoding: 'utf8'});
  writeFileSync(`${folder}/agenta.htpasswd`, `ada:${password}`);
  const site = config
    .replace('location / {', `location / {\n${admission.replace('YOUR_ADDRESS_RANGE', '127.0.0.1')}`)
    .replaceAll(/\/etc\/(ssl\/agenta|nginx(?=\/agenta))/g, folder)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace('127.0.0.1:8088', `127.0.0.1:${backend.port}`);
  end.push(await runNginx(program, folder, {}, site, `http://127.0.0.1:${http}/`), backend.close);
});
afterAll(async () => {
  for (const one of end) await one();
  rmSync(folder, {recursive: true, force: true});
});

it.skipIf(!program)('the nginx configuration passes path, host and large bodies on', async () => {
  const address = '/api/containers/build_image/?app_id=a%2Fb';
  const body = 'x'.repeat(20_000_000);
  const headers = {host: 'your-host.example', 'content-length': body.length};
  const options = {port: https, method: 'POST', path: address, headers, rejectUnauthorized: false};
  const [response] = await once(request(options).end(body), 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  expect(JSON.parse(text)).toMatchObject({
    method: 'POST',
    url: address,
    length: body.length,
    headers: {host: 'your-host.example', 'x-forwarded-proto': 'https'},
  });
});

it.skipIf(!program)('the nginx configuration asks strangers alone for a password', async () => {
  const ask = async (localAddress: string, auth?: string) => {
    const options = {port: https, localAddress, auth, family: 4, rejectUnauthorized: false};
    const [response] = (await once(request(options).end(), 'response')) as [IncomingMessage];
    return response.resume().statusCode;
  };
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('127.0.0.9')).toBe(401);
  expect(await ask('127.0.0.9', 'ada:secret')).toBe(200);
});

it.skipIf(!program)('the nginx configuration redirects to HTTPS and keeps the method', async () => {
  const address = `http://127.0.0.1:${http}/api/apps/`;
  const {status, headers} = await fetch(address, {method: 'POST', redirect: 'manual'});
  expect(status).toBe(308);
  expect(headers.get('location')).toBe('https://127.0.0.1/api/apps/');
});

it('the nginx configuration waits longer than a row of an evaluation may take', () => {
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(config)?.[1])).toBeGreaterThan(900);
});
