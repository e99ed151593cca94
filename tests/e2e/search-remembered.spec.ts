import {
  dialog,
  favorites,
  field,
  hits,
  openSearch,
  recents,
  store,
  stored,
} from '../support/search';
import {blockStorage, expect, listen, open, start, test} from '../support/test';

test.describe('remembered searches', () => {
  test('are empty at first, and keep seven recents with the newest first', async ({page}) => {
    await open(page, start);
    await openSearch(page);
    await expect(dialog(page)).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    await store(page, {[recents]: stored(7)});
    await openSearch(page, 'manage a team');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/team_management/);
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
    await expect(hits(page)).toHaveCount(7);
    await expect(hits(page).first()).toContainText('Manage a team');
  });

  test('keep four recents beside favourites, and ten favourites', async ({page}) => {
    await open(page, start);
    await store(page, {[recents]: stored(7, 'recent'), [favorites]: stored(12, 'favorite')});
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(4);
    await expect(page.locator('.DocSearch-Hits').nth(1).locator('.DocSearch-Hit')).toHaveCount(10);
  });

  test('become favourites and are removed by their buttons', async ({page}) => {
    await open(page, start);
    await store(page, {[recents]: stored(2)});
    await openSearch(page);
    await page.getByTitle('Save this search').first().click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await page.getByTitle('Remove this search from history').first().click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);
    await page.getByTitle('Remove this search from favorites').first().click();
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('appear in a second tab', async ({page, context, errors}) => {
    await open(page, start);
    await openSearch(page, 'manage a team');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/team_management/);
    const other = await context.newPage();
    listen(other, errors);
    await open(other, start);
    await openSearch(other);
    await expect(hits(other).first()).toContainText('Manage a team');
  });

  test('broken lists and blocked storage do not keep the box from opening', async ({page}) => {
    await open(page, start);
    await store(page, {[recents]: '{"not": "a list"}'});
    await openSearch(page, 'variant');
    await page.addInitScript(blockStorage);
    await open(page, start);
    await openSearch(page, 'variant');
    await field(page).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });
});
