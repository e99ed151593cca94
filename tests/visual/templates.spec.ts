import {snapshotBrowser} from '../../scripts/chromium';
import {templates} from '../support/templates';
import {expect, open, test, waitForFonts} from '../support/test';

const screens = {
  light: {width: 1280, height: 900, theme: 'light'},
  dark: {width: 1280, height: 900, theme: 'dark'},
  mobile: {width: 390, height: 844, theme: 'light'},
};

test.skip(!snapshotBrowser(), 'the snapshots were taken in chromium-headless-shell');

for (const [name, address] of Object.entries(templates)) {
  for (const [screen, {width, height, theme}] of Object.entries(screens)) {
    test(`${name} matches its ${screen} snapshot`, async ({page, errors}) => {
      await page.setViewportSize({width, height});
      await waitForFonts(page);
      await open(page, `${address}?docusaurus-theme=${theme}`);
      await expect(page).toHaveScreenshot(`${name}-${screen}.png`);
      // The browser reports the status 404.
      if (name === 'not-found') errors.length = 0;
    });
  }
}
