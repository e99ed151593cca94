import type {Page} from '@playwright/test';

/** The page is painted first when its HTML is whole: half of a row, seen while the rest is parsed, moves in every browser. */
const paintWhole = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<head>', '<head><link rel="expect" href="#whole" blocking="render">')
      .replace('</body>', '<i id="whole"></i></body>');
    return route.fulfill({response, body: html});
  });

/** Notes what moves while pages load, except after a reader's click; `shifts` lists it. */
export async function watchShifts(page: Page): Promise<void> {
  await paintWhole(page);
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

export const shifts = (page: Page) => page.evaluate(() => sessionStorage.getItem('shifts') ?? '');
