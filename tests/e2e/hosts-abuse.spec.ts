import net from 'node:net';
import {ask} from '../support/ask';
import {test} from '../support/nginx';
import {expect} from '../support/test';

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

test('nginx serves only the site, and never redirects to another origin', async ({nginx}) => {
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

test('nginx refuses every method but GET and HEAD, and malformed requests', async ({nginx}) => {
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
