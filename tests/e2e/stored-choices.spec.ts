import {shifts, watchShifts} from '../support/shifts';
import {expect, expectMode, open, start, test, toggleMode} from '../support/test';

const theme = () => document.documentElement.dataset.theme;
const announcement = '.theme-announcement-bar';

test('stored choices persist, under the keys of Docusaurus, and shift nothing; the first mode is light, whatever the system prefers', async ({
  page,
}) => {
  await watchShifts(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  expect(await page.evaluate(theme)).toBe('light');
  await toggleMode(page);
  await expectMode(page, 'dark');
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(page.locator(announcement)).toHaveCount(0);
  const stored = await page.evaluate(() => ({...localStorage}));
  expect(stored).toMatchObject({theme: 'dark', 'docusaurus.announcement.dismiss': 'true'});
  expect(stored['docusaurus.announcement.id']).toBeTruthy();
  expect(Object.keys(stored).filter((key) => /-[0-9a-f]{3}$/.test(key))).toEqual([]);
  await open(page, start);
  expect(await page.evaluate(theme)).toBe('dark');
  await expect(page.locator(announcement)).toHaveCount(0);
  expect(await shifts(page)).toBe('');
  // Another announcement is shown again.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-id'));
  await page.reload();
  await expect(page.locator(announcement)).toBeVisible();
  expect(await shifts(page)).toBe('');
});
