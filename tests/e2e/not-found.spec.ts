import {expect, ignoreErrors, open, test} from '../support/test';

test('an unknown address shows the not-found page', async ({page, errors}) => {
  expect((await page.request.get('/no/such/page')).status()).toBe(404);
  await open(page, '/no/such/page');
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Agenta Docs');
  await expect(page.getByRole('link', {name: 'Search the documentation'})).toBeVisible();
  await expect(page.locator('main').getByRole('link', {name: 'Introduction'})).toBeVisible();
  // The browser reports the status.
  ignoreErrors(errors, /404/);
});
