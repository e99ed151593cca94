import {expect, open, test} from '../support/test';

test('every tab names its panel, before any is opened; the keyboard moves with arrows, Home and End, and opens with Space or Enter, without scrolling', async ({
  page,
}) => {
  await open(page, '/prompt_management/integrating');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  for (const tab of await tabs.all()) {
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"][role=tabpanel]`);
    await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
  }
  await tabs.first().focus();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const before = await top();
  const press = (key: string) => page.keyboard.press(key);
  await press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'false');
  await press(' ');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  // Its code has colours from now on.
  await expect(page.getByRole('tabpanel').locator('pre span').first()).toBeVisible();
  await press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await press('Home');
  await expect(tabs.first()).toBeFocused();
  await press('Enter');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  expect(await top()).toBe(before);
});
