import {dialog, openSearch} from '../support/search';
import {expect, holdBack, open, start, test} from '../support/test';

test('the results page has its query in the address, and a button for more', async ({page}) => {
  const release = await holdBack(page, '**/search-index/**');
  await open(page, '/search?q=variant');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “variant”');
  await expect(page.getByText('Searching…')).toBeVisible();
  release();
  await expect(page.locator('.search-page__hit').first()).toBeVisible();
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  const before = await page.locator('.search-page__hit').count();
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => page.locator('.search-page__hit').count()).toBeGreaterThan(before);
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await field.fill('kubernetes');
  await expect(page).toHaveURL(/q=kubernetes/);
  await expect(page.locator('.search-page__hit').first()).toContainText('Kubernetes');
  // On other pages, this key opens the box.
  await field.press('/');
  await expect(field).toHaveValue('kubernetes/');
  await expect(dialog(page)).toHaveCount(0);
});

test('the results page is linked from the box, whatever the characters of the query, and works with broken percent-encoding', async ({
  page,
}) => {
  await open(page, start);
  await openSearch(page, 'variant & app #1');
  await page.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL(/\/search\?q=variant/);
  await expect(page.getByRole('searchbox')).toHaveValue('variant & app #1');
  await expect(page.locator('.search-page__hit').first()).toBeVisible();
  await open(page, '/search?q=%E0%A4%A');
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toBeVisible();
});

test('the results page can be narrowed to a part of the documentation, by pointer and by key', async ({
  page,
}) => {
  await open(page, '/search?q=variant');
  const paths = page.locator('.search-page__path');
  await expect(paths.first()).toBeVisible();
  const all = await page.locator('.search-page__status').textContent();
  const choices = page.getByRole('group', {name: 'Search in'});
  await expect(choices.getByRole('radio')).toHaveCount(5);
  await expect(choices.getByRole('radio', {name: 'All'})).toBeChecked();
  await choices.getByText('SDK').click();
  await expect(page.locator('.search-page__status')).not.toHaveText(all ?? '');
  await expect(paths.filter({hasNotText: /^(Python SDK|Command line)/})).toHaveCount(0);
  await expect(paths).not.toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(choices.getByRole('radio', {name: 'Self-host'})).toBeChecked();
  await expect(paths.filter({hasNotText: /^Self-host/})).toHaveCount(0);
  await expect(paths).not.toHaveCount(0);
});
