import {gzipSync} from 'node:zlib';
import {type Browser, chromium, type Page} from '@playwright/test';
import type {Reply} from '../src/search/engine/worker';
import type {SearchResult} from '../src/search/engine/request';
import {serveCompressed} from './bench/server';
import {chromiumFlags, findChromium} from './chromium';

export interface Times {
  p50: number;
  p95: number;
}

interface Asking {
  ask: (query: string) => Promise<Reply>;
}

/** The page that measures: a worker of its own, or the worker's script in the page's own thread. Text, since a compiler would call helpers that the page does not have. */
const measuringPage = `<!doctype html><title>Search</title><script>
  let id = 0;
  const waiting = new Map();
  const settle = (reply) => waiting.get(reply.id)?.(reply);
  let send;
  window.inWorker = (url) => {
    const worker = new Worker(url);
    worker.onmessage = ({data}) => settle(data);
    send = (question) => worker.postMessage(question);
  };
  window.inThread = (url) => new Promise((resolve, reject) => {
    self.postMessage = settle;
    send = (data) => self.dispatchEvent(new MessageEvent('message', {data}));
    const script = document.createElement('script');
    Object.assign(script, {src: url, onload: resolve, onerror: reject});
    document.head.append(script);
  });
  let index;
  window.ask = async (query) => {
    id += 1;
    index = index === undefined ? await fetch('/search-index/index.json').then((response) => response.text()) : null;
    const attributesToSnippet = ['content:10', ...[1, 2, 3, 4, 5, 6].map((level) => 'hierarchy.lvl' + level + ':10')];
    const request = {indexName: 'docs', query, hitsPerPage: 20, attributesToSnippet, highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      send({id, folder: '/search-index/', requests: [request], ...(index && {index})});
    });
  };
</script>`;

/** Opens the site as a reader does, to learn where the build has put the worker's script. */
async function workerAddress(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage();
  const started = page.waitForEvent('worker');
  await page.goto(`${origin}/`, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  const worker = await started;
  const address = worker.url();
  await page.close();
  return address;
}

async function timesOf(page: Page, queries: readonly string[]): Promise<Times> {
  const times: number[] = [];
  for (const query of queries) {
    const reply = await page.evaluate((text) => (window as unknown as Asking).ask(text), query);
    if (!('body' in reply)) throw new Error(`The worker answers "${query}" with: ${reply.error}`);
    const {results} = JSON.parse(reply.body) as {results: SearchResult[]};
    times.push(results[0]?.processingTimeMS ?? 0);
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {p50: percentile(0.5), p95: percentile(0.95)};
}

export interface BrowserTimes {
  /** In a worker at this machine's own speed. */
  worker: Times;
  /** The worker's script in the thread of a page, at this machine's own speed and four times slower. */
  thread: Times;
  throttled: Times;
}

async function timesIn(
  browser: Browser,
  origin: string,
  queries: readonly string[],
): Promise<BrowserTimes> {
  const address = await workerAddress(browser, origin);
  const run = async (place: 'inWorker' | 'inThread', slowdown: number) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/measure`);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.evaluate(
      ([name, url]) =>
        (window as unknown as Record<string, (url: string) => unknown>)[name ?? '']?.(url ?? ''),
      [place, address],
    );
    const times = await timesOf(page, queries);
    await page.close();
    return times;
  };
  return {
    worker: await run('inWorker', 1),
    thread: await run('inThread', 1),
    throttled: await run('inThread', 4),
  };
}

/** Gzip bytes of everything that is fetched from the click on the button to the answer. */
export interface FirstQuery {
  modal: number;
  worker: number;
  index: number;
  texts: number;
  total: number;
  requests: number;
}

async function firstQuery(browser: Browser, origin: string, query: string): Promise<FirstQuery> {
  const page = await browser.newPage();
  await page.goto(`${origin}/prompt_management/deployment`, {waitUntil: 'networkidle'});
  const files: Promise<{url: string; bytes: number}>[] = [];
  let worker = '';
  page.on('worker', (started) => (worker = started.url()));
  page.on('response', (response) => {
    const url = response.url();
    const size = (body: Buffer) => ({url, bytes: gzipSync(body, {level: 9}).length});
    files.push(response.body().then(size));
  });
  await page.locator('.search-button').click();
  await page.locator('.DocSearch-Input').fill(query);
  await page.locator('.DocSearch-HitsFooter').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const sum: FirstQuery = {modal: 0, worker: 0, index: 0, texts: 0, total: 0, requests: 0};
  for (const {url, bytes} of await Promise.all(files)) {
    if (url === worker) sum.worker += bytes;
    else if (url.endsWith('/index.json')) sum.index += bytes;
    else if (url.includes('/search-index/')) sum.texts += bytes;
    else sum.modal += bytes;
    sum.total += bytes;
    sum.requests += 1;
  }
  await page.close();
  return sum;
}

export interface BrowserFigures {
  times: BrowserTimes;
  firstQueries: (FirstQuery & {query: string})[];
}

/**
 * What readers get of a build, in Chromium. Times are those of every query on its first asking, by the built worker's own
 * count, which leaves out the wait for texts. Chromium slows down the thread of a page but not that of a worker, so the
 * slow run has the worker's script in a page's thread; the same at full speed tells what that changes.
 */
export async function measureInBrowser(
  buildDir: string,
  queries: readonly string[],
  firstQueries: readonly string[],
): Promise<BrowserFigures> {
  const server = await serveCompressed(buildDir, {'/measure': measuringPage});
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
  try {
    const figures: BrowserFigures = {
      times: await timesIn(browser, server.origin, queries),
      firstQueries: [],
    };
    for (const query of firstQueries)
      figures.firstQueries.push({query, ...(await firstQuery(browser, server.origin, query))});
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}
