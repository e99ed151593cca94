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

test("an evaluator's verdict follows a switch, a text and a missing number", async ({page}) => {
  await open(page, '/evaluation/automatic_evaluation');
  const openForm = async (name: string) => {
    const card = page.getByRole('region', {name: `Try ${name}`});
    await card.getByRole('button', {name: 'Try your own values'}).click();
    return {card, verdict: card.locator('[data-verdict]')};
  };
  const prefix = await openForm('Starts With');
  await prefix.card.getByRole('checkbox').uncheck();
  await expect(prefix.verdict).toHaveText('true');
  await prefix.card.locator('input[type=text]').fill('Hello');
  await expect(prefix.verdict).toHaveText('false');
  const similarity = await openForm('Similarity Match');
  await similarity.card.getByRole('spinbutton').fill('');
  await expect(similarity.verdict).toHaveText(/^error/);
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
