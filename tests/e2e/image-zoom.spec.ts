import type {Locator} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** A picture on its first screen, without a legend. */
const first = '/reference/sdk/core_functions/config_pull';

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

  test('opens on click; closes on click, Escape and scrolling; works after navigation', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', {name: 'How Agenta works'}).first().click();
    await expect(page).toHaveURL(/how_does_agenta_work/);
    const image = page.locator('.markdown img:visible').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS('cursor', 'zoom-in');
    const closed = async () => {
      await expect(page.locator(zoomed)).toHaveCount(0);
      // A click before the picture is back in its place opens nothing.
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    };
    await openZoom(image);
    await expect(page.locator(zoomed)).not.toHaveCount(0);
    await page.mouse.click(5, 5);
    await closed();
    await openZoom(image);
    await expect(page.locator(zoomed)).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await closed();
    await openZoom(image);
    await expect(page.locator(zoomed)).not.toHaveCount(0);
    await page.mouse.wheel(0, 120);
    await closed();
  });
});

test('a picture zooms on the background of the colour mode, also after a switch and a step', async ({
  page,
}) => {
  await open(page, '/?docusaurus-theme=light');
  const backgroundOfZoom = async () => {
    const image = page.locator('.markdown img:visible').first();
    await image.scrollIntoViewIfNeeded();
    await openZoom(image);
    const overlay = page.locator('.medium-zoom-overlay');
    await expect(overlay).toBeVisible();
    const colour = await overlay.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    return colour;
  };
  const step = async (name: string) => {
    await page.locator('main').getByRole('link', {name}).first().click();
    await expect(page.locator('h1')).toContainText(name);
  };
  const toggle = () => page.getByRole('button', {name: /Switch between dark and light/}).click();
  await step('How Agenta works');
  expect(await backgroundOfZoom()).toBe('rgb(255, 255, 255)');
  await toggle();
  expect(await backgroundOfZoom()).toBe('rgb(50, 50, 50)');
  await page.goBack();
  await step('How Agenta works');
  expect(await backgroundOfZoom()).toBe('rgb(50, 50, 50)');
  await toggle();
  expect(await backgroundOfZoom()).toBe('rgb(255, 255, 255)');
});

test('a picture opens in the colour mode of the page, also after a switch', async ({page}) => {
  await open(page, `${first}?docusaurus-theme=light`);
  const zoomed = page.locator('.medium-zoom-image--opened').last();
  const shown = page.locator('.markdown figure img:visible');
  for (const mode of ['light', 'dark', 'light'] as const) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await shown.click();
    const view = mode === 'dark' ? '#dark.svg' : '';
    await expect(zoomed).toHaveAttribute('src', new RegExp(`/config-pull\\.wide\\.svg${view}$`));
    // While it moves, the picture answers to nothing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, {timeout: 1000});
    }).toPass();
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
  }
});
