import {sampledColourViolations, structureViolations, switchTo} from '../support/axe';
import {expect, open, start, test} from '../support/test';

/** A long page of each layout; pages.spec.ts looks at every page at one width. */
const pages = [
  '/',
  start,
  '/reference/api/create-evaluation',
  '/self-host/environment-variables',
  '/changelog',
];

for (const width of [390, 1024, 1600])
  test(`at ${width} px, nothing is wrong below a hidden navbar, in either mode`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 900});
    for (const address of pages) {
      await open(page, `${address}?docusaurus-theme=light`);
      await page.mouse.move(width / 2, 500);
      for (let done = 0; done < 1200; done += 120) await page.mouse.wheel(0, 120);
      await expect(page.locator('.navbar')).toHaveClass(/navbarHidden/);
      await expect(page.locator('.navbar')).not.toBeInViewport();
      const violations = await structureViolations(page);
      // What scrolls below a row that sticks is as large as before.
      const lasting = violations.filter((text) => !text.includes('partially obscured'));
      expect(lasting, address).toEqual([]);
      for (const mode of ['light', 'dark'] as const) {
        await switchTo(page, mode);
        expect(await sampledColourViolations(page), `${address} ${mode}`).toEqual([]);
      }
    }
  });
