import {expect, listen, open, start, test, toggleMode} from '../support/test';

test.describe('colour mode', () => {
  const theme = () => document.documentElement.dataset.theme;

  test('is light first, whatever the system prefers; the choice is saved', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    expect(await page.evaluate(theme)).toBe('light');
    await toggleMode(page);
    expect(await page.evaluate(theme)).toBe('dark');
    await open(page, start);
    expect(await page.evaluate(theme)).toBe('dark');
  });

  test("is declared by a tag that React Helmet, which marks its own, doesn't put in again", async ({
    page,
  }) => {
    await open(page, '/');
    const tag = page.locator('meta[name="color-scheme"]');
    await expect(tag).toHaveCount(1);
    await expect(tag).not.toHaveAttribute('data-rh');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('data-rh');
  });

  test('follows a switch in another tab', async ({page, context, errors}) => {
    await open(page, '/');
    const other = await context.newPage();
    listen(other, errors);
    await open(other, start);
    await toggleMode(page);
    await expect.poll(() => other.evaluate(theme)).toBe('dark');
  });
});

test.describe('stored choices', () => {
  test('stand under the names that other tools know', async ({page}) => {
    await open(page, '/');
    await toggleMode(page);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    const stored = await page.evaluate(() => ({...localStorage}));
    expect(stored).toMatchObject({theme: 'dark', 'docusaurus.announcement.dismiss': 'true'});
    expect(stored['docusaurus.announcement.id']).toBeTruthy();
    expect(Object.keys(stored).filter((key) => /-[0-9a-f]{3}$/.test(key))).toEqual([]);
  });

  test('of earlier visits, under names with a suffix, are taken over once', async ({page}) => {
    await open(page, '/');
    const id = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
    await page.evaluate((announcement) => {
      localStorage.clear();
      localStorage.setItem('theme-fde', 'dark');
      localStorage.setItem('docusaurus.announcement.id-fde', announcement ?? '');
      localStorage.setItem('docusaurus.announcement.dismiss-fde', 'true');
      localStorage.setItem('docusaurus.tab.language-fde', 'curl');
    }, id);
    await open(page, '/prompt_management/integrating');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await expect(page.getByRole('tab', {name: 'curl', exact: true}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // A newer choice is not undone by an old one.
    await page.evaluate(() => localStorage.setItem('theme-fde', 'light'));
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-fde'))),
    ).toEqual([]);
  });
});
