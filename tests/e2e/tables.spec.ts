import type {Page} from '@playwright/test';
import {expect, open, test, waitForFonts} from '../support/test';

/** Pages with the widest tables of their templates. */
const onPhone = [
  '/',
  '/evaluation/automatic_evaluation',
  '/evaluation/webhook_evaluator',
  '/reference/api/apps',
  '/reference/cli/core_commands/variant_serve',
  '/reference/sdk/client',
  '/reference/sdk/core_functions/tracing',
];

/** Those with roles, operations and parameters, of which a laptop shows every column, too. */
const onLaptop = [
  '/misc/team_management',
  '/reference/api/human-evaluations',
  '/reference/sdk/core_functions/init',
  '/reference/cli/core_commands/init',
  '/reference/cli/core_commands/variant_list',
  '/reference/sdk/core_functions/entrypoint',
  '/self-host/environment-variables',
];

const phone = {width: 390, height: 844};

/** The number of visible tables, and the first words of those that are cut off. */
function checkTables(page: Page): Promise<{checked: number; cut: string[]}> {
  return page.evaluate(() => {
    const tables = [...document.querySelectorAll<HTMLElement>('table')].filter((table) =>
      table.checkVisibility(),
    );
    const cut = tables.filter(
      ({parentElement: frame}) => frame && frame.scrollWidth > frame.clientWidth,
    );
    return {checked: tables.length, cut: cut.map((table) => table.innerText.slice(0, 60))};
  });
}

test('a phone shows every column of every table, a laptop those of roles, operations and parameters', async ({
  page,
}) => {
  await waitForFonts(page);
  let total = 0;
  for (const address of [...onPhone, ...onLaptop]) {
    await page.setViewportSize(phone);
    await open(page, address);
    const {checked, cut} = await checkTables(page);
    expect(cut, address).toEqual([]);
    expect(checked, address).toBeGreaterThan(0);
    total += checked;
    if (!onLaptop.includes(address)) continue;
    await page.setViewportSize({width: 1280, height: 800});
    expect((await checkTables(page)).cut, address).toEqual([]);
  }
  console.log(`${total} tables on ${onPhone.length + onLaptop.length} pages`);
  expect(total).toBeGreaterThanOrEqual(70);

  // The check itself finds a table that is cut off.
  await page.setViewportSize(phone);
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('.stacked')) table.classList.remove('stacked');
  });
  expect((await checkTables(page)).cut).not.toEqual([]);
});
