import type {Page} from '@playwright/test';
import {hierarchyOf} from './hierarchy';
import {expect} from './test';

export const recents = '__DOCSEARCH_RECENT_SEARCHES__docs';
export const favorites = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
export const field = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
export const hits = (page: Page) => page.locator('.DocSearch-Hit');
export const button = (page: Page) => page.locator('.search-button');

/** Opens the search box; with a query, waits for its hits. */
export async function openSearch(page: Page, query = ''): Promise<void> {
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  if (query === '') return;
  await field(page).fill(query);
  await expect(page.locator('.DocSearch-HitsFooter')).toBeVisible();
}

/** Waits until the texts of all hits have loaded, which follow if the reader stays with the query. */
export const allTexts = (page: Page): Promise<void> =>
  expect(hits(page).filter({hasNot: page.locator('.DocSearch-Hit-path')})).toHaveCount(0);

/** Sets items of `localStorage`. */
export const store = (page: Page, items: Record<string, string>): Promise<void> =>
  page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, items);

/** The JSON of a list of hits as DocSearch stores it. */
export function stored(count: number, prefix = 'page'): string {
  return JSON.stringify(
    Array.from({length: count}, (_, number) => ({
      objectID: `${prefix}-${number}`,
      url: `/evaluation/test_sets#${prefix}-${number}`,
      type: 'lvl1',
      content: null,
      hierarchy: hierarchyOf({lvl0: 'Evaluation', lvl1: `${prefix} ${number}`}),
    })),
  );
}
