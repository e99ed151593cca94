import {gzipSync} from 'node:zlib';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {blind} from '../../src/search/golden/blind';
import {heldOut} from '../../src/search/golden/held-out';
import {embeddedSearch, measure, percent} from '../../src/search/golden/quality';
import {tuned} from '../../src/search/golden/tuned';
import {chromiumFlags, findChromium} from '../chromium';
import {precompress} from '../precompress';
import {serve} from '../serve';
import {measureBuilds} from './build-time';
import {measureSpeed} from './speed';
import {weighSearch, weighVisits, withoutImagesAndFonts} from './weigh';

/** One page of each of the most visited templates; vanilla has the second. */
const pages = ['/', '/prompt_management/deployment', '/reference/api/list-apps', '/changelog'];
const shared = '/prompt_management/deployment';
const runs = Number(process.env.BENCH_RUNS ?? 3);

const kb = (bytes: number) => Number((bytes / 1024).toFixed(1));
const round = (value: number) => Number(value.toFixed(2));

function printBuilds(folder: string): void {
  const builds = measureBuilds(folder, shared);
  console.log('Build, in seconds');
  console.table(
    Object.fromEntries(
      Object.entries(builds).map(([name, {ours, vanilla}]) => [
        name,
        {ours: round(ours), vanilla: round(vanilla), ratio: round(ours / vanilla)},
      ]),
    ),
  );
}

/** A first visit to each page with an empty cache: KB after gzip, and times on slow 4G with a CPU four times slower. */
async function printVisits(browser: Browser, sites: Record<string, string>): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const [site, origin] of Object.entries(sites)) {
    for (const page of site === 'vanilla' ? [shared] : pages) {
      const weight = (await weighVisits(browser, origin, [page])).get(page);
      if (!weight) continue;
      const {lcp, tbt, cls} = await measureSpeed(browser, origin + page, runs);
      rows[`${site} ${page}`] = {
        'JavaScript KB': kb(weight.script),
        'CSS KB': kb(weight.stylesheet),
        'HTML KB': kb(weight.document),
        'all but images and fonts KB': kb(withoutImagesAndFonts(weight)),
        'largest paint ms': Math.round(lcp),
        'blocking ms': Math.round(tbt),
        'layout shift': round(cls),
      };
    }
  }
  console.log(`First visit; times are medians of ${runs}`);
  console.table(rows);
}

async function printSearch(browser: Browser, build: string, origin: string): Promise<void> {
  const search = embeddedSearch(build);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, queries] of Object.entries({tuned, 'held out': heldOut, blind})) {
    const {recall, mrr, places} = await measure(queries, search);
    rows[name] = {
      queries: queries.length,
      'recall@5': percent(recall),
      MRR: round(mrr),
      'right place': `${places.right} of ${places.asked}`,
    };
  }
  console.log('Search');
  console.table(rows);
  const bytes = (dir: string) =>
    readdirSync(dir, {withFileTypes: true})
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .reduce(
        (sum, {name}) => sum + gzipSync(readFileSync(path.join(dir, name)), {level: 9}).length,
        0,
      );
  console.log(`Index ${kb(bytes(path.join(build, 'search-index')))} KB after gzip.`);
  for (const query of ['roll back', 'variant', 'ag.init'])
    console.log(
      `First query "${query}": ${kb(await weighSearch(browser, origin + shared, query))} KB after gzip.`,
    );
}

/** `npm run bench`: measurements before a release. It has no limits to fail on. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-bench-'));
  console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}`);
  printBuilds(folder);
  const dirs = {
    ours: path.join(folder, 'ours/first'),
    vanilla: path.join(folder, 'vanilla/first'),
  };
  for (const dir of Object.values(dirs)) await precompress(dir, 6);
  const servers = {
    ours: await serve(dirs.ours, {port: 0}),
    vanilla: await serve(dirs.vanilla, {port: 0}),
  };
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
  try {
    await printVisits(browser, {ours: servers.ours.origin, vanilla: servers.vanilla.origin});
    await printSearch(browser, dirs.ours, servers.ours.origin);
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
    rmSync(folder, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
