import {openSearch} from '../support/search';
import {expect, open, start, test} from '../support/test';

test.describe('results page', () => {
  test('reads the query from its address, updates it, and shows more', async ({page}) => {
    await open(page, '/search?q=variant');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "variant"');
    await expect(page.locator('.search-page__hit').first()).toBeVisible();
    const before = await page.locator('.search-page__hit').count();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect.poll(() => page.locator('.search-page__hit').count()).toBeGreaterThan(before);
    await page.getByRole('searchbox', {name: 'Search docs'}).fill('kubernetes');
    await expect(page).toHaveURL(/q=kubernetes/);
    await expect(page.locator('.search-page__hit').first()).toContainText('Kubernetes');
  });

  test('is linked from the box, whatever the characters of the query, and works with broken percent-encoding', async ({
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
});
