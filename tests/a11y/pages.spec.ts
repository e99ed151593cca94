import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {gzipped} from '../../scripts/bench/weigh';
import {givenAddresses, ownAddresses} from '../support/addresses';
import {
  colourViolations,
  sampledColourViolations,
  structureViolations,
  switchTo,
} from '../support/axe';
import {templates} from '../support/templates';
import {expect, open, test} from '../support/test';

const isTemplate = (address: string) => Object.values(templates).includes(address);

/** Kilobytes after gzip of the scripts that the page has loaded. */
async function scriptKilobytes(page: Page): Promise<number> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
  const scripts = [...new Set(loaded)].filter((file) => file.endsWith('.js'));
  expect(scripts.length, 'scripts').toBeGreaterThan(3);
  return scripts.reduce((sum, file) => sum + gzipped(readFileSync(`build${file}`)), 0) / 1024;
}

for (const address of [...givenAddresses, ...ownAddresses]) {
  test(`${address} is a complete page within its script budget, without accessibility violations in either mode`, async ({
    page,
  }) => {
    await open(page, `${address}?docusaurus-theme=light`);
    expect(new URL(page.url()).pathname, 'no redirect').toBe(address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page).toHaveTitle(/ \| Agenta Docs$/);
    const description = page.locator('meta[name="description"]');
    if (address !== '/search') await expect(description).toHaveAttribute('content', /.{20,}/);

    // The lightest article loads 152 KB; the rest is a page's own text and data.
    expect(await scriptKilobytes(page), 'JavaScript').toBeLessThan(163);

    expect(await structureViolations(page)).toEqual([]);
    const findColours = isTemplate(address) ? colourViolations : sampledColourViolations;
    expect(await findColours(page), 'light').toEqual([]);
    await switchTo(page, 'dark');
    expect(await findColours(page), 'dark').toEqual([]);
  });
}

test('the check itself finds planted violations in each mode', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  expect((await structureViolations(page)).join()).toContain('button-name');

  for (const [mode, colour] of [
    ['light', '#ccc'],
    ['dark', '#333'],
  ] as const) {
    await switchTo(page, mode);
    expect(await sampledColourViolations(page)).toEqual([]);
    const last = page.locator('main p').last();
    // The policy blocks style attributes, but not the CSSOM.
    await last.evaluate((element, value) => (element.style.color = value), colour);
    for (const find of [colourViolations, sampledColourViolations])
      expect((await find(page)).join(), mode).toContain('color-contrast');
    await last.evaluate((element) => element.style.removeProperty('color'));
  }
});
