import {expect, open, test} from '../support/test';

test('the results page can be narrowed to a part of the documentation, by pointer and by key', async ({
  page,
}) => {
  await open(page, '/search?q=variant');
  const paths = page.locator('.search-page__path');
  await expect(paths.first()).toBeVisible();
  const all = await page.locator('.search-page__status').textContent();
  const choices = page.getByRole('group', {name: 'Search in'});
  await expect(choices.getByRole('radio')).toHaveCount(5);
  await expect(choices.getByRole('radio', {name: 'All'})).toBeChecked();
  await choices.getByText('SDK').click();
  await expect(page.locator('.search-page__status')).not.toHaveText(all ?? '');
  await expect(paths.filter({hasNotText: /^(Python SDK|Command line)/})).toHaveCount(0);
  await expect(paths).not.toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(choices.getByRole('radio', {name: 'Self-host'})).toBeChecked();
  await expect(paths.filter({hasNotText: /^Self-host/})).toHaveCount(0);
  await expect(paths).not.toHaveCount(0);
});
