import {readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {
  contentSecurityPolicy,
  hashOf,
  inlineScripts,
  styleAttributes,
} from '../../src/built-site/headers/policy';
import {redirects} from '../../src/settings/redirects';
import {expect, open, test, toggleMode} from '../support/test';

/** Inline scripts of a page that the policy blocks, and style attributes. */
function blocked(html: string, policy: string): string[] {
  return [
    ...inlineScripts(html).filter((script) => !policy.includes(hashOf(script))),
    ...styleAttributes(html),
  ];
}

test('every built page has a policy that allows its own scripts, and no style attribute', () => {
  const moved = Object.keys(redirects).map((address) => `build${address}.html`);
  const files = globbySync('build/**/*.html', {ignore: moved});
  expect(files).not.toEqual([]);
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const policy = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy, file).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src( 'sha256-[^']+')+;/,
    );
    expect(policy, file).not.toMatch(/unsafe|\*|https?:/);
    expect(blocked(html, policy), file).toEqual([]);
  }
  // The check itself finds a planted script and a planted style.
  const policy = contentSecurityPolicy({scriptHashes: [], styleHashes: [], connect: []}, 'meta');
  expect(policy).toContain("; style-src 'none';");
  expect(blocked('<script>planted()</script><p style="top:0">', policy)).toEqual(['planted()', '"top:0"']);
});

test('every response has the security headers of _headers', async ({request}) => {
  for (const address of ['/', '/no/such/page', '/img/favicon.svg']) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy'], address).not.toMatch(/unsafe|\*|https?:/);
  }
});

/** Storage keys that the page about this site lists; `…` matches any text. */
function documentedKeys(): RegExp[] {
  const page = readFileSync('docs/misc/about-this-site.mdx', 'utf8');
  const table = /## What is stored in your browser([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  const keys = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  );
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return keys.map((key) => new RegExp(`^${key.split('…').map(escape).join('.+')}$`));
}

test('there are no requests to other origins, and only documented keys are stored', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const foreign: string[] = [];
  let requests = 0;
  context.on('request', (request) => {
    requests += 1;
    const {protocol, origin} = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && origin !== baseURL) foreign.push(request.url());
  });
  for (const address of [
    '/',
    '/evaluation/automatic_evaluation',
    '/reference/api/list-apps',
    '/changelog',
    '/search?q=env',
    '/tags',
  ]) {
    await open(page, address);
  }
  await open(page, '/prompt_management/integrating');
  await toggleMode(page);
  await page.getByRole('tab', {name: 'curl', exact: true}).first().click();
  await page.getByRole('button', {name: 'Wrap'}).first().click();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('environment');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, '/reference/api/create-evaluation');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', {name: /send|try/i})).toHaveCount(0);

  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const documented = documentedKeys();
  expect(requests).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
  expect(stored.local).not.toEqual([]);
  const keys = [...stored.local, ...stored.session];
  expect(keys.filter((key) => !documented.some((pattern) => pattern.test(key)))).toEqual([]);
  expect(stored).toMatchObject({
    session: ['agenta-docs.wrap'],
    cookie: '',
    databases: 0,
    caches: 0,
    workers: 0,
  });
  expect(documented.some((pattern) => pattern.test('planted.key'))).toBe(false);
});
