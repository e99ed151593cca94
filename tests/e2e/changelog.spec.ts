import {subjects} from '../../src/components/Changelog/entry';
import {expect, open, test} from '../support/test';

test('the changelog can be filtered by subject, also with the keyboard', async ({page}) => {
  await open(page, '/changelog');
  const entries = page.locator('article:visible');
  const all = await entries.count();
  await page.getByRole('radio', {name: 'Everything'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Migrations'})).toBeChecked();
  const left = await entries.count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await expect(entries.getByText('Migration', {exact: true})).toHaveCount(left);
  for (const name of Object.values(subjects)) {
    await page.locator('.filter').getByText(name, {exact: true}).click();
    expect(await entries.count(), name).toBeGreaterThan(0);
    expect(await entries.count(), name).toBeLessThan(all);
  }
});

test('the first screen of an entry says whether a reader must act', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/changelog/release-0-24');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Release 0.24');
  await expect(page.getByText('Must you act?')).toBeInViewport();
  await expect(page.getByText('Migration', {exact: true})).toBeInViewport();
  await page.locator('header').getByRole('link', {name: 'What to do'}).click();
  await expect(page.getByRole('heading', {name: 'What to do'})).toBeInViewport();
});
