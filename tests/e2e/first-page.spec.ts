import {expect, open, test} from '../support/test';

test('the first screen promises, shows the product, and offers two ways', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  for (const name of ['Quick start · 15 minutes', 'Host it yourself'])
    await expect(page.locator('.lead').getByRole('link', {name})).toBeInViewport({ratio: 1});
  const lead = page.locator('.lead > p').first();
  const {height, line} = await lead.evaluate((element) => ({
    height: element.clientHeight,
    line: parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(Math.round(height / line)).toBeLessThanOrEqual(2);
  await expect(page.locator('.product samp:visible')).toBeInViewport({ratio: 1});
  expect(await page.locator('article .markdown a:not(.hash-link)').count()).toBeLessThan(50);
});

test('production lies on the chosen revision, which decides what is printed', async ({page}) => {
  await open(page, '/');
  const production = page.locator('.revisions__production > span');
  const printed = page.locator('.revisions samp:visible');
  const distance = async (revision: number) => {
    const label = page.locator(`label[for=revision-${revision}]`);
    const [tab, box] = [await production.boundingBox(), await label.boundingBox()];
    return Math.abs((tab?.x ?? 0) - (box?.x ?? 0));
  };
  const border = (revision: number) =>
    page
      .locator(`label[for=revision-${revision}]`)
      .evaluate((element) => getComputedStyle(element).borderTopColor);
  // On arrival, before production moves. The animations may be over by now, so they begin again.
  const revisions = page.locator('.revisions');
  await revisions.evaluate((element) => {
    const parts = [...element.querySelectorAll<HTMLElement>('*')];
    for (const {style} of parts) style.animation = 'none';
    element.getBoundingClientRect();
    for (const {style} of parts) style.animation = '';
    for (const animation of element.getAnimations({subtree: true})) animation.pause();
  });
  expect(await distance(1)).toBeLessThan(20);
  await expect(printed).toHaveText('The capital of Kenya is Nairobi.');
  const chosen = await border(1);
  expect(await border(2)).not.toBe(chosen);
  await revisions.evaluate((element) => {
    for (const animation of element.getAnimations({subtree: true})) animation.finish();
  });

  expect(await border(2)).toBe(chosen);
  await expect.poll(() => distance(2)).toBeLessThan(20);
  await expect(printed).toHaveText('Nairobi');
  await page.getByRole('radio', {name: /Revision 2/}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => distance(1)).toBeLessThan(20);
  await expect(printed).toHaveText('The capital of Kenya is Nairobi.');
});
