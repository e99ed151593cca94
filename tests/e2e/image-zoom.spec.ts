import type {Locator} from '@playwright/test';
import {expect, open, test, toggleMode} from '../support/test';

/** Opens a picture, by a click unless told otherwise, and waits until it is open: during its animation it ignores all input. */
async function openZoom(image: Locator, act = () => image.click()): Promise<void> {
  // An open picture is not visible in its own place, so that the locator would find another one.
  const shown = await image.elementHandle();
  const opened = shown?.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('medium-zoom:opened', () => resolve(true), {once: true}),
      ),
  );
  await act();
  await opened;
}

const zoomed = '.medium-zoom-image--opened';
const overlay = '.medium-zoom-overlay';

/** The background of an open picture, and the end of its address. */
const inLight = ['rgb(255, 255, 255)', '.wide.svg'];
const inDark = ['rgb(50, 50, 50)', '.wide.svg#dark.svg'];

test('a picture opens on click in the colour mode of the page, also after navigation and a switch of modes, and closes on click, Escape and scrolling', async ({
  page,
}) => {
  await open(page, '/?docusaurus-theme=light');
  const step = async () => {
    await page.locator('main').getByRole('link', {name: 'How Agenta works'}).first().click();
    await expect(page.locator('h1')).toHaveText('How Agenta works');
  };
  const openAndClose = async (close: () => Promise<void>) => {
    const image = page.locator('.markdown img:visible').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS('cursor', 'zoom-in');
    await openZoom(image);
    const colour = await page
      .locator(overlay)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const source = await page.locator(zoomed).last().getAttribute('src');
    await close();
    await expect(page.locator(zoomed)).toHaveCount(0);
    // Until the picture is back in its place, a click opens nothing.
    await expect(page.locator(overlay)).toHaveCount(0);
    return [colour, /\.wide\.svg(#.*)?$/.exec(source ?? '')?.[0]];
  };
  const click = () => page.mouse.click(5, 5);
  const escape = () => page.keyboard.press('Escape');
  await step();
  expect(await openAndClose(click)).toEqual(inLight);
  await toggleMode(page);
  expect(await openAndClose(escape)).toEqual(inDark);
  await page.goBack();
  await step();
  await toggleMode(page);
  expect(await openAndClose(() => page.mouse.wheel(0, 120))).toEqual(inLight);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openZoom(page.locator('.markdown img:visible').first());
  await expect(page.locator(zoomed).first()).toHaveCSS('transition-duration', '0.001s');
});

test('the keyboard opens and closes a picture, and is then where it was', async ({page}) => {
  await open(page, '/guides/how_does_agenta_work');
  const image = page.locator('.markdown img:visible').first();
  await expect(image).toHaveRole('button');
  await image.scrollIntoViewIfNeeded();
  for (const [opens, closes] of [
    ['Enter', 'Escape'],
    [' ', 'Enter'],
  ] as const) {
    // From the link before it, as a reader gets there.
    await image.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(image).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    await openZoom(image, () => page.keyboard.press(opens));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press(closes);
    await expect(page.locator(overlay)).toHaveCount(0);
    await expect(image).toBeFocused();
  }
});
