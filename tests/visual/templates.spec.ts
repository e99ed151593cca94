import {snapshotBrowser} from '../../scripts/chromium';
import {templates} from '../support/templates';
import {expect, open, test} from '../support/test';

test.skip(!snapshotBrowser(), 'the snapshots were taken in chromium-headless-shell');

for (const [name, address] of Object.entries(templates)) {
  test(`${name} matches its snapshots: light, dark, on a phone`, async ({page, errors}) => {
    test.setTimeout(60_000);
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, `${address}?docusaurus-theme=light`);
    await expect.soft(page).toHaveScreenshot(`${name}-light.png`);
    await open(page, `${address}?docusaurus-theme=dark`);
    await expect.soft(page).toHaveScreenshot(`${name}-dark.png`);
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${address}?docusaurus-theme=light`);
    await expect.soft(page).toHaveScreenshot(`${name}-mobile.png`);
    // The browser reports the status 404.
    if (name === 'not-found') errors.length = 0;
  });
}
