import type {Page, Request, Route} from '@playwright/test';
import {hierarchyOf} from './hierarchy';
import {field} from './search';
import {expect, open, start} from './test';

/**
 * A mock of the hosted search service: credentials replace the embedded index in the built scripts, and every request
 * to the service's hosts is answered here.
 */
const service = /^https:\/\/testapp[^/]*\.algolia(net)?\.(net|com)\//;

function hit(number: number, title = `Title ${number}`) {
  const value = (text: string) => ({value: text, matchLevel: 'full', matchedWords: ['variant']});
  return {
    objectID: String(number),
    url: `https://docs.example/evaluation/test_sets#${number}`,
    type: 'lvl1',
    content: null,
    hierarchy: hierarchyOf({lvl0: 'Evaluation', lvl1: title}),
    _highlightResult: {hierarchy: {lvl0: value('Evaluation'), lvl1: value(title)}},
    _snippetResult: {hierarchy: {lvl1: value(`<mark>${title}</mark> <img src=x>`)}},
  };
}

export const answer = (count = 3) =>
  JSON.stringify({
    results: [
      {
        hits: Array.from({length: count}, (_, number) => hit(number)),
        nbHits: count,
        queryID: 'q1',
        page: 0,
      },
    ],
  });

export const reply = (route: Route, body: string, status = 200) =>
  route.fulfill({
    status,
    body,
    contentType: 'application/json',
    headers: {'Access-Control-Allow-Origin': '*'},
  });

/** Changes the theme's `algolia` options in the built scripts. Returns a function that counts the changed scripts. */
export async function configure(page: Page, options: object): Promise<() => number> {
  const config = /algolia:\{(appId:"embedded".*?searchParameters:\{\})\}/;
  let changed = 0;
  await page.route('**/assets/js/main*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (config.test(script)) changed += 1;
    const replaced = script.replace(config, (_, own) => `algolia:{${own},...${JSON.stringify(options)}}`);
    await route.fulfill({response, body: replaced});
  });
  return () => changed;
}

/** Opens the search box of a build with credentials, and collects its requests to the service. */
export async function openHosted(
  page: Page,
  onRequest: (route: Route) => Promise<void>,
  options: object = {},
): Promise<Request[]> {
  const requests: Request[] = [];
  const changed = await configure(page, {appId: 'testapp', apiKey: 'public', ...options});
  await page.route(service, async (route) => {
    requests.push(route.request());
    await onRequest(route);
  });
  await open(page, start);
  expect(changed()).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  return requests;
}
