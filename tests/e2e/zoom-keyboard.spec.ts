import {expect, open, test} from '../support/test';

test('the keyboard opens and closes a picture, and is then where it was', async ({page}) => {
  await open(page, '/guides/how_does_agenta_work');
  const image = page.locator('.markdown img:visible').first();
  await expect(image).toHaveRole('button');
  await image.scrollIntoViewIfNeeded();
  for (const [opens, closes] of [
    ['Enter', 'Escape'],
    [' ', 'Enter'],
  ] as const) {
    // From the link before it, as a reader gets there.
    await image.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(image).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press(opens);
    await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
    // During its animation the picture ignores all input.
    await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('opacity', '1');
    await page.waitForTimeout(350);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press(closes);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    await expect(image).toBeFocused();
  }
});
