import {readFileSync} from 'node:fs';
import type {Request} from '@playwright/test';
import {colourViolations, structureViolations} from '../support/axe';
import {answer, openHosted, reply} from '../support/hosted-search';
import {field, hits} from '../support/search';
import {expect, test} from '../support/test';

// The policy of a build without credentials allows no host of the service.
test.use({bypassCSP: true});

/** What every request asks for: this language, and the current version. */
const current = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

test('hosted search sends the requests and filters of DocSearch', async ({page}) => {
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
  const {version} = JSON.parse(readFileSync('node_modules/@docusaurus/core/package.json', 'utf8')) as {
    version: string;
  };
  expect(url.searchParams.get('x-algolia-agent')).toContain(`docusaurus (${version})`);
  expect(request?.postDataJSON()).toMatchObject({
    requests: [
      {
        query: 'variant',
        indexName: 'docs',
        hitsPerPage: 20,
        facetFilters: current,
        attributesToSnippet: expect.arrayContaining(['content:10', 'hierarchy.lvl1:10']),
        snippetEllipsisText: '…',
      },
    ],
  });
  // Hits link to this site, and their HTML is escaped.
  await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', '/evaluation/test_sets#0');
  await expect(page.locator('.DocSearch-Hit img')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('<img src=x>');
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
  for (const find of [structureViolations, colourViolations])
    expect(await find(page, '.DocSearch-Container')).toEqual([]);
});

test('hosted search asks another host when one is down, and the first again after two minutes', async ({
  page,
  errors,
}) => {
  await page.clock.install();
  const isFirst = (request: Request) => request.url().includes('-dsn');
  const requests = await openHosted(page, (route) =>
    isFirst(route.request()) ? route.abort() : reply(route, answer()),
  );
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(3);
  expect(requests.filter(isFirst)).toHaveLength(1);
  await page.clock.fastForward(125_000);
  await field(page).fill('variants');
  await expect.poll(() => requests.filter(isFirst).length).toBe(2);
  errors.length = 0;
});

test('hosted search shows the error screen when all hosts are down and when the response is invalid', async ({
  page,
  errors,
}) => {
  let body = '';
  await openHosted(page, (route) => {
    return body === '' ? route.abort() : reply(route, body);
  });
  const modal = page.getByRole('dialog', {name: 'Search docs'});
  for (body of ['', '<!doctype html>', '{"results":[{}]}', '{"results":[]}']) {
    await field(page).fill(`variant ${body.length}`);
    await expect(modal).toContainText('Unable to fetch results');
    await field(page).fill('');
    await expect(modal).not.toContainText('Unable to fetch results');
  }
  errors.length = 0;
});

test("hosted search follows the theme's search parameters and options", async ({page}) => {
  const requests = await openHosted(page, (route) => reply(route, answer(7)), {
    maxResultsPerGroup: 2,
    searchParameters: {hitsPerPage: 7, facetFilters: ['type:content'], typoTolerance: 'min'},
  });
  await field(page).fill('variant');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(2);
  await page.getByRole('link', {name: 'See all 7 results'}).click();
  await expect(page.locator('.search-page__hit')).toHaveCount(7);
  expect(requests).toHaveLength(2);
  const facetFilters = [...current, 'type:content'];
  for (const request of requests)
    expect(request.postDataJSON()).toMatchObject({
      requests: [{query: 'variant', hitsPerPage: 7, facetFilters, typoTolerance: 'min'}],
    });
});

test('the results page asks the hosted service for ten words, on a phone for five, and for a section', async ({
  page,
}) => {
  const requests = await openHosted(page, (route) => reply(route, answer()));
  const last = () => (requests.at(-1)?.postDataJSON() as {requests: Record<string, unknown>[]}).requests[0];
  for (const [width, words] of [
    [1280, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/search?q=variant');
    await expect(page.locator('.search-page__hit')).toHaveCount(3);
    expect(last()?.attributesToSnippet).toEqual([`content:${words}`]);
  }
  const count = requests.length;
  await page.getByText('API', {exact: true}).click();
  await expect.poll(() => requests.length).toBeGreaterThan(count);
  expect(last()?.facetFilters).toContainEqual(['hierarchy.lvl0:HTTP API']);
});

test('hosted hits for text are titled by their heading', async ({page}) => {
  const text = JSON.parse(answer(1)) as {results: {hits: Record<string, unknown>[]}[]};
  Object.assign(text.results[0]?.hits[0] ?? {}, {
    type: 'content',
    content: 'Undo a deployment',
    hierarchy: {lvl0: 'Prompts', lvl1: 'Deploy', lvl2: 'Roll back', lvl3: null},
    _snippetResult: {content: {value: '<mark>Undo</mark> a deployment'}},
  });
  await openHosted(page, (route) => reply(route, JSON.stringify(text)));
  await field(page).fill('undo');
  await expect(hits(page).locator('.search-hit__name')).toHaveText('Roll back');
  await expect(hits(page).locator('.DocSearch-Hit-path')).toHaveText('Undo a deployment');
});
