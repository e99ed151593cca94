import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {pageRecords} from '../src/built-site/records';
import {isSearchable} from '../src/search/index/record';
import {readSite} from '../src/built-site/read';
import {site} from '../src/settings/site';
import {blind} from '../src/search/golden/blind';
import {heldOut} from '../src/search/golden/held-out';
import {tuned} from '../src/search/golden/tuned';
import {type BrowserTimes, measureInBrowser} from './search-in-browser';
import {
  embeddedSearch,
  measure,
  percent,
  type Quality,
  type Search,
} from '../src/search/golden/quality';

const buildDir = 'build';

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function gzipKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function gzipFile(file: string): number {
  return gzipSync(readFileSync(file), {level: 9}).length;
}

function indexBytes(): number {
  return gzipFile(path.join(buildDir, 'search-index', 'index.json'));
}

/** Sizes of the index and of the texts of its pages. */
function printBytes(): void {
  const folder = path.join(buildDir, 'search-index');
  const texts = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isDirectory())
    .flatMap((dir) => readdirSync(dir).map((name) => gzipFile(path.join(dir, name))));
  const all = texts.reduce((sum, size) => sum + size, 0);
  console.log(`index ${gzipKb(indexBytes())} KB (gzip), before the first answer`);
  console.log(
    `texts ${gzipKb(all)} KB in ${texts.length} files, mean ${gzipKb(all / texts.length)} KB, fetched for pages among the hits`,
  );
}

function printQuality(name: string, quality: Quality): void {
  const {queries, recall, mrr, places, p50, p95, misses} = quality;
  const right = places.asked > 0 ? `, right place ${places.right} of ${places.asked}` : '';
  console.log(
    `${name}: ${queries} queries, recall@5 ${percent(recall)}, MRR ${mrr.toFixed(3)}${right}, ` +
      `processor time in Node p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  );
  for (const {query, place, found} of misses) {
    console.log(
      `  missed: ${query} (${place > 0 ? `place ${place}` : 'not found'}) → ${found.join(' ')}`,
    );
  }
  for (const {query, url} of places.wrong) console.log(`  another place: ${query} → ${url}`);
}

function printTimes({worker, thread, throttled}: BrowserTimes, queries: number): void {
  console.log(`Chromium, ${queries} queries, each asked for the first time:`);
  for (const [place, {p50, p95}] of [
    ['in the worker', worker],
    ["the worker's script in a page", thread],
    ['the same, processor 4× slower', throttled],
  ] as const)
    console.log(`  ${place}: p50 ${p50} ms, p95 ${p95} ms`);
}

/** Queries whose first answer is weighed: a usual one, one with many pages, a name. */
const firstQueries = ['roll back', 'variant', 'ag.init'];

async function printBrowser(): Promise<void> {
  const queries = [...tuned, ...heldOut, ...blind].map(({query}) => query);
  const figures = await measureInBrowser(buildDir, queries, firstQueries);
  printTimes(figures.times, queries.length);
  for (const {query, modal, worker, index, texts, total, requests} of figures.firstQueries) {
    console.log(
      `first query "${query}": ${gzipKb(total)} KB (gzip) in ${requests} requests: ` +
        `modal and client ${gzipKb(modal)}, engine ${gzipKb(worker)}, index ${gzipKb(index)}, texts ${gzipKb(texts)}`,
    );
  }
}

async function compare(own: Search): Promise<void> {
  const {bundleBytes, contenders} = await import('./search-compare');
  const records = readSite(buildDir, site.baseUrl).filter(isSearchable).flatMap(pageRecords);
  const head = [
    'engine',
    'recall@5',
    'MRR',
    'held-out recall@5',
    'held-out MRR',
    'p95 ms',
    'library KB',
    'index KB',
  ];
  console.log(row(head));
  console.log(row(head.map((_, column) => (column === 0 ? '---' : '--:'))));
  const measured = async (search: Search) =>
    [await measure(tuned, search), await measure(heldOut, search)] as const;
  const cells = ([a, b]: readonly [Quality, Quality]) => [
    percent(a.recall),
    a.mrr.toFixed(3),
    percent(b.recall),
    b.mrr.toFixed(3),
    a.p95.toFixed(1),
  ];
  for (const {name, search, library, index} of await contenders(records)) {
    console.log(row([name, ...cells(await measured(search)), gzipKb(library), gzipKb(index)]));
  }
  console.log(
    row([
      'own',
      ...cells(await measured(own)),
      gzipKb(bundleBytes("import './src/search/engine/worker'")),
      gzipKb(indexBytes()),
    ]),
  );
}

async function main(): Promise<void> {
  if (!existsSync(buildDir)) throw new Error('There is no build/. Fix: run "npm run build" first.');
  const search = embeddedSearch(buildDir);
  // The first queries also pay for compiling; a reader's machine has done that by the time the index is there.
  for (const {query} of tuned.slice(0, 20)) await search(query);
  printQuality('tuned', await measure(tuned, search));
  printQuality('held out', await measure(heldOut, search));
  printQuality('blind', await measure(blind, search));
  printBytes();
  await printBrowser();
  if (process.argv.includes('--compare')) await compare(search);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
