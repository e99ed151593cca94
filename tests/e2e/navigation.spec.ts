import type {Page} from '@playwright/test';
import {chromiumFlags, findChromium} from '../../scripts/chromium';
import {expect, hydrated, open, start, test, toggleMode} from '../support/test';
import {ranWeaker} from '../support/weaker';

const target = '/prompt_management/integrating';
const targetLink = `.theme-doc-sidebar-menu a[href="${target}"]`;

test.describe('prefetching', () => {
  const requestsAfterHover = async (page: Page) => {
    await open(page, start);
    await page.waitForLoadState('networkidle');
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.locator('.pagination-nav__link--next').hover();
    await page.waitForTimeout(400);
    return requests;
  };

  test('happens when a reader points at a link', async ({page}) => {
    expect(await requestsAfterHover(page)).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['who saves data', {saveData: true, effectiveType: '4g'}],
    ['on a slow connection', {saveData: false, effectiveType: 'slow-2g'}],
  ] as const) {
    test(`never happens for a reader ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      expect(await requestsAfterHover(page)).toBe(0);
    });
  }
});

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

test('going back restores the page from the back/forward cache', async ({playwright, baseURL}) => {
  // Playwright disables this cache by default.
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const goBackTo = async (address: string): Promise<unknown> => {
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
        location.href = '/changelog';
      });
      await page.waitForURL('**/changelog');
      // There is no load event to wait for.
      await page.evaluate(() => history.back());
      await expect.poll(() => page.evaluate(() => location.href).catch(() => '')).toBe(address);
      return page.evaluate(() => (window as {persisted?: boolean}).persisted);
    };
    // Some headless browsers do not cache any page, not even this one.
    const bare = `${baseURL}/bare`;
    await page.route(bare, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html data-has-hydrated="true"><title>Bare</title>',
      }),
    );
    const hasCache = await goBackTo(bare);
    if (!hasCache) ranWeaker('back/forward cache', 'this browser does not cache pages');
    expect(await goBackTo(`${baseURL}${start}`)).toBe(hasCache);
    await page.addInitScript(() => addEventListener('unload', () => undefined));
    expect(await goBackTo(`${baseURL}${start}`)).toBeUndefined();
  } finally {
    await browser.close();
  }
});
