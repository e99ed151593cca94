import {type ConsoleMessage, expect, type Page, type Request, test as base} from '@playwright/test';

/**
 * Every browser test fails on console errors, hydration warnings, uncaught exceptions and policy violations of its page.
 * There is no global list of exceptions; a test that provokes an error removes it with `ignoreErrors`.
 */
export const test = base.extend<{errors: string[]}>({
  errors: [
    async ({page}, use) => {
      const errors: string[] = [];
      listen(page, errors);
      await use(errors);
      expect(errors, 'errors of the page').toEqual([]);
    },
    {auto: true},
  ],
});

/** Removes the errors that a test provokes. */
export function ignoreErrors(errors: string[], expected: RegExp): void {
  errors.splice(0, errors.length, ...errors.filter((text) => !expected.test(text)));
}

/** Adds a page's errors to `errors`; for pages that a test opens itself. */
export function listen(page: Page, errors: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' || /hydrat/i.test(text)) {
      errors.push(`${text} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => errors.push(error.message));
}

/** Waits until the page has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens an address and waits until the page has hydrated and its fonts are loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Changes the HTML of pages before the browser gets it. */
export const changeHtml = (page: Page, change: (html: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({response, body: change(await response.text())});
  });

/** Holds back requests until the returned function is called. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  matches: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (matches(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** A page with every part of the frame: sidebar, contents, tags and a next page. */
export const start = '/prompt_management/deployment';

export const toggleMode = (page: Page): Promise<void> =>
  page.getByRole('button', {name: /Switch between dark and light/}).click();

/** Waits for the colour mode that a reader has switched to. */
export const expectMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

/** Follows a link inside of the site, wherever it stands. */
export const follow = (page: Page, address: string): Promise<void> =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

export const clipboardText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** A script that makes the browser block storage. */
export const blockStorage = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); }
})`;

export {expect};
