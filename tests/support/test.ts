import {type ConsoleMessage, expect, type Page, test as base} from '@playwright/test';

/**
 * Every browser test fails on anything the page complains about: console errors, hydration warnings, uncaught
 * exceptions, policy violations. There is no list of things to ignore; a test that provokes a fault says which
 * message it expects with `page complaints`.
 */
export const test = base.extend<{complaints: string[]}>({
  complaints: [
    async ({page}, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    {auto: true},
  ],
});

/** Collects a page's complaints into `complaints`; for pages that a test opens itself. */
export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' || /hydrat/i.test(text)) {
      complaints.push(`${text} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Opens an address and waits until the page is alive and its fonts are in. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

export {expect};
