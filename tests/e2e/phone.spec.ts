import {expect, open, start, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}});

test('the menu opens, navigates, and closes on going back and in a wide window', async ({page}) => {
  await open(page, '/');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const shown = page.locator('.navbar-sidebar--show');
  await toggle.click();
  await expect(shown).toHaveCount(1);
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Quick start'}).click();
  await expect(page).toHaveURL(/quick-start$/);
  await expect(shown).toHaveCount(0);
  await toggle.click();
  await expect(shown).toHaveCount(1);
  await page.goBack();
  await expect(shown).toHaveCount(0);
  await toggle.click();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(shown).toHaveCount(0);
});

test('the menu opens at the section of the page, with every other section one tap away', async ({page}) => {
  await open(page, '/guides/tutorials/build-rag-application');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.locator('[aria-current="page"]:not(.menu__places *)')).toBeInViewport();
  for (const name of ['Documentation', 'Guides', 'Reference', 'Changelog'])
    await expect(menu.getByRole('link', {name, exact: true})).toBeInViewport();
  await menu.getByRole('link', {name: 'Reference', exact: true}).click();
  await expect(page).toHaveURL(/\/reference$/);
  await expect(menu.getByRole('link', {name: 'HTTP API'})).toBeInViewport();
  await menu.getByRole('link', {name: 'Changelog', exact: true}).click();
  await expect(page).toHaveURL(/\/changelog$/);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

for (const address of [start, '/changelog/changelog'])
  test(`the contents of ${address} open from the lower edge once a reader scrolls, and close on a choice`, async ({
    page,
  }) => {
    await open(page, address);
    // The title stands near the top, with an announcement above it.
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThanOrEqual(152);
    const button = page.getByRole('button', {name: 'On this page'});
    // Below the screen it would cover links of the text.
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(button).toBeInViewport();
    // It spans the whole width of the text, so that no line is half covered.
    const widthOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
    expect(await widthOf('.contents-bar__button')).toBe(await widthOf('.page__text'));
    await button.click();
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(contents).toBeHidden();
    await button.click();
    await contents.getByRole('link').nth(3).click();
    await expect(contents).toBeHidden();
    await expect(page).toHaveURL(/#./);
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  });
