import type {Page} from '@playwright/test';
import {hits, openSearch} from '../support/search';
import {expect, hydrated, open, test} from '../support/test';

const reference = '/reference/sdk/core_functions/tracing';
/** Lies in a section that is closed. */
const inside = 'ag-tracing-open-trace';

/** The element that is marked: the only one, in sight, below the navbar, and of another colour than its neighbours. */
async function expectMarked(page: Page, id: string): Promise<void> {
  const marked = page.locator('[data-target]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('id', id);
  await expect(marked).toBeInViewport();
  const {y = 0} = (await marked.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(50);
  const isTinted = await marked.evaluate((element) => {
    // A term is tinted together with its definition.
    const styles = [element, element.parentElement as Element].map((one) => getComputedStyle(one));
    const hasColour = styles.some(({backgroundColor}) => backgroundColor !== 'rgba(0, 0, 0, 0)');
    return hasColour || styles[0]?.textDecorationLine === 'underline';
  });
  expect(isTinted, `#${id} looks like its neighbours`).toBe(true);
}

/** What a link of the site does: it changes the address, and the router renders the page. */
const step = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);

test('a link to what is closed opens it: on load, on a step inside the site, and on a change of the fragment', async ({
  page,
}) => {
  await open(page, `${reference}#${inside}`);
  await expectMarked(page, inside);
  await expect(page.locator('.markdown details[open]')).toHaveCount(1);

  await open(page, '/reference/sdk/core_functions/init');
  await step(page, `${reference}#${inside}`);
  await expectMarked(page, inside);

  await page.evaluate(() => (location.hash = 'ag-tracing-start-trace'));
  await expectMarked(page, 'ag-tracing-start-trace');
  await page.evaluate(() => (location.hash = ''));
  await expect(page.locator('[data-target]')).toHaveCount(0);
});

test('text that the browser finds in what is closed is shown', async ({page}) => {
  await page.goto(`${reference}#:~:text=first%20span%20does%20this%20for%20you`);
  await hydrated(page);
  await expect(page.locator('.markdown details[open]').first()).toBeInViewport();
});

test('a property of an API page, a term and a heading are marked after a step', async ({page}) => {
  await open(page, '/reference/api/create-evaluation');
  for (const address of [
    '/reference/api/create-evaluation#body.rate_limit.batch_size',
    '/guides/how_does_agenta_work#term-variant',
    '/prompt_management/deployment#before-you-start',
  ]) {
    await step(page, address);
    await expectMarked(page, new URL(address, 'http://x').hash.slice(1));
  }
});

test('a row of an error table has a link to itself, which the keyboard and the search reach', async ({
  page,
  baseURL,
}) => {
  await open(page, '/evaluation/test_sets');
  const row = page.locator('tr[id^="error-"]').nth(1);
  const id = (await row.getAttribute('id')) ?? '';
  const link = row.locator('.hash-link');
  await expect(link).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/evaluation/test_sets#${id}`);
  await expectMarked(page, id);
  await openSearch(page, 'evaluation method not found');
  // Until the texts have loaded, the hit leads to the top of its page.
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', /#error-/);
  await page.keyboard.press('Enter');
  await expectMarked(page, 'error-evaluation-method-not-found');
});
