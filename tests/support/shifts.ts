import type {Page} from '@playwright/test';
import {changeHtml} from './test';

/** Pages in fallback fonts: when a font arrives, and what it moves, depends on the network. */
export const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.fulfill({status: 204}));

/** Records layout shifts while pages load, except after input of the reader; `shifts` lists them. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
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

/**
 * The same, whatever the network does: pages are painted only when they are complete, since shifts between two parts of a parsed page depend
 * on it as well, and without fonts.
 */
export async function watchShifts(page: Page): Promise<void> {
  await withoutFonts(page);
  await changeHtml(page, (html) =>
    html
      .replace('<head>', '<head><link rel="expect" href="#whole" blocking="render">')
      .replace('</body>', '<i id="whole"></i></body>'),
  );
  await recordShifts(page);
}

export const shifts = (page: Page) => page.evaluate(() => sessionStorage.getItem('shifts') ?? '');

/** The sum of the shifts. */
export const shifted = async (page: Page): Promise<number> =>
  (await shifts(page)).split('\n').reduce((sum, line) => sum + (parseFloat(line) || 0), 0);
