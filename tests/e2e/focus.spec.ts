import type {Page} from '@playwright/test';
import {expect, open, start, test} from '../support/test';

/** The number of elements that the keyboard can reach, and those that do not show that they have the focus. */
async function checkFocus(page: Page): Promise<{checked: number; unmarked: string[]}> {
  // After a key press, a browser also shows a focus that a script sets.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
    ].filter((element) => {
      element.focus({preventScroll: true});
      return document.activeElement === element && element.checkVisibility();
    });
    /** Whether an ancestor that hides its overflow cuts off both the top and the bottom of the outline. */
    const isCut = (element: Element, reach: number) => {
      const {top, bottom} = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        const hides = getComputedStyle(box).overflowY !== 'visible';
        if (hides && edge.top > top - reach && edge.bottom < bottom + reach) return true;
      }
      return false;
    };
    const unmarked = stops.filter((element) => {
      element.focus({preventScroll: true});
      const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
      const width = parseFloat(outlineWidth);
      return outlineStyle === 'none' || width < 2 || isCut(element, width + parseFloat(outlineOffset));
    });
    return {
      checked: stops.length,
      unmarked: unmarked.map(({outerHTML}) => outerHTML.slice(0, 120)),
    };
  });
}

test('every element that the keyboard reaches has an outline while focused', async ({page}) => {
  let total = 0;
  for (const address of ['/', start, '/reference/api/create-evaluation', '/changelog', '/search']) {
    await open(page, address);
    const {checked, unmarked} = await checkFocus(page);
    expect(unmarked, `${address}: fix: an outline at :focus-visible in src/css`).toEqual([]);
    total += checked;
  }
  expect(total).toBeGreaterThan(0);
});
