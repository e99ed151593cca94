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

  const prefix = page.getByRole('region', {name: 'Try Starts With'});
  await prefix.getByRole('button', {name: 'Try your own values'}).click();
  await prefix.getByRole('checkbox').uncheck();
  await expect(prefix.locator('[data-verdict]')).toHaveText('true');
  await prefix.locator('input[type=text]').fill('Hello');
  await expect(prefix.locator('[data-verdict]')).toHaveText('false');
});
