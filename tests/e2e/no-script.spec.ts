import {expect, type Page, test} from '@playwright/test';
import {examples} from '../../src/components/TryEvaluator/examples';
import {palettes} from '../../src/settings/palette';
import {sectionsToVisit} from '../support/pages';

test.use({javaScriptEnabled: false});

/** `#rrggbb` as a browser computes it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

/** Tables that are cut off, and those that cover the contents beside them, by their first words. */
const brokenTables = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const contents = document.querySelector('.page__contents');
    const isWide = innerWidth >= 1500;
    const edge = isWide && contents?.checkVisibility() ? contents.getBoundingClientRect().left : Infinity;
    return [...document.querySelectorAll('table')]
      .filter((table) => table.checkVisibility())
      .filter(({parentElement: frame}) => {
        if (!frame) return false;
        return frame.scrollWidth > frame.clientWidth || frame.getBoundingClientRect().right > edge;
      })
      .map(({innerText}) => innerText.slice(0, 60));
  });

for (const [section, addresses] of sectionsToVisit()) {
  test(`pages of /${section} are readable without scripts, on a phone and on wide screens`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + addresses.length * 5_000);
    for (const address of addresses) {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(address);
      await expect(page.locator('h1'), address).toBeVisible();
      const shown = await page.evaluate(() => {
        const visible = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        const panels = document.querySelectorAll('[role="tabpanel"]').length;
        return {
          hiddenTabs: panels - visible('[role="tabpanel"]').length,
          copyButtons: visible('[aria-label="Copy code"]').length,
          width: document.documentElement.scrollWidth,
        };
      });
      expect(shown, address).toEqual({hiddenTabs: 0, copyButtons: 0, width: 390});
      const hasTables = (await page.locator('table').count()) > 0;
      for (const width of hasTables ? [390, 1280, 1920] : []) {
        await page.setViewportSize({width, height: 844});
        // The column of the text takes a moment to get its width.
        await expect.poll(() => brokenTables(page), `${address} at ${width} px. Fix: src/css`).toEqual([]);
      }
    }
  });
}

test('a phone shows the logo, the pictures, the contents of a page and links to others', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/guides/how_does_agenta_work');
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  const pictures = await page.locator('.markdown figure').all();
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) await expect(picture.locator('img:visible')).toHaveCount(1);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents).toBeHidden();
  await page.mouse.wheel(0, 400);
  await page.getByRole('button', {name: 'On this page'}).click();
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await page.locator('.theme-doc-sidebar-menu a:not([aria-current])').first().click();
  await expect(page).not.toHaveURL(/how_does_agenta_work/);
  await expect(page.locator('h1')).toBeVisible();
});

test('a page, its pictures and its logos are light or dark as the system is', async ({page}) => {
  await page.goto('/guides/how_does_agenta_work');
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    const {paper, ink} = palettes[mode];
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(paper));
    await expect(page.locator('h1')).toHaveCSS('color', rgb(ink));
    await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
    const source = (place: string) => page.locator(`${place} img:visible`).first();
    for (const place of ['.navbar__logo', '.footer'])
      await expect(source(place)).toHaveAttribute('src', new RegExp(`-${mode}\\.svg$`));
    const ending = mode === 'dark' ? /#dark\.svg$/ : /(?<!#dark)\.svg$/;
    await expect(source('.markdown figure')).toHaveAttribute('src', ending);
  }
});

test('controls that need a script are not shown', async ({page}) => {
  await page.goto('/evaluation/test_sets');
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  for (const name of ['Collapse sidebar', 'Copy page', 'Close', 'Toggle navigation bar'])
    await expect(page.getByRole('button', {name})).toHaveCount(0);
  await expect(page.getByText('Copy page', {exact: true})).toBeHidden();
  await expect(page.getByLabel('More for this page')).toBeHidden();
  // The footer has what the menu offers, and the announcement is there without its button.
  for (const name of ['This page as Markdown', 'Report a fault'])
    await expect(page.getByRole('link', {name})).toBeVisible();
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar.getByRole('link')).toBeVisible();
});

test('search explains that it needs scripts, and links to the sections', async ({page}) => {
  await page.goto('/prompt_management/deployment');
  await expect(page.locator('.search-button')).toHaveAttribute('href', '/search');
  await page.goto('/search');
  await expect(page.locator('noscript p').filter({hasText: 'Search needs JavaScript'})).toBeVisible();
  await expect(page.locator('main input')).toBeHidden();
  await expect(page.locator('.search-page__sections').getByRole('link')).toHaveCount(10);
});

test('placeholders are marked, without a button', async ({page}) => {
  await page.goto('/reference/api/list-app-variants');
  const block = page.locator('.codeblock:visible').first();
  await expect(block.locator('var')).toHaveText(['https://cloud.agenta.ai', 'YOUR_APP_ID', 'YOUR_API_KEY']);
  await expect(page.locator('.fill-button:visible')).toHaveCount(0);
});

test('every evaluator shows its worked example, and no button', async ({page}) => {
  await page.goto('/evaluation/automatic_evaluation');
  for (const [key, {output, answer = '', verdict}] of Object.entries(examples)) {
    const card = page.locator(`[data-try-evaluator="${key}"]`);
    for (const words of [output, answer, verdict.reason]) await expect(card).toContainText(words);
    await expect(card.getByRole('button')).toHaveCount(0);
  }
});
