import type {Page} from '@playwright/test';
import {templates} from '../support/templates';
import {expect, open, test} from '../support/test';

const screens = {
  light: {width: 1280, height: 900, theme: 'light'},
  dark: {width: 1280, height: 900, theme: 'dark'},
  mobile: {width: 390, height: 844, theme: 'light'},
};

/** Replaces `font-display: optional`, with which a busy machine may render without fonts. The policy would block the changed style. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('font-display:optional', 'font-display:block')
      .replace(/<meta http-equiv=[^>]*>/, '');
    const headers = {...response.headers(), 'content-security-policy': ''};
    await route.fulfill({response, headers, body: html});
  });
}

for (const [name, address] of Object.entries(templates)) {
  for (const [screen, {width, height, theme}] of Object.entries(screens)) {
    test(`${name}, ${screen}`, async ({page, errors}) => {
      await page.setViewportSize({width, height});
      await waitForFonts(page);
      await open(page, `${address}?docusaurus-theme=${theme}`);
      await expect(page).toHaveScreenshot(`${name}-${screen}.png`);
      // The browser reports the status 404.
      if (name === 'not-found') errors.length = 0;
    });
  }
}
