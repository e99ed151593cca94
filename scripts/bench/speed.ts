import type {Browser, Page} from '@playwright/test';

/** Lighthouse's throttling for mobile: slow 4G, and a CPU four times slower than this machine's. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;

/** Runs before the page's own scripts. A string, since tsx's code needs helpers that the page lacks. */
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

/** Total blocking time in milliseconds after the first paint: the part of each long task beyond 50 ms. */
const blockingTime = ({firstPaint, tasks}: Pick<Observed, 'firstPaint' | 'tasks'>): number =>
  tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0);

/** What `visit` measures, in its order: milliseconds but for the layout shift and the number of elements. */
export const visitMeasures = [
  'first paint ms',
  'largest paint ms',
  'blocking ms',
  'longest task ms',
  'layout shift',
  'elements',
];

/** A first visit on a phone. */
export async function visit(page: Page, url: string): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await page.addInitScript(observer);
  await page.goto(url, {timeout: 60_000, waitUntil: 'networkidle'});
  await page.waitForTimeout(2500);
  const observed = await page.evaluate(() => (window as unknown as {speed: Observed}).speed);
  if (observed.lcp === 0) throw new Error(`The browser reported no largest contentful paint for ${url}.`);
  const longest = Math.max(0, ...observed.tasks.map(([start, end]) => end - start));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return [observed.firstPaint, observed.lcp, blockingTime(observed), longest, observed.cls, elements];
}

/** Selector of the link to the next page, in the markup of Docusaurus, VitePress and Starlight. */
const nextPage = '.pagination-nav__link--next, .pager-link.next, a[rel=next]';

/**
 * Runs in every page, as a string like the observer above: measures the time from pressing the mouse button
 * until a frame with another title has been painted. It uses the browser's clock, because a round trip to
 * this process would add tens of milliseconds, and session storage, because some sites load a new document.
 */
const stepObserver = `
  const now = () => performance.timeOrigin + performance.now();
  const title = () => document.querySelector('h1')?.textContent;
  addEventListener('mousedown', () => Object.assign(sessionStorage, {pressed: now(), left: title()}), true);
  const look = () => {
    const {pressed, left} = sessionStorage;
    if (!pressed || !title() || title() === left) requestAnimationFrame(look);
    else setTimeout(() => (window.step = now() - pressed));
  };
  requestAnimationFrame(look);
`;

/** Milliseconds from pressing the link to the next page, hovered before, to the frame with its title. */
export async function step(page: Page, url: string): Promise<number[]> {
  await page.addInitScript(stepObserver);
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.locator(nextPage).last().hover();
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.mouse.up();
  const measured = await page.waitForFunction(() => (window as unknown as {step?: number}).step);
  return [(await measured.jsonValue()) as number];
}

/** The median of each value that `measure` returns, over three visits with an empty cache. */
export async function medians(
  browser: Browser,
  width: number,
  measure: (page: Page) => Promise<number[]>,
): Promise<number[]> {
  const found: number[][] = [];
  for (let run = 0; run < 3; run += 1) {
    const page = await browser.newPage({viewport: {width, height: 823}});
    found.push(await measure(page));
    await page.close();
  }
  return (found[0] ?? []).map(
    (_, index) => found.map((times) => times[index] ?? 0).sort((a, b) => a - b)[found.length >> 1] ?? 0,
  );
}
