import {changeHtml, expect, hydrated, ignoreErrors, open, test} from '../support/test';

test('a table that React did not hydrate stays, and its links work; it is back after a step', async ({page}) => {
  await open(page, '/evaluation/automatic_evaluation');
  await page.evaluate(() => Object.assign(window, {sameVisit: true}));
  const table = page.getByRole('group', {name: 'Built-in evaluators'});
  await table.getByRole('link', {name: 'Regex Test'}).click();
  await expect(page).toHaveURL(/#regex-test$/);
  await expect(page.locator('#regex-test')).toBeInViewport();
  await expect(table.locator('tbody tr')).toHaveCount(18);
  await page.locator('footer').getByRole('link', {name: 'Environment variables'}).click();
  await expect(page.locator('.entries > li').first()).toContainText('Read by');
  await page.goBack();
  await expect(table.locator('tbody tr')).toHaveCount(18);
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});

test('a table is rendered when React discards the page of the server', async ({page, errors}) => {
  await changeHtml(page, (html) => html.replace(/<h1>[^<]+/, '<h1>Another title'));
  await page.goto('/evaluation/automatic_evaluation');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(/Automatic evaluation/);
  await expect(page.getByRole('group', {name: 'Built-in evaluators'}).locator('tbody tr')).toHaveCount(18);
  // React's number for a page that differs from the server's.
  expect(errors.join()).toContain('418');
  ignoreErrors(errors, /418/);
});
