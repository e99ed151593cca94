import type {Page} from '@playwright/test';
import {expect, hydrated, open, start, test} from '../support/test';

/** Families that the browser painted an element's text with. */
async function paintedFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.map(({familyName}) => familyName);
}

/** Scrolls as a reader does, so that the navbar hides. */
async function scrollDown(page: Page, by: number): Promise<void> {
  await page.mouse.move(640, 400);
  for (let done = 0; done < by; done += 120) await page.mouse.wheel(0, 120);
  await expect(page.locator('.navbar')).not.toBeInViewport();
}

const top = async (page: Page, selector: string): Promise<number | undefined> =>
  (await page.locator(selector).first().boundingBox())?.y;

for (const address of ['/', start, '/reference/api/list-apps'])
  test(`late fonts are shown on a first visit to ${address}, and hardly move its text`, async ({page}) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 4000));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, {shifted: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
          (window as unknown as {shifted: number}).shifted += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(address, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    expect(await paintedFonts(page, 'h1')).not.toContain('Instrument Sans');
    await hydrated(page);
    await expect.poll(() => paintedFonts(page, 'h1')).toEqual(['Instrument Sans']);
    const shifted = await page.evaluate(() => (window as unknown as {shifted: number}).shifted);
    expect(shifted).toBeLessThan(0.01);
    await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(0);
  });

test('what sticks moves up when the navbar hides, and down when it returns', async ({page}) => {
  await open(page, '/reference/api/list-apps');
  await scrollDown(page, 960);
  await expect.poll(() => top(page, '.api-page > .contents')).toBe(0);
  const row = await page.locator('.api-page > .contents').boundingBox();
  // Nothing shows through it.
  expect(row?.height).toBeLessThan(50);
  await expect(page.locator('.api-page > .contents')).toHaveCSS('mask-image', 'none');
  await expect.poll(() => top(page, '.api-side')).toBeLessThan((row?.height ?? 0) + 24);
  await page.mouse.wheel(0, -240);
  await expect.poll(() => top(page, '.api-page > .contents')).toBe(60);

  await open(page, start);
  const sidebarBrand = page.locator('.theme-doc-sidebar-container a[class*="sidebarLogo"]');
  await expect(sidebarBrand).toBeHidden();
  await scrollDown(page, 960);
  await expect(sidebarBrand).toBeVisible();
  await expect.poll(() => top(page, '.contents')).toBe(16);
});

/** Where code on the page continues on the next line inside a word. */
const brokenWords = (page: Page) =>
  page.locator('main code:not(pre code)').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const text = document.createRange();
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let before: {letter: string; bottom: number} | undefined;
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          text.setStart(node, at);
          text.setEnd(node, at + 1);
          const {top, bottom, width} = text.getBoundingClientRect();
          const letter = node.textContent?.[at] ?? '';
          // A space at the end of a line has no width.
          if (width === 0 && !/\s/.test(letter)) continue;
          const isBetweenWords = /[\s/_:.=@…-].|[a-z][A-Z]/.test(`${before?.letter}${letter}`);
          if (before && top >= before.bottom - 2 && !isBetweenWords) broken.push(code.textContent ?? '');
          before = {letter, bottom};
        }
      return broken;
    }),
  );

for (const address of ['/self-host/environment-variables', '/reference/api/apps', '/reference/api'])
  for (const width of [390, 1280])
    test(`code on ${address} breaks only between its parts at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, address === '/reference/api' ? '/reference/api/category' : address);
      expect(await brokenWords(page)).toEqual([]);
    });

test('a variable has its meaning at full measure, and the filter finds it', async ({page}) => {
  await open(page, '/self-host/environment-variables');
  const entry = page.locator('#env-domain-name');
  const text = await page.locator('.page__text').boundingBox();
  expect((await entry.locator('p').nth(1).boundingBox())?.width).toBeGreaterThan(
    (text?.width ?? Infinity) - 40,
  );
  await page.getByRole('searchbox', {name: 'Filter variables'}).fill('redis celery');
  await expect(entry).toBeHidden();
  await expect(page.locator('#env-celery-broker-url')).toBeHidden();
  await expect(page.locator('#env-celery-result-backend')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: /^\d+ of \d+ variables$/})).toBeVisible();
});

test('the facts of a page stand on one line, and landing pages have none', async ({page}) => {
  await open(page, start);
  await expect(page.locator('.page-facts')).toHaveText(
    /^How-to\s*For Agenta 0\.24, August 2024 Earlier changes\s*Version: Next$/,
  );
  const facts = page.locator('.page-facts__kind, .version-banner a, .theme-doc-version-badge');
  const tops = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const range = document.createRange();
      range.selectNodeContents(fact.lastChild ?? fact);
      return Math.round(range.getBoundingClientRect().bottom);
    }),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
  for (const landing of ['/', '/guides', '/reference', '/self-host']) {
    await open(page, landing);
    await expect(page.locator('.page-facts')).toHaveCount(0);
  }
});

test('between phone and desktop, a button in the bar opens the contents beside the text', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 800});
  await open(page, start);
  await page.getByRole('button', {name: 'On this page'}).click();
  const box = await page.locator('.page__contents').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(340);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
  await page.getByRole('link', {name: 'When it goes wrong'}).last().click();
  await expect(page.locator('#when-it-goes-wrong')).toBeInViewport();
});

test('on a phone, the bar of contents covers nothing before the reader scrolls', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, start);
  const bar = page.locator('.contents-bar__button');
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(bar).toBeInViewport({ratio: 1});
});

test('every kind of page has contents; roadmap and demo are in the navbar from 1280 px', async ({page}) => {
  for (const address of ['/', '/reference/api/category', '/reference/api/apps']) {
    await open(page, address);
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.locator('.page__contents a').first()).toBeVisible();
  }
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const name of [/^Roadmap/, /^Book a demo/])
    await expect(navbar.getByRole('link', {name})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});
