import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not shown`);
  return found;
};

test('samples stay in view beside their text, in one row of nine languages; on a phone they come between endpoint and parameters, with a menu', async ({
  page,
}) => {
  await open(page, '/reference/api/create-evaluation');
  const [text, side] = [await box(page, '.api-text'), await box(page, '.api-side')];
  expect(side.x).toBeGreaterThan(text.x + text.width);
  expect(Math.abs(side.y - text.y)).toBeLessThan(8);
  const [request, response] = [
    page.getByRole('complementary', {name: 'Request samples'}),
    page.getByRole('complementary', {name: 'Response samples'}),
  ];
  const tabs = request.getByRole('tab');
  await expect(tabs).toHaveCount(9);
  const rows = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  const menu = page.getByLabel('Language', {exact: true});
  await expect(menu).toBeHidden();
  for (const [property, shown, gone] of [
    ['body.variant_ids', request, response],
    ['response.200.body.updated_at', response, request],
  ] as const) {
    await page.locator(`[id="${property}"]`).evaluate((element) => element.scrollIntoView());
    await expect(shown.getByRole('tablist')).toBeInViewport();
    await expect(gone.getByRole('tablist')).not.toBeInViewport();
  }

  await page.setViewportSize({width: 390, height: 844});
  const order = ['#endpoint', '.api-side', '#request-body'];
  const tops = await Promise.all(order.map(async (selector) => (await box(page, selector)).y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(tabs.first()).toBeHidden();
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(request.locator('[role="tabpanel"]:visible code')).toContainText('HttpClient');
  await page.setViewportSize({width: 1280, height: 800});
  await expect(tabs.filter({hasText: 'C#'})).toHaveAttribute('aria-selected', 'true');
  // A long sample ends in a button that shows all of it.
  const block = request.locator('[role=tabpanel]:visible pre');
  const isCut = () => block.evaluate((pre) => pre.scrollHeight > pre.clientHeight + 1);
  await expect.poll(isCut).toBe(true);
  await request.getByRole('button', {name: /^Show all \d+ lines$/}).click();
  // It opens gradually.
  await expect.poll(isCut).toBe(false);
  await request.getByRole('button', {name: 'Show less'}).click();
  await expect.poll(isCut).toBe(true);
});

test('the contents of the page stay in view on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/reference/api/create-evaluation');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'Errors'}).click();
  await expect(page.locator('#errors')).toBeInViewport();
  await expect(contents).toBeInViewport();
  // The row slides with the navbar.
  await expect(async () => {
    const [bar, heading] = [await box(page, '.contents'), await box(page, '#errors')];
    expect(heading.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(heading.y).toBeLessThan(bar.y + 120);
  }).toPass({timeout: 5_000});
});
