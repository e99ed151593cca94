import {expect, open, start, test} from '../support/test';

test('a page ends with what to do about a fault, and the day of its last change', async ({page}) => {
  await open(page, start);
  const end = page.locator('.theme-doc-footer-edit-meta-row');
  await expect(end).toHaveText(
    /^Something wrong or missing\? Open an issue · Edit this page · Changed \d+ \w+ 20\d\d$/,
  );
  await expect(end.getByRole('link', {name: 'Open an issue'})).toHaveAttribute('href', /deployment/);
});

test('the groups above a page lead to their first page; an entry of the changelog names itself', async ({
  page,
}) => {
  await open(page, start);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await breadcrumbs.getByRole('link', {name: 'Prompt management'}).click();
  await expect(page).toHaveURL(/prompt_management\/prompt_engineering$/);
  await open(page, '/changelog/release-0-24');
  await expect(breadcrumbs).toContainText('Release 0.24');
});

test('links in text and in properties of the API are followed without loading the page anew', async ({
  page,
}) => {
  for (const [address, link] of [
    [start, '.markdown > p a[href^="/"]'],
    ['/reference/api/create-evaluation', '.api-schema a[href^="/"]:not([target])'],
  ] as const) {
    await open(page, address);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await page.locator(link).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  }
});
