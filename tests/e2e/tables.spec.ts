import type {Page, ViewportSize} from '@playwright/test';
import {givenAddresses, ownAddresses} from '../support/addresses';
import {expect, test, waitForFonts} from '../support/test';

// Without scripts, tabs and collapsed parts show their tables.
test.use({javaScriptEnabled: false});

/** Pages with roles, operations and parameters. */
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

/** Opens pages in a window and returns the number of their tables; none may be cut off. */
async function expectWhole(
  page: Page,
  size: ViewportSize,
  addresses: readonly string[],
): Promise<number> {
  await page.setViewportSize(size);
  let total = 0;
  for (const address of addresses) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const {checked, cut} = await checkTables(page);
    expect(cut, address).toEqual([]);
    total += checked;
  }
  return total;
}

test.beforeEach(({page}) => waitForFonts(page));

test('a phone shows every column of every table', async ({page}) => {
  test.setTimeout(90_000);
  const addresses = [...givenAddresses, ...ownAddresses, '/reference/api/apps', ...onLaptop];
  const total = await expectWhole(page, phone, [...new Set(addresses)]);
  console.log(`${total} tables on ${new Set(addresses).size} pages`);
  expect(total).toBeGreaterThanOrEqual(200);

  // The check itself finds a table that is cut off.
  await page.goto('/self-host/environment-variables');
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('.stacked')) table.classList.remove('stacked');
  });
  expect((await checkTables(page)).cut).not.toEqual([]);
});

test('a laptop shows every column of the widest tables', async ({page}) => {
  const total = await expectWhole(page, {width: 1280, height: 800}, onLaptop);
  expect(total).toBeGreaterThanOrEqual(onLaptop.length);
});

test('on a wide screen no table covers the contents beside it', async ({page}) => {
  for (const width of [1500, 1920]) {
    await page.setViewportSize({width, height: 800});
    for (const address of onLaptop) {
      await page.goto(address);
      const over = await page.evaluate(() => {
        const contents = document.querySelector('.page__contents');
        if (!contents?.checkVisibility()) return [];
        const {left} = contents.getBoundingClientRect();
        return [...document.querySelectorAll('.table-frame')]
          .filter((frame) => frame.getBoundingClientRect().right > left)
          .map(({textContent}) => textContent.slice(0, 60));
      });
      expect(over, `${address} at ${width} px. Fix: src/css/content.css`).toEqual([]);
    }
  }
});
