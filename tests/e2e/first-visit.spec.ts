import type {Page} from '@playwright/test';
import {recordShifts, shifted, shifts} from '../support/shifts';
import {expect, holdBack, hydrated, open, start, test} from '../support/test';

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

test('fonts that come late are shown, and text moves little', async ({page}) => {
  await recordShifts(page);
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(start, {waitUntil: 'commit'});
  await hydrated(page);
  expect(await paintedFonts(page, 'h1')).not.toContain('Instrument Sans');
  release();
  await expect.poll(() => paintedFonts(page, 'h1')).toEqual(['Instrument Sans']);
  expect(await shifted(page)).toBeLessThan(0.1);
});

for (const address of ['/', start, '/reference/api/list-apps', '/changelog'])
  for (const width of [390, 1280])
    test(`on slow 4G, with its fonts last, the first visit to ${address} shifts nothing at ${width} pixels`, async ({
      page,
    }) => {
      await recordShifts(page);
      await page.setViewportSize({width, height: 800});
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const [latency, downloadThroughput, uploadThroughput] = [150, 180_000, 84_000];
      const slow4G = {offline: false, latency, downloadThroughput, uploadThroughput};
      await session.send('Network.emulateNetworkConditions', slow4G);
      // The worst of all orders, in which every line is painted in both typefaces.
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(address, {waitUntil: 'commit'});
      await hydrated(page);
      release();
      await expect.poll(() => paintedFonts(page, 'h1')).toEqual(['Instrument Sans']);
      expect(await shifted(page), await shifts(page)).toBeLessThan(0.01);
    });

/** Scrolls as a reader does, so that the navbar hides. */
async function scrollDown(page: Page, by: number): Promise<void> {
  await page.mouse.move(640, 400);
  for (let done = 0; done < by; done += 120) await page.mouse.wheel(0, 120);
  await expect(page.locator('.navbar')).not.toBeInViewport();
}

const top = async (page: Page, selector: string): Promise<number | undefined> =>
  (await page.locator(selector).first().boundingBox())?.y;

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

test('environment variables can be filtered', async ({page}) => {
  await open(page, '/self-host/environment-variables');
  await page.getByRole('searchbox', {name: 'Filter variables'}).fill('redis celery');
  for (const id of ['#env-domain-name', '#env-celery-broker-url'])
    await expect(page.locator(id)).toBeHidden();
  await expect(page.locator('#env-celery-result-backend')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: /^\d+ of \d+ variables$/})).toBeVisible();
});
