import type {Browser} from '@playwright/test';

interface Speed {
  /** Largest contentful paint in milliseconds. */
  lcp: number;
  /** Total blocking time in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** Slow 4G and a phone four times slower than this machine, as Lighthouse throttles them. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;

/** Runs in the page before its own scripts; as text, since compiled code would need helpers that the page does not have. */
const observer = `
  window.speed = {lcp: 0, cls: 0, firstPaint: 0, tasks: []};
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({type, buffered: true});
  observe('largest-contentful-paint', (entry) => (window.speed.lcp = entry.startTime));
  observe('paint', (entry) => (window.speed.firstPaint ||= entry.startTime));
  observe('longtask', ({startTime, duration}) => window.speed.tasks.push([startTime, startTime + duration]));
  observe('layout-shift', (entry) => (window.speed.cls += entry.hadRecentInput ? 0 : entry.value));
`;

interface Observed {
  lcp: number;
  cls: number;
  firstPaint: number;
  tasks: [start: number, end: number][];
}

/** Total blocking time in milliseconds, from the first paint on, as Lighthouse measures it. */
export const blockingTime = ({firstPaint, tasks}: Pick<Observed, 'firstPaint' | 'tasks'>): number =>
  tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0);

async function measureOnce(browser: Browser, url: string): Promise<Speed> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await page.addInitScript(observer);
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  await page.goto(url, {timeout: 60_000});
  while (Date.now() - last < 2500) await page.waitForTimeout(100);
  const observed = await page.evaluate(() => (window as unknown as {speed: Observed}).speed);
  await context.close();
  if (observed.lcp === 0)
    throw new Error(`The browser reported no largest contentful paint for ${url}.`);
  return {lcp: observed.lcp, tbt: blockingTime(observed), cls: observed.cls};
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of `runs` visits with an empty cache. */
export async function measureSpeed(browser: Browser, url: string, runs: number): Promise<Speed> {
  const speeds: Speed[] = [];
  for (let run = 0; run < runs; run += 1) speeds.push(await measureOnce(browser, url));
  const of = (key: keyof Speed) => median(speeds.map((speed) => speed[key]));
  return {lcp: of('lcp'), tbt: of('tbt'), cls: of('cls')};
}
