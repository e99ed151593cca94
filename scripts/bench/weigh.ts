import {gzipSync} from 'node:zlib';
import type {Browser, Page, Request} from '@playwright/test';

/** Bytes that a visit loads, after gzip, by type of resource; style elements count as style sheets. */
export type Weight = Record<'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other', number>;

export const gzipped = (body: Buffer | string): number => gzipSync(body, {level: 9}).length;

export const withoutImagesAndFonts = ({image: _, font: __, ...rest}: Weight): number =>
  Object.values(rest).reduce((sum, bytes) => sum + bytes, 0);

/** Splits a page into its HTML and the content of its style elements, which have separate budgets. */
export function markupAndStyle(html: string): {markup: string; style: string} {
  const style = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  return {markup: html.replace(/(<style>)[\s\S]*?(?=<\/style>)/g, '$1'), style};
}

/** Opens a page and waits until it has hydrated and has made no request for half a second. */
async function openAndWait(page: Page, url: string): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
  while (Date.now() - last < 500) await page.waitForTimeout(100);
}

/** Weighs all that a page loads with an empty cache or, with `act`, only what loads from then on. */
export async function weighVisit(
  browser: Browser,
  url: string,
  act?: (page: Page) => Promise<unknown>,
): Promise<Weight> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const weight: Weight = {document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0};
  const pending: Promise<void>[] = [];
  const add = async (request: Request) => {
    const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
    const kind = request.url().endsWith('.js') ? 'script' : request.resourceType();
    const key = (kind in weight ? kind : 'other') as keyof Weight;
    if (key === 'document') {
      const {markup, style} = markupAndStyle(body.toString());
      weight.document += gzipped(markup);
      weight.stylesheet += style ? gzipped(style) : 0;
      // Fonts are already compressed.
    } else weight[key] += key === 'font' ? body.length : gzipped(body);
  };
  // Playwright reports the requests of workers on the context, not on the page.
  const watch = () => page.context().on('requestfinished', (request) => pending.push(add(request)));
  if (!act) watch();
  await openAndWait(page, url);
  if (act) {
    watch();
    await act(page);
    // Long enough for the texts of the first hits; those of the others follow after one and a half seconds
    // and are not counted.
    await page.waitForTimeout(1000);
  }
  await Promise.all(pending);
  await page.close();
  return weight;
}

/** Bytes after gzip that following the "Next" link loads, without images. */
export async function weighStep(browser: Browser, origin: string, from: string): Promise<number> {
  const weight = await weighVisit(browser, origin + from, async (page) => {
    const script = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
    await page.locator('.pagination-nav__link--next').click();
    await Promise.all([script, page.waitForURL((url) => url.pathname !== from)]);
  });
  return withoutImagesAndFonts(weight) + weight.font;
}

/** Bytes after gzip that a first query loads: search box, engine, index and the texts of the first hits. */
export async function weighSearch(browser: Browser, url: string, query: string): Promise<number> {
  const weight = await weighVisit(browser, url, async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search docs'}).fill(query);
    await page.locator('.DocSearch-Hit').first().waitFor();
  });
  return withoutImagesAndFonts(weight) + weight.font;
}
