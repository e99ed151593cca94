import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {templates} from '../support/templates';
import {expect, open, test} from '../support/test';

/** Selectors of the rules that the build removed as unused. */
const dropped = JSON.parse(readFileSync('.docusaurus/dropped-selectors.json', 'utf8')) as string[];

/** The selectors that match an element of the page, once their pseudo-classes and pseudo-elements are removed. */
function matching(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((list) => {
    const states =
      /::?(before|after|marker|placeholder|selection|backdrop|-webkit-[\w-]+|-moz-[\w-]+|hover|focus|focus-visible|focus-within|active|visited|target|disabled|checked)\b/g;
    return list.filter((selector) => {
      const plain = selector.replace(states, '').replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, '$1*');
      try {
        return document.querySelector(plain) !== null;
      } catch {
        // A selector that only another browser understands.
        return false;
      }
    });
  }, selectors);
}

/** Widths down to 320 pixels, which is a zoom of 400 %. */
const widths = [1600, 1280, 768, 390, 320];

/** Pages that have a list of their headings, and tags. */
const withContents = ['introduction', 'how-to', 'reference', 'api-landing', 'api-subject', 'api-operation'];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page leads to its headings of levels 2 and 3, and has tags at its end. */
async function expectContents(page: Page, name: string): Promise<void> {
  const button = page.locator('.page-bar').getByRole('button', {name: 'On this page'});
  if (await button.isVisible()) await button.click();
  const links = page.locator('.contents a:visible');
  await expect(links.first(), name).toBeInViewport();
  const targets = await links.evaluateAll((list: HTMLAnchorElement[]) =>
    list.map(({hash}) => document.getElementById(decodeURIComponent(hash.slice(1)))?.tagName),
  );
  expect([...new Set(targets)].sort(), name).toEqual(targets.includes('H3') ? ['H2', 'H3'] : ['H2']);
  await expect(page.locator('article a[rel="tag"]').first(), name).toBeVisible();
}

test('pages of every template use no removed style rule, fit into every width, and lead to their headings', async ({
  page,
  errors,
}) => {
  test.setTimeout(90_000);
  expect(dropped).not.toEqual([]);
  const expectNone = async (state: string) => expect(await matching(page, dropped), state).toEqual([]);
  for (const [name, address] of Object.entries({'api-subject': '/reference/api/apps', ...templates})) {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, address);
    await expectNone(name);
    if (withContents.includes(name)) await expectContents(page, name);
    for (const width of widths) {
      await page.setViewportSize({width, height: 256});
      expect(await overflow(page), `${address} scrolls horizontally at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  // The browser reports the status 404.
  errors.length = 0;
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar__items').waitFor();
  await expectNone('mobile menu');
  await page.setViewportSize({width: 1280, height: 800});
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).waitFor();
  await expectNone('search box');
});
