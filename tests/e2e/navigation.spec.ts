import {expect, follow, open, start, test, toggleMode} from '../support/test';

for (const [reader, connection, count] of [
  ['', undefined, 1],
  [' who saves data', {saveData: true, effectiveType: '4g'}, 0],
  [' on a slow connection', {saveData: false, effectiveType: 'slow-2g'}, 0],
] as const)
  test(`a page is${count ? '' : ' not'} fetched when a reader${reader} points at a link`, async ({page}) => {
    await page.addInitScript((value) => {
      if (value) Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await open(page, start);
    await page.waitForLoadState('networkidle');
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.locator('.pagination-nav__link--next').hover();
    await page.waitForTimeout(400);
    expect(Math.min(requests, 1)).toBe(count);
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
  await follow(page, '/prompt_management/integrating');
  await expect(page).toHaveURL(/integrating$/);
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
