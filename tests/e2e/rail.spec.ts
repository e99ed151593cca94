import {expect, open, test} from '../support/test';

test('the filled station is that of the section marked in the contents', async ({page}) => {
  await open(page, '/getting_started/quick-start');
  await page.locator('[id^=step-4]').evaluate((heading) => heading.scrollIntoView());
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveText(/Step \d/);
  const id = ((await active.getAttribute('href')) ?? '').slice(1);
  await expect(page.locator('h2[data-here]')).toHaveAttribute('id', id);
  const fill = (selector: string) =>
    page.locator(selector).evaluate((heading) => getComputedStyle(heading, '::after').backgroundColor);
  expect(await fill(`[id="${id}"]`)).not.toBe(await fill('[id^=step-7]'));
});
