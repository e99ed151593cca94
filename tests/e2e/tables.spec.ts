import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** Pages whose tables are the widest of their template. */
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

/** Tables that are seen, and the captions of those of which a part is out of sight. */
function look(page: Page): Promise<{looked: number; cut: string[]}> {
  return page.evaluate(() => {
    const tables = [...document.querySelectorAll<HTMLElement>('table')].filter((table) =>
      table.checkVisibility(),
    );
    const cut = tables.filter(
      ({parentElement: frame}) => frame && frame.scrollWidth > frame.clientWidth,
    );
    return {looked: tables.length, cut: cut.map((table) => table.innerText.slice(0, 60))};
  });
}

test('a phone shows every column of every table', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  let looked = 0;
  for (const address of pages) {
    await open(page, address);
    const seen = await look(page);
    expect(seen.cut, address).toEqual([]);
    looked += seen.looked;
  }
  console.log(`${looked} tables on ${pages.length} pages`);
  expect(looked).toBeGreaterThanOrEqual(70);
});

test('a table that is cut off would be seen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/self-host/environment-variables');
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('.stacked')) table.classList.remove('stacked');
  });
  expect((await look(page)).cut.length).toBeGreaterThan(0);
});
