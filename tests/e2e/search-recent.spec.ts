import {dialog, field, hits, openSearch, recents} from '../support/search';
import {expect, open, start, test} from '../support/test';

interface Remembered {
  url: string;
  type: 'lvl1' | 'lvl2';
  hierarchy: Record<'lvl1' | 'lvl2', string>;
}

/** Eight queries, of which the first two hits are opened: the first by key, the second by pointer. */
const queries = [
  'roll back',
  'AGENTA_HOST',
  'how do I invite a colleague',
  'port is already allocated',
  'webhook',
  'how do I run the app on my machine',
  'which data does an evaluation need',
  'delete app',
];

test('whatever is opened is remembered, with its section and page, newest first, up to seven', async ({
  page,
}) => {
  test.setTimeout(120_000);
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
      const url = pathname + hash;
      const list = JSON.parse(
        (await page.evaluate((key) => localStorage.getItem(key), recents)) ?? '[]',
      ) as Remembered[];
      expect(list[0]?.url, query).toBe(url);
      expect(list[0]?.hierarchy[list[0].type], query).toBeTruthy();
      if (opened.includes(url)) opened.splice(opened.indexOf(url), 1);
      opened.unshift(url);
      expect(list.map((one) => one.url)).toEqual(opened.slice(0, 7));
    }
  }
  expect(opened.length).toBeGreaterThan(12);
  await openSearch(page);
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
  await expect(hits(page)).toHaveCount(7);
  const list = JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), recents)) ?? '[]',
  ) as Remembered[];
  const decoded = await page.evaluate(
    (texts) => texts.map((html) => new DOMParser().parseFromString(html, 'text/html').body.innerText),
    list.map(({type, hierarchy}) => hierarchy[type]),
  );
  await expect(page.locator('.DocSearch-Hit-title')).toHaveText(decoded);
});
