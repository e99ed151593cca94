import {sampledColourViolations, structureViolations, switchTo} from '../support/axe';
import {sectionsToVisit} from '../support/pages';
import {expect, open, test} from '../support/test';

for (const [section, addresses] of sectionsToVisit()) {
  test(`pages of /${section} have no accessibility violations in either mode`, async ({page}) => {
    test.setTimeout(30_000 + addresses.length * 10_000);
    for (const address of addresses) {
      await open(page, `${address}?docusaurus-theme=light`);
      expect(new URL(page.url()).pathname, 'no redirect').toBe(address);
      expect(await structureViolations(page), address).toEqual([]);
      expect(await sampledColourViolations(page), `${address}, light`).toEqual([]);
      await switchTo(page, 'dark');
      expect(await sampledColourViolations(page), `${address}, dark`).toEqual([]);
    }
  });
}

test('planted violations are reported in each mode', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await structureViolations(page)).join()).toContain('button-name');

  for (const [mode, colour] of [
    ['light', '#ccc'],
    ['dark', '#333'],
  ] as const) {
    await switchTo(page, mode);
    const last = page.locator('article p').last();
    // The policy blocks style attributes, but not the CSSOM.
    await last.evaluate((element, value) => (element.style.color = value), colour);
    expect((await sampledColourViolations(page)).join(), mode).toContain('color-contrast');
  }
});
