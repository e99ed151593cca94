import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** One page of each template; the name is the snapshot's. */
const templates = {
  introduction: '/',
  'how-to': '/prompt_management/deployment',
  tutorial: '/getting_started/quick-start',
  explanation: '/guides/how_does_agenta_work',
  reference: '/reference/sdk/core_functions/init',
  'api-operation': '/reference/api/create-evaluation',
  'api-landing': '/reference/api/category',
  changelog: '/changelog',
  'changelog-entry': '/changelog/changelog',
  archive: '/changelog/archive',
  tags: '/tags',
  'not-found': '/no/such/page',
};

const screens = {
  light: {width: 1280, height: 900, theme: 'light'},
  dark: {width: 1280, height: 900, theme: 'dark'},
  mobile: {width: 390, height: 844, theme: 'light'},
};

/** Fonts are optional: on a busy machine a page is drawn without them. Here it waits for them instead. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({response, body: css});
  });
}

for (const [name, address] of Object.entries(templates)) {
  for (const [screen, {width, height, theme}] of Object.entries(screens)) {
    test(`${name}, ${screen}`, async ({page, complaints}) => {
      await page.setViewportSize({width, height});
      await waitForFonts(page);
      await open(page, `${address}?docusaurus-theme=${theme}`);
      await expect(page).toHaveScreenshot(`${name}-${screen}.png`);
      // A not-found page is reported by the browser itself.
      if (name === 'not-found') complaints.length = 0;
    });
  }
}
