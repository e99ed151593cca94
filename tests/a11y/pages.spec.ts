import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {givenAddresses, ownAddresses} from '../support/addresses';
import {expect, open, test} from '../support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that look at colour: all that can differ between the modes, which are style sheets over the same page. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Pages have no frames to visit, and only violations are told in full: both make a run shorter. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode(true);
}

function told({violations}: AxeResults): string[] {
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

/** Switches as the toggle does, at once: colours are measured as they end, not on their way. */
async function switchToDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    document.documentElement.dataset.theme = 'dark';
  });
}

for (const address of [...givenAddresses, ...ownAddresses]) {
  test(`${address} has no accessibility violation in either mode`, async ({page}) => {
    await open(page, `${address}?docusaurus-theme=light`);
    const light = await axe(page).withTags(rules).analyze();
    expect(light.passes.length, 'rules that looked at something').toBeGreaterThan(20);
    expect(told(light), 'light').toEqual([]);

    await switchToDark(page);
    const dark = await axe(page).withRules(colourRules).analyze();
    expect(dark.passes.length + dark.incomplete.length).toBeGreaterThan(0);
    expect(told(dark), 'dark').toEqual([]);
  });
}

test('the check itself sees planted violations, in each mode', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  const light = await axe(page).withTags(rules).analyze();
  expect(light.violations.map(({id}) => id)).toContain('button-name');

  await switchToDark(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme="dark"] h1 { color: #333 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const dark = await axe(page).withRules(colourRules).analyze();
  expect(dark.violations.map(({id}) => id)).toContain('color-contrast');
});
