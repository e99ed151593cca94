import type {Page} from '@playwright/test';
import {expect, open, start, test, toggleMode} from '../support/test';

const target = '/prompt_management/integrating';
const targetLink = `.theme-doc-sidebar-menu a[href="${target}"]`;

/** Hovers over a link. Returns a function that counts the requests since then. */
const hoverLink = async (page: Page) => {
  await open(page, start);
  await page.waitForLoadState('networkidle');
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.locator('.pagination-nav__link--next').hover();
  return () => requests;
};

test('prefetching happens when a reader points at a link', async ({page}) => {
  await expect.poll(await hoverLink(page)).toBeGreaterThan(0);
});

for (const [name, connection] of [
  ['who saves data', {saveData: true, effectiveType: '4g'}],
  ['on a slow connection', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`prefetching never happens for a reader ${name}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const requests = await hoverLink(page);
    await page.waitForTimeout(400);
    expect(requests()).toBe(0);
  });
}

test('a page that the browser has translated still navigates', async ({page}) => {
  await open(page, start);
  // As translation tools do, wraps every text node in an element.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.textContent = text.nodeValue;
    }
    document.documentElement.lang = 'de';
  });
  await toggleMode(page);
  await page.locator(targetLink).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator('h1')).toHaveText(/Call a deployed app/i);
});

test('the sidebar shows the entry of the current page, however far down it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 480});
  await open(page, '/reference/api/user-profile');
  const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect(entry).toBeInViewport();
  const scrolled = () => page.locator('nav.menu').evaluate((menu) => menu.scrollTop);
  expect(await scrolled(), 'the entry is so far down that the sidebar scrolls').toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
