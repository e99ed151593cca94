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

test('no page uses a removed style rule', async ({page, errors}) => {
  test.setTimeout(60_000);
  expect(dropped).not.toEqual([]);
  const expectNone = async (state: string) => expect(await matching(page, dropped), state).toEqual([]);
  for (const [name, address] of Object.entries(templates)) {
    await open(page, address);
    await expectNone(name);
  }
  // The browser reports the status 404.
  errors.length = 0;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).waitFor();
  await expectNone('search box');
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 390, height: 900});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar__items').waitFor();
  await expectNone('mobile menu');
});
