import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {givenAddresses, ownAddresses} from '../support/addresses';
import {expect, open, test} from '../support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, which alone can differ between the colour modes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** There are no frames to check, and only violations are reported in full; both save time. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode(true);
}

function messages({violations}: AxeResults): string[] {
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

/** Switches as the toggle does, but without transitions, during which colours would be measured. */
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
    expect(light.passes.length, 'rules with matches').toBeGreaterThan(20);
    expect(messages(light), 'light').toEqual([]);

    await switchToDark(page);
    const dark = await axe(page).withRules(colourRules).analyze();
    expect(dark.passes.length + dark.incomplete.length).toBeGreaterThan(0);
    expect(messages(dark), 'dark').toEqual([]);
  });
}

test('the check itself finds planted violations in each mode', async ({page}) => {
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
