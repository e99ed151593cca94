import {existsSync, readFileSync, statSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {globbySync} from 'globby';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {
  articleLimit,
  exceeded,
  formatKb,
  frameLimit,
  heavyImages,
  htmlLimits,
  htmlParts,
  stepLimit,
  summary,
} from './budgets';
import {markupAndStyle, weighStep, weighVisit, type Weight} from '../../../scripts/bench/weigh';
import {chromiumFlags, findChromium} from '../../../scripts/chromium';
import {serve, type RunningServer} from '../../../scripts/serve';
import {apiKinds} from '../../support/templates';

const dir = process.env.BUILD_DIR ?? 'build';
const plainPage = '/prompt_management/deployment';
const visited = [
  '/',
  plainPage,
  '/evaluation/automatic_evaluation',
  '/reference/api/list-apps',
  '/changelog',
];

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  if (!existsSync(`${dir}/index.html`))
    throw new Error('There is no build. Fix: run "npm run build".');
  server = await serve(dir, {port: 0});
  browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('byte budgets hold for a first visit, on which an API page loads at most a tenth more script than a plain page and no more CSS', async () => {
  const weights = new Map<string, Weight>();
  for (const address of [...visited, ...apiKinds]) {
    const weight = await weighVisit(browser, server.origin + address);
    console.log(summary(address, weight));
    weights.set(address, weight);
    // Smaller values mean that the page did not load.
    expect(weight.script).toBeGreaterThan(50_000);
    expect(weight.stylesheet).toBeGreaterThan(5_000);
  }
  expect(visited.flatMap((address) => exceeded(address, weights.get(address)!))).toEqual([]);
  const plain = weights.get(plainPage)!;
  for (const [address, {script, stylesheet}] of weights) {
    if (!address.startsWith('/reference/api/')) continue;
    expect(script, address).toBeLessThanOrEqual(1.1 * plain.script);
    expect(stylesheet, address).toBeLessThanOrEqual(plain.stylesheet);
  }
});

it('byte budgets hold for the next page', async () => {
  for (const address of [plainPage, '/reference/api/list-apps']) {
    const bytes = await weighStep(browser, server.origin, address);
    console.log(`the page after ${address}: ${formatKb(bytes)}`);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(stepLimit);
  }
});

it('byte budgets hold for the HTML of every page', () => {
  const files = globbySync('**/*.html', {cwd: dir});
  expect(files.length).toBeGreaterThanOrEqual(150);
  const pages = files.map((file) => ({
    address: `/${file.replace(/\.html$/, '')}`,
    ...htmlParts(markupAndStyle(readFileSync(`${dir}/${file}`, 'utf8')).markup),
  }));
  const isApi = ({address}: {address: string}) => address.startsWith('/reference/api/');
  // Lists of posts and tags have a short article or none.
  const docs = pages.filter((page) => !isApi(page) && page.text > 1000);
  const api = pages.filter(isApi);
  const sizes = docs.map(({page}) => page).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0;
  const most = (of: (page: (typeof pages)[number]) => number) => Math.max(...docs.map(of));
  console.log(
    `HTML of ${docs.length} pages: median ${formatKb(at(0.5))}, 90 % below ${formatKb(at(0.9))}, largest ${formatKb(at(1))}; ` +
      `${sizes.filter((size) => size > htmlLimits.median).length} above the limit for the median; frame at most ${formatKb(most(({frame}) => frame))}, ` +
      `article at most ${most(({article, text}) => article / text).toFixed(2)} × its text; ` +
      `${api.length} of the API: largest ${formatKb(Math.max(...api.map(({page}) => page)))}`,
  );
  expect(docs.length).toBeGreaterThanOrEqual(60);
  const fix =
    'the median HTML of a page, in bytes. Fix: find what src/theme or src/markdown added to every page';
  expect(at(0.5), fix).toBeLessThanOrEqual(htmlLimits.median);
  expect(api.filter(({page}) => page > htmlLimits.api)).toEqual([]);
  expect(pages.filter(({frame}) => frame > frameLimit)).toEqual([]);
  expect(docs.filter(({article, text}) => article > articleLimit(text))).toEqual([]);
});

it('byte budgets hold for every image', () => {
  const files = globbySync(`${dir}/**/*.{png,jpg,jpeg,gif,webp,avif,svg}`);
  console.log(`budgets: ${files.length} images`);
  expect(files.length).toBeGreaterThanOrEqual(150);
  expect(heavyImages(new Map(files.map((file) => [file, statSync(file).size])))).toEqual([]);
});

it('byte budgets measure frame, article and text separately', () => {
  const noise = (length: number) =>
    Array.from({length}, (_, index) => ((index * 7919) % 1296).toString(36)).join(' ');
  const {page, frame, article, text} = htmlParts(
    `<nav>${noise(300)}</nav><article><p class="${noise(1200)}">Words</p></article>`,
  );
  expect(frame).toBeGreaterThan(300);
  expect(article).toBeGreaterThan(articleLimit(text));
  expect(page).toBeGreaterThan(Math.max(frame, article));
});

it('byte budgets report a page that is too large', () => {
  const small = {document: 1, script: 1, stylesheet: 1, font: 1, image: 1e9, other: 0};
  expect(exceeded('/a', small)).toEqual([]);
  expect(exceeded('/a', {...small, script: 500_000})).toHaveLength(2);
  expect(exceeded('/a', {...small, stylesheet: 20_000})).toEqual([expect.stringContaining('CSS')]);
  expect(heavyImages(new Map([['a.png', 3e6]]))).toEqual([
    expect.stringMatching(/^a\.png: 2929\.7 KB, .*Fix:/),
  ]);
});
