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
import {blockStorage, expect, open, start, test} from '../support/test';

test.describe('remembered searches', () => {
  test.beforeEach(({page}) => open(page, start));

  test('are empty at first, and keep seven recents with the newest first', async ({page}) => {
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
    await store(page, {[recents]: stored(7, 'recent'), [favorites]: stored(12, 'favorite')});
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(4);
    await expect(page.locator('.DocSearch-Hits').nth(1).locator('.DocSearch-Hit')).toHaveCount(10);
  });

  test('broken lists and blocked storage do not keep the box from opening', async ({page}) => {
    await store(page, {[recents]: '{"not": "a list"}'});
    await openSearch(page, 'variant');
    await page.addInitScript(blockStorage);
    await open(page, start);
    await openSearch(page, 'variant');
    await field(page).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });
});
