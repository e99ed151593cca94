import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {chromiumFlags, findChromium} from '../chromium';
import {command} from '../command';
import {precompress} from '../precompress';
import {serve} from '../serve';
import {measureBuilds} from './build-time';
import {medians, step, visit, visitMeasures} from './speed';
import {weighSearch, weighVisit, withoutImagesAndFonts} from './weigh';

/** A page of each of the most visited templates; the first also exists on the sites beside this one. */
const [shared = '', ...own] = [
  '/prompt_management/deployment',
  '/',
  '/evaluation/automatic_evaluation',
  '/self-host/environment-variables',
  '/reference/api/list-apps',
  '/reference/api/create-evaluation',
  '/changelog',
];

/** Measure → site → value. */
const table: Record<string, Record<string, number>> = {};
function put(row: string, site: string, value: number): void {
  (table[row] ??= {})[site] = Number(value.toFixed(value < 1 ? 2 : 1));
}

/** Measures a first visit: KB after gzip, and medians of Web Vitals on slow 4G with a 4× slower CPU. */
async function putVisit(browser: Browser, site: string, origin: string, page: string) {
  const weight = await weighVisit(browser, origin + page);
  put(`${page} JavaScript KB`, site, weight.script / 1024);
  put(`${page} CSS KB`, site, weight.stylesheet / 1024);
  put(`${page} all but images, fonts KB`, site, withoutImagesAndFonts(weight) / 1024);
  const times = await medians(browser, 412, (tab) => visit(tab, origin + page));
  visitMeasures.forEach((name, index) => put(`${page} ${name}`, site, times[index] ?? 0));
}

/** `npm run bench [-- --beside http://localhost:5001 …]`: prints measurements; it enforces no limits. */
async function main([option, ...beside]: readonly string[]): Promise<void> {
  if (option && (option !== '--beside' || !beside[0] || !beside.every((origin) => URL.canParse(origin))))
    throw new Error('Usage: npm run bench [-- --beside http://localhost:5001 …]');
  // First, because it fails at once where there is none, and the builds take minutes.
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-bench-'));
  for (const [name, times] of Object.entries(measureBuilds(folder, shared)))
    for (const [site, seconds] of Object.entries(times)) put(`build, ${name} s`, site, seconds);
  const dirs = ['ours', 'vanilla'].map((site) => path.join(folder, site, 'first'));
  for (const dir of dirs) await precompress(dir, 6);
  const servers = await Promise.all(dirs.map((dir) => serve(dir, {port: 0})));
  const [ours = '', vanilla = ''] = servers.map(({origin}) => origin);
  const sites: Record<string, string> = {ours, vanilla};
  for (const origin of beside) sites[new URL(origin).host] = origin;
  try {
    for (const [site, origin] of Object.entries(sites)) {
      for (const page of site === 'ours' ? [shared, ...own] : [shared])
        await putVisit(browser, site, origin, page);
      const [ms = 0] = await medians(browser, 1280, (tab) => step(tab, origin + shared));
      put('step to the next page ms', site, ms);
    }
    for (const query of ['roll back', 'variant', 'ag.init']) {
      const bytes = await weighSearch(browser, ours + shared, query);
      put(`first answer to "${query}" KB`, 'ours', bytes / 1024);
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
    rmSync(folder, {recursive: true, force: true});
  }
  console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}`);
  console.table(table);
}

command(module, main);
