import {clipboardText, expect, open, test} from '../support/test';

test('a block can be copied; the button for wrapping applies to all blocks and for the whole visit', async ({
  page,
}) => {
  await open(page, '/evaluation/webhook_evaluator');
  const switches = page.getByRole('button', {name: 'Wrap'});
  await expect.poll(() => switches.count()).toBeGreaterThan(1);
  await switches.first().click();
  await expect(switches.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.codeblock pre').last()).toHaveCSS('white-space', /pre-wrap/);
  await open(page, '/prompt_management/integrating');
  await expect(switches.first()).toHaveAttribute('aria-pressed', 'true');
  const block = page.locator('.codeblock:visible').first();
  const copy = block.getByRole('button', {name: 'Copy code'});
  await block.hover();
  await copy.click();
  await expect(copy).toContainText('Copied');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  expect(await clipboardText(page)).toBe(await block.locator('code').textContent());
  await switches.first().click();
  await expect(switches.first()).toHaveAttribute('aria-pressed', 'false');
});
