import AxeBuilder from '@axe-core/playwright';
import {givenAddresses, ownAddresses} from '../support/addresses';
import {expect, open, test} from '../support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['light', 'dark'] as const) {
  for (const address of [...givenAddresses, ...ownAddresses]) {
    test(`${address} in ${theme} mode has no accessibility violation`, async ({page}) => {
      await open(page, `${address}?docusaurus-theme=${theme}`);
      const {violations, passes} = await new AxeBuilder({page}).withTags(rules).analyze();
      expect(passes.length, 'rules that looked at something').toBeGreaterThan(20);
      const told = violations.flatMap(({id, help, nodes}) =>
        nodes.map(
          ({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
        ),
      );
      expect(told).toEqual([]);
    });
  }
}

test('the check itself sees a planted violation', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.querySelector('main')?.append(button);
  });
  const {violations} = await new AxeBuilder({page}).withTags(rules).analyze();
  expect(violations.map(({id}) => id)).toContain('button-name');
});
