// cspell:ignore networkidle
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {gzipped, markupAndStyle} from '../../scripts/bench/weigh';

/** One page of each kind: long body, free-form answer, file upload, no parameters, subject, landing page. */
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

test('samples stand beside the text and stay in view on a wide screen', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/reference/api/create-evaluation');
  const [text, side] = [await box(page, '.api-text >> nth=0'), await box(page, '.api-side')];
  expect(side.x).toBeGreaterThan(text.x + text.width);
  expect(Math.abs(side.y - text.y)).toBeLessThan(8);
  await page.locator('[id="response.200.body.created_at"]').scrollIntoViewIfNeeded();
  await expect(page.locator('.api-side [role="tab"]').first()).toBeInViewport();
});

test('samples stand between endpoint and parameters on a narrow screen', async ({page}) => {
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
  test(`nothing is cut off from 320 px up: ${kind}`, async ({page}) => {
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

/** Bytes of scripts and styles that a first visit asks for, compressed; what the browser fetches ahead is left out. */
async function firstVisit(
  page: Page,
  address: string,
): Promise<{script: number; style: number; page: number}> {
  const bodies: Promise<(readonly [kind: string, size: number])[]>[] = [];
  const listen = (response: import('@playwright/test').Response) => {
    const kind = response.request().resourceType();
    if (!['script', 'stylesheet', 'document'].includes(kind)) return;
    bodies.push(
      response.body().then((body) => {
        if (kind !== 'document') return [[kind, gzipped(body)]];
        const {markup, style} = markupAndStyle(body.toString());
        return [
          ['document', gzipped(markup)],
          ['stylesheet', gzipped(style)],
        ];
      }),
    );
  };
  page.on('response', listen);
  await page.goto(address, {waitUntil: 'networkidle'});
  page.off('response', listen);
  const sizes = (await Promise.all(bodies)).flat();
  const sum = (wanted: string) =>
    sizes.reduce((total, [kind, size]) => total + (kind === wanted ? size : 0), 0);
  return {script: sum('script'), style: sum('stylesheet'), page: sum('document')};
}

test('an API page costs what a plain page costs', async ({browser}) => {
  const visit = async (address: string) => {
    const context = await browser.newContext();
    const sizes = await firstVisit(await context.newPage(), address);
    await context.close();
    return sizes;
  };
  const plain = await visit(plainPage);
  expect(plain.script).toBeGreaterThan(10_000);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`plain page: ${kilobytes(plain.script)} script, ${kilobytes(plain.style)} style`);
  for (const kind of kinds) {
    const sizes = await visit(`/reference/api/${kind}`);
    console.log(
      `${kind}: ${kilobytes(sizes.script)} script (${(sizes.script / plain.script).toFixed(3)} of plain), ` +
        `${kilobytes(sizes.style)} style, ${kilobytes(sizes.page)} page`,
    );
    expect(sizes.script).toBeLessThanOrEqual(plain.script * 1.1);
    expect(sizes.style).toBeLessThanOrEqual(plain.style);
    expect(sizes.page).toBeLessThanOrEqual(30_000);
  }
});

test('nothing of the stock explorer is in the built site', () => {
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
  console.log(`${assets.length} scripts and style sheets searched for the stock explorer`);
  expect(found).toEqual([]);
});
