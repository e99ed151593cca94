import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {weighVisits} from '../../scripts/bench/weigh';

/** One page of each kind: long body, free-form response, file upload, no parameters, tag, landing page. */
const kinds = [
  'create-evaluation',
  'create-traces',
  'upload-file',
  'health-check',
  'apps',
  'category',
];
const plainPage = '/guides/how_does_agenta_work';

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not shown`);
  return found;
};

test('samples are beside the text and sticky on a wide screen', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/reference/api/create-evaluation');
  const [text, side] = [await box(page, '.api-text >> nth=0'), await box(page, '.api-side')];
  expect(side.x).toBeGreaterThan(text.x + text.width);
  expect(Math.abs(side.y - text.y)).toBeLessThan(8);
  await page.locator('[id="response.200.body.created_at"]').scrollIntoViewIfNeeded();
  await expect(page.locator('.api-side [role="tab"]').first()).toBeInViewport();
});

test('samples are between endpoint and parameters on a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/reference/api/create-evaluation');
  const [start, side, details] = [
    await box(page, '.api-text >> nth=0'),
    await box(page, '.api-side'),
    await box(page, '.api-text >> nth=1'),
  ];
  expect(side.y).toBeGreaterThanOrEqual(start.y + start.height);
  expect(details.y).toBeGreaterThanOrEqual(side.y + side.height);
  await expect(page.locator('.api-text >> nth=0').locator('#endpoint')).toBeVisible();
  await expect(page.locator('.api-text >> nth=1').locator('#request-body')).toBeVisible();
});

for (const kind of kinds) {
  test(`nothing is cut off from 320 px: ${kind}`, async ({page}) => {
    for (const width of [320, 390, 768, 1280, 1600]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(`/reference/api/${kind}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('an API page loads as many bytes as a plain page', async ({browser, baseURL}) => {
  const api = kinds.map((kind) => `/reference/api/${kind}`);
  const weights = await weighVisits(browser, baseURL ?? '', [plainPage, ...api]);
  const plain = weights.get(plainPage);
  expect(plain?.script).toBeGreaterThan(10_000);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const [address, {script, stylesheet, document}] of weights) {
    console.log(
      `${address}: ${kilobytes(script)} script, ${kilobytes(stylesheet)} style, ${kilobytes(document)} page`,
    );
    expect(script).toBeLessThanOrEqual((plain?.script ?? 0) * 1.1);
    expect(stylesheet).toBeLessThanOrEqual(plain?.stylesheet ?? 0);
    expect(document).toBeLessThanOrEqual(30_000);
  }
  expect(weights.size).toBe(kinds.length + 1);
});

test('the built site contains nothing of the theme’s API explorer', () => {
  const build = process.env.TEST_BUILD ?? 'build';
  const assets = readdirSync(path.join(build, 'assets'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => /\.(js|css)$/.test(name));
  expect(assets.length).toBeGreaterThan(100);
  const marks = /openapi-explorer|openapi-skeleton|postman-collection|redux-toolkit/;
  const found = assets.filter((name) =>
    marks.test(readFileSync(path.join(build, 'assets', name), 'utf8')),
  );
  console.log(`${assets.length} scripts and style sheets searched for the API explorer`);
  expect(found).toEqual([]);
});
