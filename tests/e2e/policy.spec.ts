import {readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {
  contentSecurityPolicy,
  hashOf,
  inlineScripts,
  styleAttributes,
} from '../../src/built-site/headers/policy';
import {expect, open, test} from '../support/test';

const start = '/prompt_management/deployment';

/** Scripts that the policy does not allow, and style attributes, of one page. */
function refused(html: string, policy: string): string[] {
  return [
    ...inlineScripts(html).filter((script) => !policy.includes(hashOf(script))),
    ...styleAttributes(html),
  ];
}

test('every built page carries a policy that allows its own scripts, and no style attribute', () => {
  const files = globbySync('build/**/*.html');
  expect(files.length).toBeGreaterThanOrEqual(150);
  let scripts = 0;
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const policy =
      /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).not.toContain('unsafe');
    expect(refused(html, policy), file).toEqual([]);
    scripts += inlineScripts(html).length;
  }
  console.log(`policy: ${files.length} pages, ${scripts} inline scripts, all allowed by hash`);
  // The check itself: a planted script and a planted style are found.
  const policy = contentSecurityPolicy({scriptHashes: [], styleHashes: [], connect: []}, 'meta');
  expect(refused('<script>planted()</script><p style="top:0">', policy)).toEqual([
    'planted()',
    '"top:0"',
  ]);
});

test('every answer has the headers', async ({request}) => {
  for (const address of ['/', start, '/no/such/page', '/img/favicon.svg', '/sitemap.xml']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toContain("default-src 'none'");
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], address).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
  }
});

test('what is planted into a page is refused', async ({page, complaints, request}) => {
  const response = await request.get(start);
  const planted =
    '<script>window.planted=1</script><b id=victim style="color:red" onclick="window.planted=2">x</b>';
  const body = (await response.text()).replace('</body>', `${planted}</body>`);
  await page.route(`**${start}`, (route) =>
    route.fulfill({status: 200, headers: response.headers(), body}),
  );
  await open(page, start);
  await page.locator('#victim').evaluate((element: HTMLElement) => element.click());
  const outcome = await page.evaluate(async () => {
    const loads = (element: HTMLScriptElement | HTMLImageElement, src: string) =>
      new Promise((resolve) => {
        element.onload = () => resolve(true);
        element.onerror = () => resolve(false);
        element.src = src;
        document.body.append(element);
      });
    return {
      planted: 'planted' in window,
      colour: getComputedStyle(document.querySelector('#victim')!).color,
      script: await loads(document.createElement('script'), 'http://127.0.0.1:9/x.js'),
      image: await loads(document.createElement('img'), 'http://127.0.0.1:9/x.png'),
      fetch: await fetch('http://127.0.0.1:9/x').then(
        () => true,
        () => false,
      ),
    };
  });
  expect(outcome).toMatchObject({planted: false, script: false, image: false, fetch: false});
  expect(outcome.colour).not.toBe('rgb(255, 0, 0)');
  const refusals = complaints.filter((text) => text.includes('Content Security Policy'));
  expect(refusals.length).toBeGreaterThanOrEqual(6);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !refusals.includes(text)));
});

/** Storage keys that the page about this site lists; `…` stands for any ending. */
function documentedKeys(): RegExp[] {
  const page = readFileSync('docs/misc/about-this-site.mdx', 'utf8');
  const table = /## What is stored in your browser([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  const keys = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  );
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return keys.map((key) => new RegExp(`^${key.split('…').map(escape).join('.+')}$`));
}

test('nothing is asked of others and nothing is stored but what is documented', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const foreign: string[] = [];
  let asked = 0;
  context.on('request', (request) => {
    asked += 1;
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
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await page.getByRole('tab', {name: 'curl', exact: true}).first().click();
  await page.getByRole('button', {name: 'Wrap'}).first().click();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('environment');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, '/reference/api/list-apps');

  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const documented = documentedKeys();
  console.log(
    `privacy: ${asked} requests, ${foreign.length} to others; stored: ${stored.local.join(', ')}`,
  );
  expect(asked).toBeGreaterThan(50);
  expect(foreign).toEqual([]);
  expect(documented.length).toBeGreaterThanOrEqual(6);
  expect(stored.local.length).toBeGreaterThanOrEqual(4);
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
