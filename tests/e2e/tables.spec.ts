import type {Page} from '@playwright/test';
import {expect, open, test, waitForFonts} from '../support/test';

/** Pages with the widest tables of their templates. */
const pages = [
  '/',
  '/evaluation/automatic_evaluation',
  '/evaluation/webhook_evaluator',
  '/misc/team_management',
  '/reference/api/apps',
  '/reference/cli/core_commands/variant_serve',
  '/reference/sdk/client',
  '/reference/sdk/core_functions/tracing',
  '/self-host/environment-variables',
];

test.beforeEach(({page}) => waitForFonts(page));

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

test('a phone shows every column of every table', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  let total = 0;
  for (const address of pages) {
    await open(page, address);
    const {checked, cut} = await checkTables(page);
    expect(cut, address).toEqual([]);
    total += checked;
  }
  console.log(`${total} tables on ${pages.length} pages`);
  expect(total).toBeGreaterThanOrEqual(70);
});

test('a laptop shows roles, operations and parameters without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const address of [
    '/misc/team_management',
    '/reference/api/human-evaluations',
    '/reference/sdk/core_functions/init',
    '/reference/cli/core_commands/init',
    '/reference/cli/core_commands/variant_list',
    '/reference/sdk/core_functions/entrypoint',
    '/self-host/environment-variables',
  ]) {
    await open(page, address);
    const {checked, cut} = await checkTables(page);
    expect(checked, address).toBeGreaterThan(0);
    expect(cut, address).toEqual([]);
  }
});

test('the check itself finds a table that is cut off', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/self-host/environment-variables');
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('.stacked')) table.classList.remove('stacked');
  });
  expect((await checkTables(page)).cut.length).toBeGreaterThan(0);
});
