import type {Locator} from '@playwright/test';
import {expect, open, test, toggleMode} from '../support/test';

/** Clicks on a picture and waits until it is open: while it moves, it answers to nothing. */
async function openZoom(image: Locator): Promise<void> {
  const opened = image.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('medium-zoom:opened', () => resolve(true), {once: true}),
      ),
  );
  await image.click();
  await opened;
}

test.describe('image zoom', () => {
  const zoomed = '.medium-zoom-image--opened';

  test('opens and closes without moving under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/guides/how_does_agenta_work');
    const image = page.locator('.markdown img:visible').first();
    await openZoom(image);
    await expect(page.locator(zoomed).first()).toHaveCSS('transition-duration', '0.001s');
    await page.keyboard.press('Escape');
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  });

  test('opens on click; closes on click, Escape and scrolling; works after navigation', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', {name: 'How Agenta works'}).first().click();
    await expect(page.locator('h1')).toHaveText('How Agenta works');
    const image = page.locator('.markdown img:visible').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS('cursor', 'zoom-in');
    for (const close of [
      () => page.mouse.click(5, 5),
      () => page.keyboard.press('Escape'),
      () => page.mouse.wheel(0, 120),
    ]) {
      await openZoom(image);
      await expect(page.locator(zoomed)).not.toHaveCount(0);
      await close();
      await expect(page.locator(zoomed)).toHaveCount(0);
      // A click before the picture is back in its place opens nothing.
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    }
  });
});

/** The ground that an open picture lies on, and its file. */
const inLight = ['rgb(255, 255, 255)', '.wide.svg'];
const inDark = ['rgb(50, 50, 50)', '.wide.svg#dark.svg'];

test('a picture opens in the colour mode of the page, also after a switch and a step', async ({
  page,
}) => {
  await open(page, '/?docusaurus-theme=light');
  const zoomedIn = async () => {
    const image = page.locator('.markdown img:visible').first();
    await image.scrollIntoViewIfNeeded();
    await openZoom(image);
    const overlay = page.locator('.medium-zoom-overlay');
    await expect(overlay).toBeVisible();
    const colour = await overlay.evaluate((element) => getComputedStyle(element).backgroundColor);
    const source = await page.locator('.medium-zoom-image--opened').last().getAttribute('src');
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    return [colour, /\.wide\.svg(#.*)?$/.exec(source ?? '')?.[0]];
  };
  const step = async (name: string) => {
    await page.locator('main').getByRole('link', {name}).first().click();
    await expect(page.locator('h1')).toContainText(name);
  };
  const toggle = () => toggleMode(page);
  await step('How Agenta works');
  expect(await zoomedIn()).toEqual(inLight);
  await toggle();
  expect(await zoomedIn()).toEqual(inDark);
  await page.goBack();
  await step('How Agenta works');
  expect(await zoomedIn()).toEqual(inDark);
  await toggle();
  expect(await zoomedIn()).toEqual(inLight);
});
