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

for (const [name, address] of Object.entries(templates)) {
  for (const [screen, {width, height, theme}] of Object.entries(screens)) {
    test(`${name}, ${screen}`, async ({page, complaints}) => {
      await page.setViewportSize({width, height});
      // Twice: the fonts are optional on a first visit and always there on a second.
      await open(page, `${address}?docusaurus-theme=${theme}`);
      await open(page, `${address}?docusaurus-theme=${theme}`);
      await expect(page).toHaveScreenshot(`${name}-${screen}.png`);
      // A not-found page is reported by the browser itself.
      if (name === 'not-found') complaints.length = 0;
    });
  }
}
