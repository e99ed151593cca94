import type {Page} from '@playwright/test';
import {changeHtml} from './test';

/** Pages in fallback fonts: when a font arrives, and what it moves, depends on the network. */
export const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.fulfill({status: 204}));

/**
 * Records layout shifts while pages load, except after input of the reader; `shifts` lists them. A page is painted
 * only when it is complete, since shifts between two parts of a parsed page depend on the network as well.
 */
export async function watchShifts(page: Page): Promise<void> {
  await withoutFonts(page);
  await changeHtml(page, (html) =>
    html
      .replace('<head>', '<head><link rel="expect" href="#whole" blocking="render">')
      .replace('</body>', '<i id="whole"></i></body>'),
  );
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
