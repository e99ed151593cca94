import {readdirSync, readFileSync} from 'node:fs';
import type {IndexFile, PageText} from '@site/src/search/engine/format';
import {allTexts, dialog, field, hits, openSearch} from '../support/search';
import {expect, hydrated, open, start, test} from '../support/test';

const folder = 'build/search-index';
const readJson = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as unknown;

/** The titles and headings of all pages. */
function titles(): string[] {
  const {pages, texts} = readJson('index.json') as IndexFile;
  const files = readdirSync(`${folder}/${texts}`).filter((name) => /^\d/.test(name));
  const headings = files.flatMap((name) => (readJson(`${texts}/${name}`) as PageText).h);
  return [...pages.map(({t}) => t), ...headings.map(([, heading]) => heading)];
}

test.beforeEach(({page}) => open(page, start));

test('hits are titled by the heading or page that they lead to, and every one says more in its second line', async ({
  page,
}) => {
  const known = titles();
  for (const query of ['roll back', 'run evaluation', 'migrate', 'how do I invite a colleague']) {
    await openSearch(page, query);
    await allTexts(page);
    // A row of a table of errors is titled by its message.
    const toHeadings = hits(page).filter({hasNot: page.locator('a[href*="#error-"]')});
    const names = await toHeadings.locator('.search-hit__name').allTextContents();
    const unknown = names.filter((name) => {
      const words = name.replace(/^…|…$/g, '');
      return !known.some((title) => title.includes(words));
    });
    expect(unknown, query).toEqual([]);
    expect(names.length).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
  }
});

test('a heading that matches stands above text that matches on the same page; an entry is titled by its name, and names its page', async ({
  page,
}) => {
  await openSearch(page, 'roll back');
  const names = page.locator('.DocSearch-Hits').first().locator('.search-hit__name');
  await expect(names.filter({hasText: /roll back/i})).toHaveCount(await names.count());
  await field(page).fill('migrate');
  const own = hits(page).filter({has: page.locator('a[href*="/migration-to-mongodb"]')});
  await expect(own.first().locator('.search-hit__name')).toContainText(/migrat/i);
  await field(page).fill('AGENTA_HOST');
  const first = hits(page).first();
  await expect(first.locator('.search-hit__name')).toHaveText('AGENTA_HOST');
  await expect(first.locator('.search-hit__page')).toHaveText(/^Environment variables/);
  await expect(first.locator('.DocSearch-Hit-path')).not.toHaveText(/AGENTA_HOST/);
});

test('a box without recent searches offers six tasks', async ({page, request}) => {
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  const tasks = page.getByRole('group', {name: 'Tasks'}).getByRole('link');
  await expect(tasks).toHaveCount(6);
  for (const task of await tasks.all()) {
    const address = (await task.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
  await tasks.last().click();
  await expect(page).toHaveURL(/\/self-host\/host-locally$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('after an error, the query can be tried again or taken to the results page', async ({page, errors}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await openSearch(page);
  await field(page).fill('webhook');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.route('**/search-index/**', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await openSearch(page);
  await field(page).fill('webhook & more');
  await page.getByRole('link', {name: 'Open the results page'}).click();
  await expect(page).toHaveURL(/\/search\?q=webhook/);
  await expect(page.getByRole('searchbox')).toHaveValue('webhook & more');
  await expect(dialog(page)).toHaveCount(0);
  // The browser may report the aborted requests.
  errors.length = 0;
});
