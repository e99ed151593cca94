import {clipboardText, expect, open, test} from '../support/test';

const address = '/evaluation/test_sets';
const menu = 'details:has(> summary[aria-label="More for this page"])';
const copyPage = {name: 'Copy page', exact: true} as const;

test('the page menu works by keyboard, prefills an issue, and closes on Escape and a press outside', async ({
  page,
}) => {
  await open(page, address);
  const summary = page.locator(`${menu} > summary`);
  await page.getByRole('button', copyPage).focus();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  for (const name of ['Copy link', 'Open in Claude', 'Open in ChatGPT', 'Print']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`${menu} :focus`)).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  const issue = page.getByRole('link', {name: 'Open an issue about this page'});
  await expect(issue).toBeFocused();
  const {searchParams} = new URL((await issue.getAttribute('href')) ?? '');
  expect(searchParams.get('title')).toContain(address);
  expect(searchParams.get('body')).toMatch(new RegExp(`^Page: https?://.+${address}\n`));
  expect(searchParams.get('body')).toMatch(/Site version: \d+\.\d+\.\d+/);
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(page.locator(menu)).toHaveAttribute('open');
  await page.locator('h1').click();
  await expect(page.locator(menu)).not.toHaveAttribute('open');
});

test('the page menu copies the twin and says so; the link to the twin in the head follows navigation', async ({
  page,
}) => {
  await open(page, address);
  const status = page.locator(`${menu} + [role=status]`);
  await page.getByRole('button', copyPage).click();
  await expect(status).toHaveText('Copied.');
  const text = await (await page.request.get(`${address}.md`)).text();
  expect(await clipboardText(page)).toBe(text);
  await expect(status).toBeEmpty();
  const twin = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(twin).toHaveAttribute('href', `${address}.md`);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(address);
  await expect(twin).toHaveAttribute('href', `${new URL(page.url()).pathname}.md`);
});

test('where the clipboard is denied, the page menu leads to the twin, and a code block is selected', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', {value: {write: deny, writeText: deny}});
  });
  await open(page, address);
  await page.getByRole('button', copyPage).click();
  await expect(page.locator(`${menu} + [role=status]`)).toContainText('refused');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  await page.keyboard.press('Escape');
  const block = page.locator('.codeblock').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Selected'})).toHaveCount(1);
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected).toBe((await block.locator('code').innerText()).trim());
});
