import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {chromiumFlags, findChromium} from '../chromium';
import {build, commands} from './build';
import {compareBuilds} from './builds';
import {measureGrowth} from './growth';
import {serveCompressed} from './server';
import {measureSpeed} from './speed';
import {kb, ms, print, times, type Row} from './table';
import {writeVanilla} from './vanilla';
import {weighStep, weighVisits, withoutImages, withoutImagesAndFonts, type Weight} from './weigh';

const page = '/prompt_management/deployment';
const apiPage = '/reference/api/list-apps';
const runs = Number(process.env.BENCH_RUNS ?? 3);
const head: Row = ['', 'this site', 'vanilla', 'bound'];

/** The text and the fonts of a built page and nothing else: no page with these can be faster. */
function barePage(dir: string): string {
  const html = readFileSync(path.join(dir, `${page}.html`), 'utf8');
  const text = /<article>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
  const preloads = (html.match(/<link rel=preload[^>]*as=font[^>]*>/g) ?? []).join('');
  const families = [
    ['Body', 'instrument-sans-v5'],
    ['Code', 'jetbrains-mono-v5'],
  ].map(
    ([family, file]) =>
      `@font-face{font-family:${family};src:url(/fonts/${file}.woff2);font-display:swap}`,
  );
  const style = `${families.join('')}body{font-family:Body;margin:1rem}code{font-family:Code}`;
  return `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">${preloads}<style>${style}</style>${text}`;
}

/** A browser for what readers see of a site. */
const launch = () => chromium.launch({executablePath: findChromium(), args: chromiumFlags});

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-bench-'));
  // With --visits nothing is built but, once, the vanilla site: what is measured is the build that there is.
  const onlyVisits = process.argv.includes('--visits');
  const ours = onlyVisits ? 'build' : path.join(folder, 'ours');
  const vanilla = path.resolve('node_modules/.cache/bench/vanilla');
  console.log(
    `${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}; medians of ${runs} visits; sizes after gzip -9.`,
  );
  if (!onlyVisits) await compareBuilds(folder, page, ours, vanilla);
  else if (!existsSync(vanilla)) {
    const stock = path.join(folder, 'stock');
    writeVanilla(stock, ours, '.');
    await build(stock, commands.vanilla);
    cpSync(path.join(stock, 'build'), vanilla, {recursive: true});
  }

  const servers = {
    ours: await serveCompressed(ours, {'/bare': barePage(ours)}),
    vanilla: await serveCompressed(vanilla),
  };
  const browser = await launch();
  try {
    const weights = await weighVisits(browser, servers.ours.origin, [
      '/',
      page,
      apiPage,
      '/changelog',
    ]);
    const other = (await weighVisits(browser, servers.vanilla.origin, [page])).get(page);
    const steps = [
      await weighStep(browser, servers.ours.origin, page),
      await weighStep(browser, servers.vanilla.origin, page),
    ];
    const figure = (name: string, of: (weight: Weight) => number, bound: string): Row[] =>
      [...weights].map(([address, weight]) => [
        `${name} of ${address}`,
        kb(of(weight)),
        address === page && other ? kb(of(other)) : '',
        bound,
      ]);
    print('First visit, cold, with what is loaded ahead', head, [
      ...figure('JavaScript', ({script}) => script, '≤ 150 KB'),
      ...figure('CSS', ({stylesheet}) => stylesheet, '≤ 16 KB').slice(1, 2),
      ...figure('HTML, its style not counted,', ({document}) => document, '≤ 12 KB, API ≤ 30 KB'),
      ...figure('fonts', ({font}) => font, '≤ 90 KB').slice(1, 2),
      ...figure('all but images', withoutImages, '').slice(1, 2),
      ...figure('all but images and fonts', withoutImagesAndFonts, '≤ 190 KB').slice(1, 3),
      ['next page by click', kb(steps[0] ?? 0), kb(steps[1] ?? 0), '≤ 20 KB'],
    ]);

    const bare = await measureSpeed(browser, `${servers.ours.origin}/bare`, runs);
    const fast = await measureSpeed(browser, `${servers.ours.origin}${page}`, runs);
    const api = await measureSpeed(browser, `${servers.ours.origin}${apiPage}`, runs);
    const stock = await measureSpeed(browser, `${servers.vanilla.origin}${page}`, runs);
    const ratio = (lcp: number) => times(lcp, bare.lcp);
    print(`Speed of ${page} on slow 4G with a CPU four times slower`, head, [
      ['largest paint', ms(fast.lcp), ms(stock.lcp), ''],
      [`… beside the bare text (${ms(bare.lcp)})`, ratio(fast.lcp), ratio(stock.lcp), '≤ 1.5 ×'],
      ['blocking time', ms(fast.tbt), ms(stock.tbt), '≤ 120 ms'],
      ['layout shift', fast.cls.toFixed(3), stock.cls.toFixed(3), '0'],
      [
        'API page: largest paint, blocking, shift',
        `${ms(api.lcp)}, ${ms(api.tbt)}, ${api.cls.toFixed(3)}`,
        '',
        '',
      ],
    ]);
  } finally {
    await browser.close();
    servers.ours.close();
    servers.vanilla.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

/** With --growth: builds with more and more pages instead. */
async function grow(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-growth-'));
  const browser = await launch();
  try {
    await measureGrowth(browser, folder);
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

const job = process.argv.includes('--growth') ? grow() : main();
job.catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
