import type {Locator, Page} from '@playwright/test';
import {palettes} from '../../src/settings/palette';
import {shifts, watchShifts} from '../support/shifts';
import {changeHtml, expect, test} from '../support/test';

/** A picture on its first screen, without a legend. */
const first = '/reference/sdk/core_functions/config_pull';

/** The files of pictures that a page has requested, added as it requests them. */
function requestedPictures(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /\/img\/diagrams\/([^#]+)/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  return files;
}

/** The colour that a reader sees at the upper edge of a picture. */
async function groundOf(image: Locator): Promise<string> {
  const shot = (await image.screenshot()).toString('base64');
  return image.page().evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixel = context?.getImageData(bitmap.width / 2, 4, 1, 1).data.slice(0, 3) ?? [];
    return `#${Array.from(pixel, (value) => value.toString(16).padStart(2, '0')).join('')}`;
  }, shot);
}

for (const [width, form] of [
  [390, 'narrow'],
  [1280, 'wide'],
] as const) {
  test(`only the ${form} form of a picture is loaded at ${width} pixels, once for both colour modes`, async ({
    page,
  }) => {
    const files = requestedPictures(page);
    await page.setViewportSize({width, height: 800});
    await page.goto(`${first}?docusaurus-theme=light`);
    const shown = page.locator('.markdown figure img:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveJSProperty('complete', true);
    const box = await shown.boundingBox();
    expect(box?.height).toBeLessThan(form === 'wide' ? 520 : 700);
    // Letters as large as drawn, or a little smaller where the column is narrow.
    const drawn = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect((box?.width ?? 0) / drawn).toBeGreaterThan(0.9);
    expect((box?.width ?? 0) / drawn).toBeLessThanOrEqual(1);
    expect(await groundOf(shown)).toBe(palettes.light.surface);
    await page.goto(`${first}?docusaurus-theme=dark`);
    await expect(shown).toHaveCount(1);
    expect(await groundOf(shown)).toBe(palettes.dark.surface);
    expect(new Set(files)).toEqual(new Set([`config-pull.${form}.svg`]));
  });

  test(`pictures load when a reader comes near, without a layout shift, at ${width} pixels`, async ({
    page,
  }) => {
    const files = requestedPictures(page);
    await watchShifts(page);
    await page.setViewportSize({width, height: 800});
    await page.goto('/guides/how_does_agenta_work');
    const figures = await page.locator('.markdown figure').all();
    expect(files.length).toBeLessThan(figures.length);
    for (const figure of figures) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('img:visible')).toHaveJSProperty('complete', true);
    }
    expect(await shifts(page)).toBe('');
  });
}

test('the legend is text of the page, beside the picture where there is room', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/evaluation/rag_evaluators');
  const figure = page.locator('.markdown figure');
  const items = figure.getByRole('listitem');
  await expect(items).toHaveText([/Question Key/, /Contexts Key/, /Answer Key/]);
  const image = figure.locator('img:visible');
  await image.scrollIntoViewIfNeeded();
  const place = async () => {
    const [picture, item] = [await image.boundingBox(), await items.first().boundingBox()];
    if (!picture || !item) throw new Error('The picture or its legend is not shown');
    return {
      isBeside: item.x >= picture.x + picture.width,
      isBelow: item.y >= picture.y + picture.height,
    };
  };
  expect(await place()).toEqual({isBeside: true, isBelow: false});
  await page.setViewportSize({width: 390, height: 800});
  expect(await place()).toEqual({isBeside: false, isBelow: true});
});

/**
 * Whether the browser requests the picture of the first screen before it can paint: a style sheet holds back the first paint until then, for
 * at most three seconds.
 */
async function isRequestedFirst(page: Page, change: (html: string) => string): Promise<boolean> {
  await page.setViewportSize({width: 1280, height: 800});
  let canPaint = false;
  const picture = new Promise<boolean>((resolve) => {
    page.on('request', (request) => {
      if (request.url().includes('/img/diagrams/')) resolve(!canPaint);
    });
  });
  await page.route('**/slow.css', async (route) => {
    await Promise.race([picture, new Promise((resolve) => setTimeout(resolve, 3000))]);
    canPaint = true;
    await route.fulfill({contentType: 'text/css', body: ''});
  });
  const sheet = '<link rel="stylesheet" href="/slow.css">';
  await changeHtml(page, (html) => change(html.replace('</head>', `${sheet}</head>`)), 'off');
  await page.goto(first);
  await expect(page.locator('.markdown figure img:visible').first()).toBeInViewport();
  return picture;
}

test('a picture on the first screen is painted with the text', async ({page, browser, baseURL}) => {
  expect(await isRequestedFirst(page, (html) => html)).toBe(true);
  // A lazy one waits for layout. Another context has no picture in its cache.
  const other = await browser.newPage({baseURL});
  expect(await isRequestedFirst(other, (html) => html.replaceAll('"eager"', '"lazy"'))).toBe(false);
  await other.close();
});
