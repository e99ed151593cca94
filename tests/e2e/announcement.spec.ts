import type {Page} from '@playwright/test';
import {expect, open, start, test} from '../support/test';

/**
 * Notes what moves while pages load, except after a reader's click; `shifts` lists it. Without web fonts: one that arrives just after the
 * first paint moves a line by a pixel, which is no doing of what these tests are about.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.fulfill({status: 204}));
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: {node?: Element; previousRect: DOMRect; currentRect: DOMRect}[];
    }
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({node, previousRect: from, currentRect: to}) =>
            `${node?.parentElement?.className} > ${node?.nodeName}.${node?.className}: ${from.x},${from.y} ${from.width} × ${from.height} → ${to.x},${to.y} ${to.width} × ${to.height}`,
        );
        const before = sessionStorage.getItem('shifts') ?? '';
        sessionStorage.setItem('shifts', `${before}${value}: ${moved.join('; ')}\n`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}
const shifts = (page: Page) => page.evaluate(() => sessionStorage.getItem('shifts') ?? '');

test.describe('announcement bar', () => {
  test('stays dismissed, and shifts nothing on load', async ({page}) => {
    await watchShifts(page);
    await open(page, '/');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await open(page, start);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(await shifts(page)).toBe('');
  });

  test('comes back when its id changes, and shifts nothing', async ({page}) => {
    await watchShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-id');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect(await shifts(page)).toBe('');

    // The check itself sees a page that moves.
    await page.evaluate(() => document.body.prepend(document.createElement('h1')));
    await expect.poll(() => shifts(page)).toContain('→');
  });
});
