import type {Page} from '@playwright/test';
import {shifts, watchShifts} from '../support/shifts';
import {expect, open, start, test} from '../support/test';

/** One that arrives just after the first paint moves a line by a pixel, which is no doing of what these tests are about. */
const withoutFonts = (page: Page) =>
  page.route('**/*.woff2', (route) => route.fulfill({status: 204}));

test.describe('announcement bar', () => {
  test('stays dismissed, and shifts nothing on load', async ({page}) => {
    await withoutFonts(page);
    await watchShifts(page);
    await open(page, '/');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await open(page, start);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(await shifts(page)).toBe('');
  });

  test('comes back when its id changes, and shifts nothing', async ({page}) => {
    await withoutFonts(page);
    await watchShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-id');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect(await shifts(page)).toBe('');

    // The check itself sees a page that moves.
    await page.evaluate(() => document.body.prepend(document.createElement('h1')));
    await expect.poll(() => shifts(page)).toContain('→');
  });
});
