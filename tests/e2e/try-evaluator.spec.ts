import {examples} from '../../src/components/TryEvaluator/examples';
import {expect, open, test} from '../support/test';

test("an evaluator can be tried with the reader's own values", async ({page}) => {
  await open(page, '/evaluation/automatic_evaluation');
  const card = page.getByRole('region', {name: 'Try Exact Match'});
  await card.getByRole('button', {name: 'Try your own values'}).click();
  const output = card.getByLabel('Output');
  await expect(output).toBeFocused();
  // The style sheet of the form loads with it.
  await expect(output).toHaveCSS('border-top-style', 'solid');
  await expect(output).toHaveCSS('font-family', /JetBrains Mono/);
  await output.fill('Paris');
  await card.getByLabel('Expected answer').fill('Paris');
  await expect(card.locator('[data-verdict]')).toHaveText('true');
  await output.fill('paris');
  await expect(card.locator('[data-verdict]')).toHaveText('false');
  await card.getByRole('button', {name: 'Back to the example'}).click();
  await expect(output).toHaveCount(0);
});

test('the verdict follows a switch, a text, a number and a missing number', async ({page}) => {
  await open(page, '/evaluation/automatic_evaluation');
  const cardOf = (name: string) => page.getByRole('region', {name: `Try ${name}`});
  const verdict = (name: string) => cardOf(name).locator('[data-verdict]');
  for (const name of ['Starts With', 'Similarity Match'])
    await cardOf(name).getByRole('button', {name: 'Try your own values'}).click();
  await cardOf('Starts With').getByRole('checkbox').uncheck();
  await expect(verdict('Starts With')).toHaveText('true');
  await cardOf('Starts With').locator('input[type=text]').fill('Hello');
  await expect(verdict('Starts With')).toHaveText('false');
  const threshold = cardOf('Similarity Match').getByRole('spinbutton');
  await threshold.fill('0.9');
  await expect(verdict('Similarity Match')).toHaveText('false');
  await threshold.fill('');
  await expect(verdict('Similarity Match')).toHaveText(/^error/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every evaluator shows its worked example, and no button', async ({page}) => {
    await page.goto('/evaluation/automatic_evaluation');
    for (const [key, {output, answer = '', verdict}] of Object.entries(examples)) {
      const card = page.locator(`[data-try-evaluator="${key}"]`);
      for (const words of [output, answer, verdict.reason]) await expect(card).toContainText(words);
      await expect(card.getByRole('button')).toHaveCount(0);
    }
  });
});
