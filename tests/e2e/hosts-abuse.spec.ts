import {ask} from '../support/ask';
import {test} from '../support/nginx';
import {expect} from '../support/test';

test('nginx serves only the site, and never redirects to another origin', async ({nginx}) => {
  for (const path of [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/img/..%5c..%5cetc/passwd',
    '/.nginx/headers.conf',
    '/_headers',
    '/_redirects',
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
    '/%2f%2fevil.example/',
    '/x%0d%0aSet-Cookie:a=b/',
  ]) {
    const {headers} = await ask(nginx.origin, path);
    const {location = '/'} = headers;
    expect(new URL(location, nginx.origin).origin, `${path} leads to ${location}`).toBe(nginx.origin);
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('nginx refuses every method but GET and HEAD', async ({nginx}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const {status, headers} = await ask(nginx.origin, '/', {method});
    expect(status, method).toBe(405);
    expect(headers.allow, method).toBe('GET, HEAD');
    expect(headers['content-security-policy'], method).toContain("default-src 'none'");
  }
  const head = await ask(nginx.origin, '/', {method: 'HEAD'});
  expect([head.status, head.body.length]).toEqual([200, 0]);
});
