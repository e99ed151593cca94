import {expect, open, test} from '../support/test';

test('the links of the navbar stand around the search field, without overlaps', async ({page}) => {
  await open(page, '/');
  for (const width of [1000, 1280, 1600]) {
    await page.setViewportSize({width, height: 800});
    const boxes = await page.locator('.navbar__items > :visible, .navbar__search').evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .map(({left, right}) => ({left, right}))
        .sort((a, b) => a.left - b.left),
    );
    expect(boxes).not.toEqual([]);
    for (const [at, {left, right}] of boxes.entries()) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const search = await page.locator('.search-button').boundingBox();
    expect(search?.width).toBeGreaterThanOrEqual(width < 1280 ? 200 : 300);
  }
});
