import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** Computed styles of a pseudo-element. */
const styleOf = (page: Page, selector: string, pseudo: '::before' | '::after', name: string) =>
  page.evaluate(
    ([target, part, key]) => getComputedStyle(document.querySelector(target!)!, part).getPropertyValue(key!),
    [selector, pseudo, name],
  );

for (const width of [390, 1280]) {
  test(`steps have a line in ink, and it ends in a square, at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/getting_started/quick-start');
    expect(await styleOf(page, '.markdown', '::before', 'border-left-width')).toBe('2px');
    expect(await styleOf(page, '.markdown', '::after', 'width')).toBe('12px');
    expect(await styleOf(page, '[id^=step-2]', '::after', 'content')).toContain('counter(step)');
    // The station lies on the line, inside the window.
    const station = parseFloat(await styleOf(page, '[id^=step-2]', '::after', 'left'));
    const heading = await page.locator('[id^=step-2]').boundingBox();
    expect((heading?.x ?? 0) + station - 13).toBeGreaterThanOrEqual(0);
  });
}

test('the filled station is that of the section marked in the contents', async ({page}) => {
  await open(page, '/getting_started/quick-start');
  await page.locator('[id^=step-4]').evaluate((heading) => heading.scrollIntoView());
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveText(/Step \d/);
  const id = ((await active.getAttribute('href')) ?? '').slice(1);
  await expect(page.locator('h2[data-here]')).toHaveAttribute('id', id);
  const filled = await styleOf(page, `[id="${id}"]`, '::after', 'background-color');
  expect(filled).not.toBe(await styleOf(page, '[id^=step-7]', '::after', 'background-color'));
});

test('other guides have a quiet line, and pages to look things up on have none', async ({page}) => {
  await open(page, '/prompt_management/deployment');
  expect(await styleOf(page, '.markdown', '::before', 'border-left-width')).toBe('1px');
  await open(page, '/reference/sdk/core_functions/tracing');
  expect(await styleOf(page, '.markdown', '::before', 'content')).toMatch(/none|normal|""/);
  expect(await styleOf(page, '.markdown', '::before', 'border-left-style')).toBe('none');
});
