import {answer, openHosted, reply} from '../support/hosted-search';
import {dialog, field, hits} from '../support/search';
import {expect, test} from '../support/test';

// The policy of a build without credentials allows no host of the service.
test.use({bypassCSP: true});

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

test('a hosted answer without results shows the error screen and leaves no uncaught error', async ({
  page,
}) => {
  await openHosted(page, (route) => reply(route, '{"results":[]}'));
  await field(page).fill('variant');
  await expect(dialog(page)).toContainText('Unable to fetch results');
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
