import {answer, configure, openHosted, reply} from '../support/hosted-search';
import {field} from '../support/search';
import {expect, open, start, test} from '../support/test';

// The policy of a build without credentials allows no host of the service.
test.use({bypassCSP: true});

const options = {
  maxResultsPerGroup: 2,
  searchParameters: {hitsPerPage: 7, facetFilters: ['type:content'], typoTolerance: 'min'},
};
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  'type:content',
];

test("sends the theme's search parameters, and follows its options", async ({page}) => {
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
  await open(page, start);
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
