import {expect, open, test} from '../support/test';

test('the home page links three pages for each kind of reader; its search field opens the box, and an example query leads to results', async ({
  page,
}) => {
  await open(page, '/');
  for (const name of ['Developer', 'Operator', 'Prompt writer or domain expert']) {
    const door = page.locator('.door', {has: page.getByRole('heading', {name})});
    await expect(door.locator('li a')).toHaveCount(3);
  }
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
