import {expect, ignoreErrors, open, start, test} from '../support/test';

test('another form of an address redirects to the clean one, files have their content types, and an unknown address shows the not-found page', async ({
  page,
  errors,
}) => {
  const moved = await page.request.get('/changelog.html?q=1', {maxRedirects: 0});
  expect([moved.status(), moved.headers().location]).toEqual([301, '/changelog?q=1']);
  expect((await page.request.get('/no/such/page')).status()).toBe(404);
  for (const [file, type] of [
    ['/changelog/rss.xml', /xml/],
    ['/changelog/atom.xml', /xml/],
    ['/changelog/feed.json', /json/],
    [`${start}.md`, /^text\/markdown; ?charset=utf-8$/i],
    ['/llms.txt', /^text\/plain; ?charset=utf-8$/i],
  ] as const)
    expect((await page.request.get(file)).headers()['content-type'], file).toMatch(type);
  await open(page, '/no/such/page');
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Agenta Docs');
  await expect(page.getByRole('link', {name: 'Search the documentation'})).toBeVisible();
  await expect(page.locator('main').getByRole('link', {name: 'Introduction'})).toBeVisible();
  // The browser reports the status.
  ignoreErrors(errors, /404/);
});

test('a page served as .html has its clean address, canonical link and social card', async ({page}) => {
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
  // React Helmet inserts again the tags that it marks as its own.
  const colourScheme = page.locator('meta[name="color-scheme"]');
  await expect(colourScheme).toHaveCount(1);
  await expect(colourScheme).not.toHaveAttribute('data-rh');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('data-rh');
});
