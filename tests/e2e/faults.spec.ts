import {
  blockStorage,
  expect,
  expectMode,
  follow,
  hydrated,
  ignoreErrors,
  open,
  start,
  test,
  toggleMode,
} from '../support/test';

const target = '/prompt_management/integrating';

/** Whether a script is compiled from a page's Markdown, not shared code. */
const isPageScript = (body: string) => body.includes('contentTitle') && body.includes('frontMatter');

for (const [name, status] of [
  ['the network fails', 0],
  ['a newer deployment has removed it', 404],
] as const) {
  test(`navigation loads the page in full when a script is missing because ${name}`, async ({
    page,
    errors,
  }) => {
    await open(page, start);
    let documents = 0;
    await page.route('**/*', async (route) => {
      const isScript = route.request().resourceType() === 'script';
      if (route.request().resourceType() === 'document') documents += 1;
      if (!isScript || documents > 0) return route.continue();
      return status === 0 ? route.abort() : route.fulfill({status, body: 'gone'});
    });
    await follow(page, target);
    await expect(page.locator('h1')).toHaveText(/Call a deployed app/i);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(target);
    expect(documents).toBe(1);
    ignoreErrors(errors, /Failed to load resource/);
  });
}

for (const [name, isMissing] of [
  ["the page's own", isPageScript],
  ['every', () => true],
] as const) {
  test(`a page shows its text, an error and a retry button when ${name} script is missing at the first visit`, async ({
    page,
    errors,
  }) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      return isMissing(await response.text()) ? route.abort() : route.fulfill({response});
    });
    await page.goto(start);
    const notice = page.getByRole('status').filter({hasText: 'did not load'});
    await expect(notice).toBeVisible();
    await expect(notice.locator('strong')).toHaveText('Page Error');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible();
    const {height = 0} = (await notice.boundingBox()) ?? {};
    expect(height, 'one line').toBeLessThan(60);
    await page.unroute('**/assets/js/*.js');
    await notice.getByRole('button', {name: 'Try again'}).click();
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(start);
    await expect(notice).toHaveCount(0);
    await toggleMode(page);
    await expectMode(page, 'dark');
    // Reported by the browser; no exception is uncaught.
    ignoreErrors(errors, /^Failed to load resource/);
  });
}

for (const [name, script, count] of [
  ['blocked', blockStorage, 1],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }", 0],
] as const) {
  test(`everything works when storage is ${name}`, async ({page, errors}) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('storage')) warnings.push(message.text());
    });
    await page.addInitScript(script);
    await open(page, target);
    await toggleMode(page);
    await expectMode(page, 'dark');
    const tab = page.getByRole('tab', {name: 'curl', exact: true}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await follow(page, start);
    await expect(page).toHaveURL(new RegExp(`${start}$`));
    await expectMode(page, 'dark');
    expect(warnings).toHaveLength(count);
    // Docusaurus logs each value that it cannot store.
    ignoreErrors(errors, /^Docusaurus storage error/);
  });
}

test('the current page and pages visited before work offline', async ({page, context, errors}) => {
  await open(page, start);
  const title = await page.locator('h1').innerText();
  await follow(page, target);
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  // The address comes before the page.
  await expect(page.locator('h1')).not.toHaveText(title);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await expect(page.locator('h1')).toBeVisible();
  await toggleMode(page);
  await expectMode(page, 'dark');
  // Images are requested again, as the preview server disables caching; the browser reports the failures.
  ignoreErrors(errors, /ERR_INTERNET_DISCONNECTED/);
});
