import type {Page} from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import {expect, follow, ignoreErrors, open, start, test, toggleMode} from '../support/test';

/** From now on, React cannot render an element with this tag. */
const breakElement = (page: Page, tag: string) =>
  page.evaluate((broken) => {
    const {createElement} = document;
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === broken) throw new Error(`no <${broken}> today`);
      return createElement.call(document, name, options);
    };
    Object.assign(window, {mend: () => (document.createElement = createElement)});
  }, tag);
const mend = (page: Page) => page.evaluate(() => (window as unknown as {mend: () => void}).mend());

/** The notice, with the bar of progress gone and its texts legible. */
async function expectNotice(page: Page, message: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText(message);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const {violations} = await new AxeBuilder({page}).include('main').analyze();
  expect(violations.map(({id}) => id)).toEqual([]);
}

test('a page that crashes says so inside of the layout; another page, or another try, works', async ({
  page,
  errors,
}) => {
  // A code block, since React does not create the elements of plain text one by one.
  const withCode = '/self-host/host-locally';
  await open(page, '/self-host');
  await breakElement(page, 'pre');
  await follow(page, withCode);
  await expectNotice(page, 'no <pre> today');
  await toggleMode(page);
  await expectNotice(page, 'no <pre> today');
  await follow(page, '/guides');
  await expect(page).toHaveURL(/\/guides$/);
  await expect(page.locator('h1')).toHaveText(/guide/i);
  await page.goBack();
  await expectNotice(page, 'no <pre> today');
  await mend(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('h1')).toHaveText(/host/i);
  ignoreErrors(errors, /no <pre> today/);
});

test('a layout that crashes leaves the notice alone, in the style of the site, and going back clears it', async ({
  page,
  errors,
}) => {
  await open(page, start);
  const title = await page.locator('h1').innerText();
  await breakElement(page, 'nav');
  // Slow enough for the bar of progress.
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await follow(page, '/changelog');
  await expectNotice(page, 'no <nav> today');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('.navbar')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCSS('font-family', /Instrument Sans/);
  await mend(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('.navbar')).toBeVisible();
  ignoreErrors(errors, /no <nav> today/);
});
