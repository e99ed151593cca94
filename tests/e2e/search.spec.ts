import {dialog, field, hits, openSearch, recents, store} from '../support/search';
import {blockStorage, expect, holdBack, open, start, test} from '../support/test';

const textFiles = /search-index\/[^/]+\/\d+\.json/;

test.beforeEach(({page}) => open(page, start));

test('hits are grouped by section, with type, content and address; Enter opens one', async ({page}) => {
  await openSearch(page, 'roll back');
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Prompt management');
  await expect(hits(page).first()).toContainText('Deploy to environments and roll back');
  await expect(hits(page).first().locator('mark').first()).toBeVisible();
  await expect(hits(page).nth(1).getByRole('link')).toHaveAttribute('href', /deployment#roll-back/);
  expect(await hits(page).count()).toBeLessThanOrEqual(20);
  await field(page).press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/prompt_management\/deployment#roll-back/);
  await expect(dialog(page)).toHaveCount(0);
});

test('hits are waited for: Enter opens a hit for the whole query, even for the first one', async ({page}) => {
  const release = await holdBack(page, '**/search-index/index.json');
  await openSearch(page);
  await page.keyboard.type('environment variables');
  await expect(hits(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/self-host\/environment-variables/);
  await openSearch(page, 'team');
  await expect(hits(page).first()).toContainText('team');
  // Hits wait a moment for their texts.
  await holdBack(page, textFiles);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('roll back');
  await page.keyboard.press('Enter');
  // The box repeats a query when texts have loaded, at any time.
  await field(page).dispatchEvent('focusin');
  await expect(page).toHaveURL(/\/prompt_management\/deployment/);
  await expect(dialog(page)).toHaveCount(0);
});

test('hits are all listed, weak ones in a last group', async ({page}) => {
  await openSearch(page, 'webhook');
  const count = await hits(page).count();
  const groups = page.locator('.DocSearch-Hit-source');
  await expect(groups.last()).toHaveText('More results');
  // The name of that group is not suggested as a query.
  await field(page).fill('zzqqxxyy');
  await expect(page.locator('.DocSearch-Prefill')).not.toHaveCount(0);
  await expect(page.locator('.DocSearch-Prefill').filter({hasText: 'More', visible: true})).toHaveCount(0);
  await field(page).fill('webhook');
  await page.getByRole('link', {name: `See all ${count} results`}).click();
  await expect(page.locator('.search-page__status')).toHaveText(`${count} results`);
  await expect(page.locator('.search-page__hit')).toHaveCount(count);
  await expect(page.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
});

test('snippets have ten words, and five on a phone', async ({page}) => {
  for (const [width, limit] of [
    [1280, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await openSearch(page, 'how do I invite a colleague');
    await expect(hits(page).first().locator('.DocSearch-Hit-path')).toBeVisible();
    const texts = await page
      .locator('.search-hit__name, .search-hit__page, .DocSearch-Hit-path')
      .allTextContents();
    const words = texts.filter((text) => text.includes('…')).map((text) => text.trim().split(/\s+/).length);
    expect(words.length).toBeGreaterThan(0);
    expect(Math.max(...words)).toBeLessThanOrEqual(limit + 1);
    await page.keyboard.press('Escape');
  }
});

test('hits are shown before their texts have loaded, which are then added', async ({page}) => {
  const release = await holdBack(page, textFiles);
  await openSearch(page, 'how do I invite a colleague');
  const first = hits(page).first();
  await expect(first).toContainText('Manage a team');
  await expect(first.locator('.DocSearch-Hit-path')).toHaveCount(0);
  release();
  await expect(first).toContainText('Manage a team');
  await expect(first.locator('.DocSearch-Hit-path')).toContainText(/invite/i);
});

test('broken lists and blocked storage do not keep the box from opening', async ({page}) => {
  await store(page, {[recents]: '{"not": "a list"}'});
  await openSearch(page, 'variant');
  await page.addInitScript(blockStorage);
  await open(page, start);
  await openSearch(page, 'variant');
  await field(page).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});
