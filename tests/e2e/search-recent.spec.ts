import type {Page} from '@playwright/test';
import {dialog, field, hits, openSearch, recents} from '../support/search';
import {expect, open, start, test} from '../support/test';

interface Remembered {
  url: string;
  type: 'lvl1' | 'lvl2';
  hierarchy: Record<'lvl1' | 'lvl2', string>;
}

const remembered = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), recents)) ?? '[]') as Remembered[];

/** Of each, the first two hits are opened: the first by key, the second by pointer. */
const queries = ['roll back', 'AGENTA_HOST', 'port is already allocated', 'webhook', 'delete app'];

test('whatever is opened is remembered, with its section and page, newest first, up to seven', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await open(page, start);
  const opened: string[] = [];
  for (const query of queries) {
    for (const [position, byKey] of [true, false].entries()) {
      await openSearch(page, query);
      const link = hits(page).nth(position).getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      if (byKey) await field(page).press('Enter');
      else await link.click();
      await expect(dialog(page)).toHaveCount(0);
      // Until the texts have loaded, a hit may lead to the top of its page.
      await expect(page).toHaveURL(new RegExp(`${address.replace(/#.*/, '')}(#|$)`));
      const {pathname, hash} = new URL(page.url());
      opened.unshift(pathname + hash);
      const list = await remembered(page);
      expect(list.map(({url}) => url)).toEqual([...new Set(opened)].slice(0, 7));
    }
  }
  await openSearch(page);
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
  const titles = (await remembered(page)).map(({type, hierarchy}) => hierarchy[type]);
  const decoded = await page.evaluate(
    (texts) => texts.map((html) => new DOMParser().parseFromString(html, 'text/html').body.innerText),
    titles,
  );
  expect(decoded).toHaveLength(7);
  expect(decoded.every(Boolean)).toBe(true);
  await expect(page.locator('.DocSearch-Hit-title')).toHaveText(decoded);
});
