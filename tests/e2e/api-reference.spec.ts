import type {Page} from '@playwright/test';
import {release} from '../../src/platform/release';
import {expect, open, test} from '../support/test';

const long = '/reference/api/create-evaluation';

test('a link to a property expands its parents; a hovered property shows links to itself and to its source', async ({
  page,
}) => {
  await open(page, `${long}#body.rate_limit.batch_size`);
  const property = page.locator('[id="body.rate_limit.batch_size"]');
  await expect(property).toBeVisible();
  await expect(property).toBeInViewport();
  await expect(page.locator('[id="body.lm_providers_keys"] details')).not.toHaveAttribute('open');
  // From one property to another on the same page.
  await page.evaluate(() => (window.location.hash = '#body.lm_providers_keys.OPENAI_API_KEY'));
  await expect(page.locator('[id="body.lm_providers_keys.OPENAI_API_KEY"]')).toBeInViewport();

  const head = page.locator('[id="body.app_id"] > .api-head');
  const link = head.getByRole('link', {name: 'Link to body.app_id'});
  const source = head.getByRole('link', {name: 'Source of app_id'});
  await expect(source).toHaveAttribute('href', new RegExp(`^${release.source}/agenta-backend/.*#L\\d+$`));
  for (const one of [link, source]) await expect(one).toHaveCSS('opacity', '0');
  await head.hover();
  for (const one of [link, source]) await expect(one).toHaveCSS('opacity', '1');
  await link.click();
  await expect(page).toHaveURL(/#body\.app_id$/);
});

const sample = (page: Page) => page.locator('.api-side [role="tabpanel"]:visible code').first();

test('a selected language persists across pages and visits', async ({page}) => {
  await open(page, long);
  for (const name of ['Python', 'curl']) await page.getByRole('tab', {name, exact: true}).click();
  await open(page, '/prompt_management/deployment');
  await expect(page.getByRole('tab', {name: 'curl', exact: true})).toHaveAttribute('aria-selected', 'true');
  await open(page, long);
  await page.getByRole('tab', {name: 'Ruby', exact: true}).click();
  await expect(sample(page)).toContainText('net/http');
  await open(page, '/reference/api/get-variant');
  await expect(sample(page)).toContainText('net/http');
  await page.reload();
  await expect(sample(page)).toContainText('net/http');
  await page.locator('.api-text a', {hasText: /^All operations on/}).click();
  await page.locator('.markdown table a').first().click();
  await expect(sample(page)).toContainText('net/http');
});

test('the server can be changed above the samples, and is stored as its origin alone', async ({page}) => {
  await open(page, long);
  await page.getByRole('tab', {name: 'Go', exact: true}).click();
  await page.getByRole('button', {name: 'Change', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Your values'});
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await dialog.getByLabel('Agenta server').fill('https://agenta.your-host.example/api/');
  await page.keyboard.press('Enter');
  await expect(page.locator('.api-server')).toContainText('https://agenta.your-host.example');
  // Also in the tab that hydration selects.
  await page.reload();
  await expect(sample(page)).toContainText('net/http');
  await expect(sample(page)).toContainText('https://agenta.your-host.example/api/evaluations');
  const stored = await page.evaluate(() => window.localStorage.getItem('agenta-docs.server'));
  expect(stored).toBe('https://agenta.your-host.example');
});

test('the list of all operations can be filtered', async ({page}) => {
  await open(page, '/reference/api/category');
  const links = page.locator('.api-subjects li a');
  const count = await links.count();
  await page.getByLabel('Filter operations').fill('delete evaluators');
  await expect(links).toHaveText(['Delete an evaluator configuration']);
  await expect(page.getByText(`1 of ${count} operations`)).toBeVisible();
  await page.getByLabel('Filter operations').fill('');
  await expect(links).toHaveCount(count);
});
