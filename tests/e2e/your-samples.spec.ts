import type {BrowserContext, Page} from '@playwright/test';
import {colourViolations, structureViolations, switchTo} from '../support/axe';
import {blockStorage, clipboardText, expect, ignoreErrors, listen, open, start, test} from '../support/test';

const operation = '/reference/api/list-app-variants';
const mine = {
  server: 'http://agenta.mine.example:8088',
  key: 'q7Lx2mTd.s3cr3t-Part_9',
  app: '01918de9-de80-7b52-9d3a-5c1f2e8b7a99',
};

const block = (page: Page) => page.locator('.codeblock:visible').first();
const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Your values'});
const fieldOf = (page: Page, placeholder: string) =>
  dialogOf(page).locator('p', {hasText: placeholder}).getByRole('textbox');
const submit = (page: Page) => dialogOf(page).getByRole('button', {name: 'Use in all samples'}).click();

/** Opens the dialog of the first visible sample. */
async function openDialog(page: Page): Promise<void> {
  await block(page).getByRole('button', {name: 'Fill in'}).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function typeAll(page: Page): Promise<void> {
  await openDialog(page);
  await fieldOf(page, 'https://your-host.example').fill(mine.server);
  await fieldOf(page, 'YOUR_API_KEY').fill(mine.key);
  await fieldOf(page, 'YOUR_APP_ID').fill(mine.app);
  await submit(page);
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Goes to another operation by links. */
async function toNextOperation(page: Page): Promise<void> {
  await page.locator('.api-text a', {hasText: /^All operations on/}).click();
  await page.locator('.markdown table a').first().click();
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    cookie: document.cookie,
  }));

/** What leaves a page, or could be seen elsewhere: requests with all that they carry, and messages. */
function watch(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) =>
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  );
  context.on('console', (message) => seen.push(message.text()));
  return seen;
}

test('values typed once are in every sample of the site, and nowhere else, until they are forgotten', async ({
  page,
  context,
}) => {
  const seen = watch(context);
  const titles: string[] = [];
  const note = async () => titles.push(await page.title(), page.url());
  await open(page, operation);
  await typeAll(page);
  await note();
  for (const code of await page.locator('[aria-label="Request samples"] .codeblock code').allTextContents()) {
    for (const value of Object.values(mine)) expect(code).toContain(value);
    expect(code).not.toMatch(/YOUR_|cloud\.agenta/);
  }
  await block(page).getByRole('button', {name: 'Copy code'}).click();
  expect(await clipboardText(page)).toBe(await block(page).locator('code').textContent());
  // By a link, and after a reload; on a written page as well.
  await toNextOperation(page);
  await expect(block(page)).toContainText(mine.key);
  await page.reload();
  await expect(block(page)).toContainText(mine.key);
  await note();
  await open(page, '/prompt_management/deployment');
  const samples = page.locator('.codeblock code');
  await expect(samples.filter({hasText: `${mine.server}/api/apps/${mine.app}/`})).not.toHaveCount(0);
  // A file with the host alone has the host alone.
  await open(page, '/self-host/deploy_remotly/host-remotely');
  await expect(samples.filter({hasText: 'BARE_DOMAIN_NAME=agenta.mine.example'})).toHaveCount(1);
  await expect(samples.filter({hasText: 'BARE_DOMAIN_NAME=agenta.mine.example:'})).toHaveCount(0);
  await expect(samples.filter({hasText: /your-host/})).toHaveCount(0);
  await note();

  const {local, session, cookie} = await stored(page);
  expect(local).toContain(mine.server);
  expect(local).toContain(mine.app);
  expect(local).not.toContain(mine.key);
  expect(session).toContain(mine.key);
  expect(cookie).toBe('');

  await open(page, start);
  await openDialog(page);
  await expect(fieldOf(page, 'YOUR_API_KEY')).toHaveValue(mine.key);
  await dialogOf(page).getByRole('button', {name: 'Forget all'}).click();
  await expect(dialogOf(page).getByRole('status')).toHaveText('All values are forgotten.');
  await expect(fieldOf(page, 'YOUR_API_KEY')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(block(page)).toContainText('YOUR_API_KEY');
  await note();
  await page.waitForLoadState('networkidle');
  const left = [...Object.values(await stored(page)), ...seen, ...titles];
  expect(seen).not.toEqual([]);
  for (const value of Object.values(mine))
    expect(left.filter((text) => text.includes(value) || text.includes(encodeURIComponent(value)))).toEqual(
      [],
    );
});

test('a wrong value is told in a line and used in no sample', async ({page}) => {
  await open(page, operation);
  const before = await block(page).locator('code').textContent();
  await openDialog(page);
  await fieldOf(page, 'https://your-host.example').fill('agenta.mine.example');
  await fieldOf(page, 'YOUR_APP_ID').fill('$(rm -rf .)');
  await submit(page);
  await expect(dialogOf(page).getByRole('alert')).toHaveText([
    'Write it with its scheme, such as http://localhost.',
    'Write a UUID, or 24 hexadecimal digits.',
  ]);
  await expect(fieldOf(page, 'https://your-host.example')).toBeFocused();
  await expect(fieldOf(page, 'YOUR_APP_ID')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(block(page).locator('code')).toHaveText(before ?? '');
  // Nor is one that stands in the storage.
  await page.evaluate(() => localStorage.setItem('agenta-docs.YOUR_APP_ID', '"; rm -rf .'));
  await page.reload();
  await expect(block(page).getByRole('button', {name: 'Fill in'})).toBeVisible();
  await expect(block(page).locator('code')).toHaveText(before ?? '');
});

test('a sample has one tab stop for all its placeholders; a click on one leads to its field', async ({
  page,
}) => {
  await open(page, start);
  const blocks = page.locator('.codeblock:has(var)');
  expect(await blocks.count()).toBeGreaterThan(1);
  await expect(blocks.first().locator('var')).not.toHaveCount(1);
  await expect(page.locator('.codeblock .fill-button')).toHaveCount(await blocks.count());
  await expect(
    page.locator('.codeblock :is(var, var *)').and(page.locator('[tabindex], button, a')),
  ).toHaveCount(0);
  const button = block(page).getByRole('button', {name: 'Fill in'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await block(page).locator('var', {hasText: 'YOUR_API_KEY'}).click();
  await expect(fieldOf(page, 'YOUR_API_KEY')).toBeFocused();
});

test('marks, filled ones and the dialog have enough contrast in both modes', async ({page}) => {
  await open(page, operation);
  const expectColours = async (within: string) => {
    for (const mode of ['light', 'dark'] as const) {
      await switchTo(page, mode);
      expect(await colourViolations(page, within), mode).toEqual([]);
    }
  };
  await expectColours('.codeblock');
  await openDialog(page);
  await fieldOf(page, 'https://your-host.example').fill('no address');
  await submit(page);
  await expectColours('dialog');
  expect(await structureViolations(page, 'dialog')).toEqual([]);
  await fieldOf(page, 'https://your-host.example').fill('');
  await fieldOf(page, 'YOUR_APP_ID').fill(mine.app);
  await submit(page);
  await expect(block(page)).toContainText(mine.app);
  await expectColours('.codeblock');
  expect(await structureViolations(page, 'main')).toEqual([]);
});

test('a server reaches another tab at once, a key stays in its own', async ({page, context, errors}) => {
  await open(page, operation);
  const other = await context.newPage();
  listen(other, errors);
  await open(other, operation);
  await typeAll(page);
  await expect(block(other)).toContainText(mine.server);
  await expect(block(other)).toContainText('YOUR_API_KEY');
});

test('with storage blocked, values last for the visit and nothing is reported', async ({page, errors}) => {
  await page.addInitScript(blockStorage);
  await page.addInitScript(blockStorage.replace('localStorage', 'sessionStorage'));
  await open(page, operation);
  await typeAll(page);
  await expect(block(page)).toContainText(mine.key);
  await toNextOperation(page);
  await expect(block(page)).toContainText(mine.key);
  expect(errors).toEqual([]);
  await page.reload();
  await expect(block(page)).toContainText('YOUR_API_KEY');
});

test('a printed page has the placeholders; values that are shown while a page loads change no height', async ({
  page,
}) => {
  await open(page, operation);
  const heights = () =>
    page
      .locator('.codeblock')
      .evaluateAll((blocks) => blocks.map((one) => (one as HTMLElement).offsetHeight));
  const before = await heights();
  await typeAll(page);
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = document.querySelector('.codeblock')?.textContent ?? '';
    }),
  );
  await page.pdf();
  const printed = (await page.locator('html').getAttribute('data-printed')) ?? '';
  expect(printed).toContain('YOUR_API_KEY');
  for (const value of Object.values(mine)) expect(printed).not.toContain(value);
  await expect(block(page)).toContainText(mine.key);
  await page.reload();
  await expect(block(page)).toContainText(mine.key);
  expect(await heights()).toEqual(before);
});

test('a dialog that does not load is told in its button', async ({page, errors}) => {
  await open(page, operation);
  await page.route('**/*.js', (route) => route.abort());
  await block(page).locator('.fill-button').click();
  await expect(block(page).locator('.fill-button')).toHaveText('Not loaded');
  ignoreErrors(errors, /ERR_FAILED/);
});
