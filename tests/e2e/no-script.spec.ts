import {expect, test} from '@playwright/test';
import {palettes} from '../../src/settings/palette';
import {givenAddresses, ownAddresses} from '../support/addresses';

test.use({javaScriptEnabled: false});

/** `#rrggbb` as a browser computes it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

for (const address of [...givenAddresses, ...ownAddresses].filter((a) => a !== '/search')) {
  test(`${address} is readable without JavaScript on a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(80);
    for (const panel of await page.locator('[role="tabpanel"]').all())
      await expect(panel).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing is wider than the screen').toBeLessThanOrEqual(390);
  });
}

test('a phone shows the logo, the pictures, the contents of a page and links to others', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/guides/how_does_agenta_work');
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  const pictures = await page.locator('.markdown figure').all();
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) await expect(picture.locator('img:visible')).toHaveCount(1);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents).toBeHidden();
  await page.getByRole('button', {name: 'On this page'}).click();
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await page.locator('.theme-doc-sidebar-menu a:not([aria-current])').first().click();
  await expect(page).not.toHaveURL(/how_does_agenta_work/);
  await expect(page.locator('h1')).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(`a page, its pictures and its logos are ${mode} when the system is`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode});
    await page.goto('/guides/how_does_agenta_work');
    const {paper, ink} = palettes[mode];
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(paper));
    await expect(page.locator('h1')).toHaveCSS('color', rgb(ink));
    await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
    const source = (place: string) => page.locator(`${place} img:visible`).first();
    for (const place of ['.navbar__logo', '.footer'])
      await expect(source(place)).toHaveAttribute('src', new RegExp(`-${mode}\\.svg$`));
    const ending = mode === 'dark' ? /#dark\.svg$/ : /(?<!#dark)\.svg$/;
    await expect(source('.markdown figure')).toHaveAttribute('src', ending);
  });
}

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
  await expect(
    page.locator('noscript p').filter({hasText: 'Search needs JavaScript'}),
  ).toBeVisible();
  await expect(page.locator('main input')).toBeHidden();
  await expect(page.locator('.search-page__sections').getByRole('link')).toHaveCount(10);
});
