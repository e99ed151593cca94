import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {isSearchable, pageRecords} from '../src/plugins/site-reader/records';
import {readSite} from '../src/plugins/site-reader/read';
import {site} from '../src/site/site';
import {heldOut} from '../tests/search/golden/held-out';
import {tuned} from '../tests/search/golden/tuned';
import {embeddedSearch, measure, percent, type Quality, type Search} from './search-quality';

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
  const {queries, recall, mrr, p50, p95, misses} = quality;
  console.log(
    `${name}: ${queries} queries, recall@5 ${percent(recall)}, MRR ${mrr.toFixed(3)}, ` +
      `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (4× slower: ${(p95 * 4).toFixed(1)} ms)`,
  );
  for (const {query, place, found} of misses) {
    console.log(
      `  missed: ${query} (${place > 0 ? `place ${place}` : 'not found'}) → ${found.join(' ')}`,
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
  if (!existsSync(buildDir))
    throw new Error('There is no build/. Mend: run "npm run build" first.');
  const search = embeddedSearch(buildDir);
  // The first queries also pay for compiling; a reader's machine has done that by the time the index is there.
  for (const {query} of tuned.slice(0, 20)) await search(query);
  printQuality('tuned', await measure(tuned, search));
  printQuality('held out', await measure(heldOut, search));
  printBytes();
  if (process.argv.includes('--compare')) await compare(search);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
