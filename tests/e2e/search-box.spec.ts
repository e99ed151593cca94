import type {Request} from '@playwright/test';
import {gzipped} from '../../scripts/bench/weigh';
import {descriptionsFile} from '../../src/search/engine/format';
import {sampledColourViolations, structureViolations, switchTo} from '../support/axe';
import {button, dialog, favorites, field, hits, openSearch, recents, store, stored} from '../support/search';
import {withoutFonts} from '../support/shifts';
import {expect, hydrated, open, start, test} from '../support/test';

/** Bytes after gzip: modal, engine, index, and the texts of the first two hits that are not weak. */
const firstAnswer = 92 * 1024;

test('forced colours keep found words and the selected tab recognizable', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/reference/api/list-apps');
  const tabs = page.locator('[role=tablist]').first().getByRole('tab');
  const borders = () => tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomColor));
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(async () => {
    const [chosen, ...others] = await borders();
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(chosen);
  }).toPass();
  await openSearch(page, 'variant');
  const word = hits(page).locator('mark').first();
  await expect(word).toHaveCSS('background-color', 'rgb(255, 255, 0)');
  await expect(word).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('search loads nothing before intent, and few bytes for the first query', async ({page}) => {
  await open(page, start);
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await openSearch(page, 'variant');
  // What the box needs was not loaded before.
  const kinds = requests.map((request) => request.resourceType());
  expect(kinds.filter((kind) => kind === 'script').length).toBeGreaterThan(1);
  expect(requests.map((request) => request.url()).join()).toContain('/search-index/index.json');
  const isLater = (request: Request) => request.url().endsWith(descriptionsFile);
  // With the descriptions, after a pause, come the texts of further hits.
  await expect.poll(() => requests.findIndex(isLater)).toBeGreaterThan(0);
  const size = async (some: Request[]) => {
    const bodies = await Promise.all(some.map(async (one) => (await one.response())?.body()));
    return bodies.reduce((sum, body) => sum + gzipped(body ?? ''), 0);
  };
  const [first, later] = await Promise.all([
    size(requests.slice(0, requests.findIndex(isLater))),
    size(requests.slice(requests.findIndex(isLater))),
  ]);
  console.log(`search: ${first} bytes (gzip) for the first query; ${later} later`);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(firstAnswer);
  expect(later).toBeLessThan(40_000);
});

test('the box opens by button, Ctrl+K and slash, keeps Tab inside, closes by Escape and restores the focus', async ({
  page,
}) => {
  const appears = () =>
    page.locator('.DocSearch-Container').evaluate((box) => getComputedStyle(box).animationName);
  await open(page, start);
  await openSearch(page);
  expect(await appears()).toBe('search-appear');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await appears(), 'fix: src/search/box/modal.css').toBe('none');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  await expect(field(page)).toHaveAttribute('maxlength', '64');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the box causes no layout shift', async ({page}) => {
  await withoutFonts(page);
  await open(page, start);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.body.dataset.shift = entry.name;
    }).observe({type: 'layout-shift'});
  });
  await openSearch(page, 'variant');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.body.dataset.shift)).toBeUndefined();
});

test('the box has no accessibility violations in any state or mode, and limits what it remembers', async ({
  page,
  errors,
}) => {
  test.setTimeout(60_000);
  const box = '.DocSearch-Container';
  const check = async (state: string) => {
    expect(await structureViolations(page, box), state).toEqual([]);
    for (const mode of ['dark', 'light'] as const) {
      await switchTo(page, mode);
      expect(await sampledColourViolations(page, box), `${state}, ${mode}`).toEqual([]);
    }
  };
  await open(page, `${start}?docusaurus-theme=light`);
  await openSearch(page);
  await check('empty');
  await field(page).fill('variant');
  await expect(hits(page).first()).toBeVisible();
  await check('results');
  await field(page).fill('zzqqxxyy');
  await expect(dialog(page)).toContainText('No results for “zzqqxxyy”');
  await expect(page.getByRole('status').filter({hasText: 'No results'})).toHaveCount(1);
  await check('no results');
  await page.keyboard.press('Escape');
  await store(page, {[recents]: stored(7, 'recent'), [favorites]: stored(12, 'favorite')});
  await openSearch(page);
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
  for (const [group, limit] of [4, 10].entries())
    await expect(page.locator('.DocSearch-Hits').nth(group).locator('.DocSearch-Hit')).toHaveCount(limit);
  await check('remembered');
  await page.route('**/search-index/**', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await openSearch(page);
  await field(page).fill('variant');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await check('error');
  // The browser may report the aborted request.
  errors.length = 0;
});

test('the box fits into a phone and above an on-screen keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 660});
  await open(page, start);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 660});
    const box = await button(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await openSearch(page, 'variant');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) return;
      Object.defineProperty(viewport, 'height', {value: 320, configurable: true});
      viewport.dispatchEvent(new Event('resize'));
    });
    const modal = await page.locator('.DocSearch-Modal').boundingBox();
    expect(modal?.height).toBeLessThanOrEqual(320);
    const last = hits(page).last();
    await last.scrollIntoViewIfNeeded();
    const {y = 0, height = 0} = (await last.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(340);
    await page.keyboard.press('Escape');
  }
});
