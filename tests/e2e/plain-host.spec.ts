import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, hydrated, ignoreErrors, test} from '../support/test';

/** Documents come from a host that redirects nothing, a little slowly: the file for an address, else the not-found page. */
const servePages = (page: Page, fileFor: (pathname: string) => string | undefined) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const file = fileFor(new URL(route.request().url()).pathname);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return route.fulfill({
      path: file ?? 'build/404.html',
      status: file ? 200 : 404,
      contentType: 'text/html',
    });
  });

/** Knows `/page` as `page.html`, in no other form. */
const plainHost = (pathname: string): string | undefined =>
  pathname.includes('//')
    ? undefined
    : [pathname, `${pathname}.html`, join(pathname, 'index.html')]
        .map((name) => join('build', name))
        .find((file) => existsSync(file) && statSync(file).isFile());

/** Collects the texts of all h1 that are shown, over all documents of a tab. */
async function watchTitles(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction('collect', (title: string) => {
    if (titles.at(-1) !== title) titles.push(title);
  });
  await page.addInitScript(() => {
    const {collect} = window as unknown as {collect: (title: string) => void};
    const watch = () => {
      const title = document.querySelector('h1');
      if (title?.checkVisibility()) collect(title.innerText);
      requestAnimationFrame(watch);
    };
    watch();
  });
  return titles;
}

test('on a plain host, another form of an address shows its page, and never the not-found page first', async ({
  page,
  errors,
  baseURL,
}) => {
  await servePages(page, plainHost);
  const titles = await watchTitles(page);
  for (const [form, address, title] of [
    ['/Evaluation/Test_Sets?a=B#Before', '/evaluation/test_sets?a=B#Before', /test set/i],
    ['/evaluation/test_sets/index.html', '/evaluation/test_sets', /test set/i],
    ['/evaluation//test_sets', '/evaluation/test_sets', /test set/i],
    ['/evaluation/test_sets/', '/evaluation/test_sets', /test set/i],
    ['/evaluation/test_sets.html', '/evaluation/test_sets', /test set/i],
    // No page in any form; nor a way to another site.
    ['/No/Such/', '/no/such', /Page not found/],
    ['//other.example/', '/other.example', /Page not found/],
  ] as const) {
    await page.goto('about:blank');
    titles.length = 0;
    await page.goto(baseURL + form);
    await page.waitForURL(baseURL + address);
    await hydrated(page);
    expect(titles, form).toEqual([expect.stringMatching(title)]);
    const canonical = page.locator('link[rel=canonical]');
    if (form.endsWith('.html'))
      await expect(canonical).toHaveAttribute('href', /[^/]\/evaluation\/test_sets$/);
  }
  ignoreErrors(errors, /status of 404/);
});

test('a host that answers every form with the page leaves the address in its normal form', async ({page}) => {
  await servePages(page, () => 'build/evaluation/test_sets.html');
  for (const form of ['/evaluation//test_sets', '/Evaluation/TEST_SETS', '/evaluation/test_sets/']) {
    await page.goto(`${form}#format`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(/test set/i);
    expect(new URL(page.url()).pathname).toBe('/evaluation/test_sets');
  }
});
