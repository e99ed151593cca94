import {expect, ignoreErrors, open, start, test} from '../support/test';

test('the .html, index.html and trailing-slash forms redirect to the clean address', async ({
  page,
}) => {
  for (const [typed, clean] of [
    ['/getting_started/quick-start.html', '/getting_started/quick-start'],
    ['/getting_started/quick-start/', '/getting_started/quick-start'],
    ['/index.html', '/'],
    ['/changelog/index.html', '/changelog'],
    ['/search.html?q=env', '/search?q=env'],
  ] as const) {
    await page.goto(typed);
    expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(clean);
  }
});

test('the changelog has feeds in three formats', async ({request}) => {
  for (const [file, start] of [
    ['rss.xml', '<?xml'],
    ['atom.xml', '<?xml'],
    ['feed.json', '{'],
  ] as const) {
    const response = await request.get(`/changelog/${file}`);
    expect(response.status()).toBe(200);
    expect((await response.text()).startsWith(start)).toBe(true);
  }
});

test('an unknown address shows the not-found page, with search and links', async ({
  page,
  errors,
}) => {
  expect((await page.request.get('/no/such/page')).status()).toBe(404);
  await open(page, '/no/such/page');
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Agenta Docs');
  await expect(page.getByRole('link', {name: 'Search the documentation'})).toBeVisible();
  await expect(page.locator('main').getByRole('link', {name: 'Introduction'})).toBeVisible();
  // The browser reports the status.
  ignoreErrors(errors, /404/);
});

test('a page served as .html has its clean address, canonical link and social card', async ({
  page,
}) => {
  for (const [file, address] of [
    [`${start}.html`, start],
    ['/reference/api/list-apps.html', '/reference/api/list-apps'],
    ['/changelog.html', '/changelog'],
    ['/index.html', '/'],
  ] as const) {
    const clean = await page.request.get(address);
    await page.route(`**${file}`, (route) => route.fulfill({response: clean}));
    await open(page, file);
    expect(new URL(page.url()).pathname, file).toBe(address);
    const head = (selector: string, attribute: string) =>
      page.locator(selector).first().getAttribute(attribute);
    expect(await head('link[rel=canonical]', 'href'), file).toMatch(
      new RegExp(`agenta-docs\\.example${address}$`),
    );
    expect(await head('meta[property="og:image"]', 'content'), file).toContain(
      address === '/' ? '/index.png' : `${address}.png`,
    );
  }
});
