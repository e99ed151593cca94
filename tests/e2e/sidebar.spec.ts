import {expect, open, start, test} from '../support/test';

test.describe('sidebar', () => {
  test('shows the entry of the current page, however far down it is', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 480});
    await open(page, '/reference/api/user-profile');
    const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(entry).toBeInViewport();
    const scrolled = () => page.locator('nav.menu').evaluate((menu) => menu.scrollTop);
    expect(await scrolled(), 'the entry is so far down that the sidebar scrolls').toBeGreaterThan(
      0,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps other categories open when one is opened', async ({page}) => {
    await open(page, start);
    const expanded = page.locator('.theme-doc-sidebar-menu [aria-expanded="true"]');
    await expect(expanded).toHaveText(['Prompt management']);
    await page.locator('.theme-doc-sidebar-menu [aria-expanded="false"]').first().click();
    await expect(expanded).toHaveText(['Getting started', 'Prompt management']);
    await expanded.last().click();
    await expect(expanded).toHaveText(['Getting started']);
  });
});
