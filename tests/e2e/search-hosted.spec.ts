import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {Page, Request, Route} from '@playwright/test';
import {expect, open, test} from '../support/test';

/**
 * The hosted service, played by the tests: the built scripts get credentials in place of the embedded index's name,
 * and every request to the service's hosts is answered here. The policy of a build without credentials names no such host.
 */
test.use({bypassCSP: true});

const page0 = '/prompt_management/deployment';
const service = /^https:\/\/testapp[^/]*\.algolia(net)?\.(net|com)\//;
const field = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});

function hit(number: number, title = `Title ${number}`) {
  const value = (text: string) => ({value: text, matchLevel: 'full', matchedWords: ['variant']});
  const hierarchy = {
    lvl0: 'Evaluation',
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: String(number),
    url: `https://docs.example/evaluation/test_sets#${number}`,
    type: 'lvl1',
    content: null,
    hierarchy,
    _highlightResult: {hierarchy: {lvl0: value('Evaluation'), lvl1: value(title)}},
    _snippetResult: {hierarchy: {lvl1: value(`<mark>${title}</mark> <img src=x>`)}},
  };
}

const answer = (count = 3) =>
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

const reply = (route: Route, body: string, status = 200) =>
  route.fulfill({
    status,
    body,
    contentType: 'application/json',
    headers: {'Access-Control-Allow-Origin': '*'},
  });

/** Gives the built scripts other options of the theme's `algolia`; resolves once a script was changed. */
async function configure(page: Page, options: object): Promise<() => number> {
  const config = /algolia:\{(appId:"embedded".*?searchParameters:\{\})\}/;
  let changed = 0;
  await page.route('**/assets/js/main*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (config.test(script)) changed += 1;
    const replaced = script.replace(
      config,
      (_, own) => `algolia:{${own},...${JSON.stringify(options)}}`,
    );
    await route.fulfill({response, body: replaced});
  });
  return () => changed;
}

/** Opens a page whose build has credentials, and collects what it asks the service. */
async function openHosted(
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
  await open(page, page0);
  expect(changed()).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  return requests;
}

test('asks as DocSearch does, with filters for language and version', async ({page}) => {
  const requests = await openHosted(page, (route) => reply(route, answer()));
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  const url = new URL(request?.url() ?? '');
  expect(request?.method()).toBe('POST');
  expect(url.host).toBe('testapp-dsn.algolia.net');
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-application-id')).toBe('testapp');
  expect(url.searchParams.get('x-algolia-api-key')).toBe('public');
  const {version} = JSON.parse(
    readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
  ) as {version: string};
  expect(url.searchParams.get('x-algolia-agent')).toContain(`docusaurus (${version})`);
  expect(request?.postDataJSON()).toMatchObject({
    requests: [
      {
        query: 'variant',
        indexName: 'docs',
        hitsPerPage: 20,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
        attributesToSnippet: expect.arrayContaining(['content:10', 'hierarchy.lvl1:10']),
        snippetEllipsisText: '…',
      },
    ],
  });
  // Hits lead to this site, and their mark-up is shown, not obeyed.
  await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute(
    'href',
    '/evaluation/test_sets#0',
  );
  await expect(page.locator('.DocSearch-Hit img')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('<img src=x>');
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
});

const options = {
  maxResultsPerGroup: 2,
  searchParameters: {hitsPerPage: 7, facetFilters: ['type:content'], typoTolerance: 'min'},
};
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  'type:content',
];

test("sends the theme's search parameters, and lists as many hits as its options say", async ({
  page,
}) => {
  const requests = await openHosted(page, (route) => reply(route, answer(7)), options);
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(2);
  await page.getByRole('link', {name: 'See all 7 results'}).click();
  await expect(page.locator('.search-page__hit')).toHaveCount(7);
  expect(requests).toHaveLength(2);
  for (const request of requests)
    expect(request.postDataJSON()).toMatchObject({
      requests: [{query: 'variant', hitsPerPage: 7, facetFilters, typoTolerance: 'min'}],
    });
});

test('embedded search follows the same options', async ({page}) => {
  const changed = await configure(page, {
    maxResultsPerGroup: 1,
    searchParameters: {hitsPerPage: 8, facetFilters: ['version:current']},
  });
  await open(page, page0);
  expect(changed()).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const groups = await page.locator('.DocSearch-Hits').count();
  expect(groups).toBeGreaterThan(1);
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(groups);
  await page.getByRole('link', {name: /See all \d+ results/}).click();
  await expect(page.locator('.search-page__hit')).toHaveCount(8);
});

test('asks for snippets of five words on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const requests = await openHosted(page, (route) => reply(route, answer()));
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3);
  const body = requests[0]?.postDataJSON() as {requests: {attributesToSnippet: string[]}[]};
  expect(body.requests[0]?.attributesToSnippet).toContain('content:5');
});

test('passes over a dead host and remembers it', async ({page, complaints}) => {
  const requests = await openHosted(page, (route) =>
    route.request().url().includes('-dsn') ? route.abort() : reply(route, answer()),
  );
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3);
  await field(page).fill('variants');
  await expect.poll(() => requests.length).toBe(3);
  expect(requests.map((request) => request.url().includes('-dsn'))).toEqual([true, false, false]);
  complaints.splice(0);
});

test('waits a second for a host to connect, then asks the next one', async ({page, complaints}) => {
  const asked: number[] = [];
  await openHosted(page, async (route) => {
    asked.push(Date.now());
    // The first host never answers.
    if (!route.request().url().includes('-dsn')) await reply(route, answer());
  });
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3, {timeout: 10_000});
  expect(asked).toHaveLength(2);
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThan(950);
  expect(second - first).toBeLessThan(1900);
  complaints.splice(0);
});

test('asks a dead host again after two minutes', async ({page, complaints}) => {
  await page.clock.install();
  const requests = await openHosted(page, (route) =>
    route.request().url().includes('-dsn') ? route.abort() : reply(route, answer()),
  );
  const primary = () => requests.filter((request) => request.url().includes('-dsn')).length;
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3);
  await page.clock.fastForward(110_000);
  await field(page).fill('variants');
  await expect.poll(() => requests.length).toBe(3);
  expect(primary()).toBe(1);
  await page.clock.fastForward(15_000);
  await field(page).fill('variant of');
  await expect.poll(primary).toBe(2);
  complaints.splice(0);
});

test('has no violation of accessibility rules', async ({page}) => {
  await openHosted(page, (route) => reply(route, answer()));
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3);
  await page.waitForTimeout(250);
  const {violations, passes} = await new AxeBuilder({page}).include('.DocSearch-Modal').analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(5);
});

test('says so when all hosts are dead, and when the answer is none', async ({page, complaints}) => {
  let mode: 'dead' | 'malformed' | 'empty' = 'dead';
  await openHosted(page, (route) => {
    if (mode === 'dead') return route.abort();
    return reply(route, mode === 'malformed' ? '<!doctype html>' : '{"results":[{}]}');
  });
  const modal = page.getByRole('dialog', {name: 'Search docs'});
  for (const [next, query] of [
    ['dead', 'variant'],
    ['malformed', 'variants'],
    ['empty', 'base'],
  ] as const) {
    mode = next;
    await field(page).fill(query);
    await expect(modal).toContainText('Unable to fetch results');
    await field(page).fill('');
    await expect(modal).not.toContainText('Unable to fetch results');
  }
  complaints.splice(0);
});

test('calls a slow answer stalled', async ({page}) => {
  await openHosted(page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await reply(route, answer());
  });
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3);
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});
