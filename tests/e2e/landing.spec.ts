import {expect, open, test} from '../support/test';

test.describe('first page', () => {
  test('its search field opens the search box; an example leads to results', async ({page}) => {
    await open(page, '/');
    const main = page.locator('main');
    await main.getByRole('link', {name: 'Search the documentation'}).click();
    await expect(page.getByRole('combobox', {name: 'Search docs'})).toBeFocused();
    await expect(page).not.toHaveURL(/\/search/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const example = main.getByRole('link', {name: 'roll back a deployment'});
    await expect(example).toHaveAttribute('href', '/search?q=roll+back+a+deployment');
    await example.click();
    await expect(page.getByRole('status')).toHaveText(/[1-9]\d* results/);
    await expect(page.locator('.search-page__hit a').first()).toHaveAttribute(
      'href',
      /\/prompt_management\/deployment/,
    );
  });

  test('each kind of reader has a door with three pages', async ({page}) => {
    await open(page, '/');
    for (const name of ['Developer', 'Operator', 'Prompt writer or domain expert']) {
      const door = page.locator('.door', {has: page.getByRole('heading', {name})});
      await expect(door.locator('li a')).toHaveCount(3);
    }
  });
});

test.describe('changelog', () => {
  test('shows what concerns the reader, by keyboard too', async ({page}) => {
    await open(page, '/changelog');
    const entries = page.locator('article:visible');
    const all = await entries.count();
    expect(all).toBeGreaterThanOrEqual(9);
    await page.getByRole('radio', {name: 'Everything'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'Migrations'})).toBeChecked();
    const left = await entries.count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await expect(entries.getByText('Migration', {exact: true})).toHaveCount(left);
    for (const name of ['Prompts', 'Evaluation', 'Observability', 'Your code', 'Self-hosting']) {
      await page.locator('.filter').getByText(name, {exact: true}).click();
      expect(await entries.count(), name).toBeGreaterThan(0);
      expect(await entries.count(), name).toBeLessThan(all);
    }
  });

  test('the first screen of an entry says whether a reader must act', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/changelog/release-0-24');
    await expect(page.getByText('Must you act?')).toBeInViewport();
    await expect(page.getByText('Migration', {exact: true})).toBeInViewport();
    await page.locator('header').getByRole('link', {name: 'What to do'}).click();
    await expect(page.getByRole('heading', {name: 'What to do'})).toBeInViewport();
  });
});

test.describe('code blocks', () => {
  test('the switch for wrapping holds for all blocks and for the visit', async ({page}) => {
    await open(page, '/evaluation/webhook_evaluator');
    const switches = page.getByRole('button', {name: 'Wrap'});
    expect(await switches.count()).toBeGreaterThan(1);
    await switches.first().click();
    await expect(switches.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.codeblock pre').last()).toHaveCSS('white-space', /pre-wrap/);
    await open(page, '/prompt_management/integrating');
    await expect(switches.first()).toHaveAttribute('aria-pressed', 'true');
    await switches.first().click();
    await expect(switches.first()).toHaveAttribute('aria-pressed', 'false');
  });

  test('a very long sample is cut until it is asked for', async ({page}) => {
    await open(page, '/evaluation/webhook_evaluator');
    const block = page.locator('.codeblock:has(.codeblock__more)').first();
    const height = () => block.evaluate((element) => element.clientHeight);
    const cut = await height();
    await block.getByRole('button', {name: /^Show all \d+ lines$/}).click();
    expect(await height()).toBeGreaterThan(cut + 200);
    await block.getByRole('button', {name: 'Show less'}).click();
    expect(await height()).toBe(cut);
  });
});
