import {readFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {globbySync} from 'globby';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {chromiumFlags, findChromium} from '../../../scripts/chromium';
import {serve, type RunningServer} from '../../../scripts/serve';
import {
  gzipped,
  markupAndStyle,
  weighStep,
  weighVisit,
  withoutImagesAndFonts,
  type Weight,
} from '../../../scripts/bench/weigh';

const dir = process.env.BUILD_DIR ?? 'build';
const KB = 1024;
const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** Kilobytes after gzip that a first visit may cost. The longest page lists every built-in evaluator with its settings. */
const limits = {script: 153, stylesheet: 19, font: 90, total: 187};
const visited: Record<string, Partial<typeof limits>> = {
  '/': {},
  '/prompt_management/deployment': {},
  '/changelog': {},
  '/evaluation/automatic_evaluation': {script: 164, total: 209},
  '/reference/api/list-apps': {},
  '/reference/api/create-evaluation': {script: 160, total: 199.5},
};

/** One line for each limit that a visit exceeds. */
function exceeded(address: string, weight: Weight): string[] {
  const parts = {...weight, total: withoutImagesAndFonts(weight)};
  const names = Object.keys(limits) as (keyof typeof limits)[];
  return names.flatMap((name) => {
    const limit = (visited[address]?.[name] ?? limits[name]) * KB;
    return parts[name] > limit
      ? `${address}: ${kilobytes(parts[name])} of ${name}, the budget is ${kilobytes(limit)}. Fix: find what grew.`
      : [];
  });
}

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await serve(dir, {port: 0});
  browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each(Object.keys(visited))('byte budgets hold for a first visit to %s', async (address) => {
  const weight = await weighVisit(browser, server.origin + address);
  expect(weight.script, 'the page did not load').toBeGreaterThan(0);
  expect(exceeded(address, weight)).toEqual([]);
});

it('byte budgets hold for the next page', async () => {
  const bytes = await weighStep(browser, server.origin, '/prompt_management/deployment');
  expect(bytes).toBeLessThan(20 * KB);
});

it('no script uses the date formatter of the browser, which blocks a phone for 150 ms', () => {
  const scripts = globbySync('assets/js/*.js', {cwd: dir});
  expect(scripts).not.toEqual([]);
  const formatter = /\.toLocale\w*String\(|\bDateTimeFormat\b/;
  expect(scripts.filter((file) => formatter.test(readFileSync(`${dir}/${file}`, 'utf8')))).toEqual([]);
});

/** Elements of a page; a slow phone lays each out before it paints. A page that lists everything of its kind has more. */
const mostElements = 1500;
const longLists: Record<string, number> = {
  // Every error message, and every method and type of the client.
  'reference/messages.html': 3560,
  'reference/sdk/client.html': 3300,
  // 18 evaluators with 23 tables, 30 lists of facts and 12 worked examples.
  'evaluation/automatic_evaluation.html': 2150,
  'reference/sdk/core_functions/tracing.html': 1880,
  // 60 variables with a meaning, two values and two links each, and 51 rows of ports, volumes and errors.
  'self-host/environment-variables.html': 1710,
  // The largest body of the API: 80 properties, each with name, link, type and facts.
  'reference/api/create-evaluation.html': 1575,
};

/** Elements of a page, and bytes after gzip of its HTML and of its frame: head, navbar, sidebar, table of contents, footer. */
function sizesOf(file: string) {
  const html = readFileSync(`${dir}/${file}`, 'utf8');
  const elements = html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z]/gi) ?? [];
  const {markup} = markupAndStyle(html);
  const frame = markup.replace(/<article[\s\S]*<\/article>/, '');
  return {file, elements: elements.length, page: gzipped(markup), frame: gzipped(frame)};
}

it('budgets hold for the elements and the HTML of every page', () => {
  const pages = globbySync('**/*.html', {cwd: dir}).map(sizesOf);
  expect(pages).not.toEqual([]);
  expect(pages.filter(({file, elements}) => elements > (longLists[file] ?? mostElements))).toEqual([]);
  // The index of messages is as long as the messages.
  const limit = (file: string) => (file === 'reference/messages.html' ? 40 : 30) * KB;
  expect(pages.filter(({file, page}) => page > limit(file))).toEqual([]);
  const fix = 'the frame of a page. Fix: find what src/theme or src/markdown added to every page';
  expect(
    pages.filter(({frame}) => frame > 7.2 * KB),
    fix,
  ).toEqual([]);
});
