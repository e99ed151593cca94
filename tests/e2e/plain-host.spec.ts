import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, hydrated, ignoreErrors, test} from '../support/test';
import {listen} from '../support/listen';

const types: Record<string, string> = {'.js': 'text/javascript', '.svg': 'image/svg+xml'};

/** A host that knows `/page` as `page.html`, redirects nothing, and answers everything else with the not-found page, a little slowly. */
const plainHost = () =>
  listen((request, response) => {
    const {pathname} = new URL(`http://localhost${request.url}`);
    const files = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((name) => join('build', name))
      .filter((file) => existsSync(file) && statSync(file).isFile());
    const file = pathname.includes('//') ? undefined : files[0];
    const type = types[extname(file ?? '')] ?? 'text/html; charset=utf-8';
    setTimeout(
      () => {
        response.writeHead(file ? 200 : 404, {'Content-Type': type});
        response.end(readFileSync(file ?? 'build/404.html'));
      },
      extname(file ?? '.html') === '.html' ? 200 : 0,
    );
  });

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
}) => {
  const host = await plainHost();
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
    const origin = `http://localhost:${host.port}`;
    await page.goto('about:blank');
    titles.length = 0;
    await page.goto(origin + form);
    await page.waitForURL(origin + address);
    await hydrated(page);
    expect(titles, form).toEqual([expect.stringMatching(title)]);
    const canonical = page.locator('link[rel=canonical]');
    if (form.endsWith('.html'))
      await expect(canonical).toHaveAttribute('href', /[^/]\/evaluation\/test_sets$/);
  }
  host.close();
  ignoreErrors(errors, /status of 404/);
});

test('a host that answers every form with the page leaves the address in its normal form', async ({page}) => {
  const host = await listen((request, response) => {
    const {pathname} = new URL(`http://localhost${request.url}`);
    const isAsset = pathname.startsWith('/assets/');
    const file = isAsset ? `build${pathname}` : 'build/evaluation/test_sets.html';
    response.writeHead(200, {'Content-Type': isAsset ? 'text/javascript' : 'text/html'});
    response.end(readFileSync(file));
  });
  for (const form of ['/evaluation//test_sets', '/Evaluation/TEST_SETS', '/evaluation/test_sets/']) {
    await page.goto(`http://localhost:${host.port}${form}#format`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(/test set/i);
    expect(new URL(page.url()).pathname).toBe('/evaluation/test_sets');
  }
  host.close();
});
