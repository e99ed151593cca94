import type {Page} from '@playwright/test';
import {shifts, watchShifts} from '../support/shifts';
import {expect, test} from '../support/test';

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
    await page.goto(`${first}?docusaurus-theme=dark`);
    await expect(shown).toHaveCount(1);
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
