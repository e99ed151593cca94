import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {inThreads} from './threads';
import {keptResults} from './kept-results';
import {readSources} from './sources';
import type {BuiltPage} from './results';

/** The sitemap of a site this size takes milliseconds; a minute means that it will never come. */
const patience = 60_000;

/** Docusaurus runs the `postBuild` of all plugins at the same time, and the sitemap is written by one of them. */
async function sitemapWritten(outDir: string): Promise<void> {
  const file = path.join(outDir, 'sitemap.xml');
  for (let waited = 0; waited < patience; waited += 50) {
    if (existsSync(file) && readFileSync(file, 'utf8').trimEnd().endsWith('</urlset>')) return;
    await setTimeout(50);
  }
  throw new Error(`${file} was not written. Fix: leave the sitemap on in docusaurus.config.ts.`);
}

async function read(outDir: string, baseUrl: string): Promise<BuiltPage[]> {
  await sitemapWritten(outDir);
  return keptResults(
    readSources(outDir, baseUrl),
    path.resolve('node_modules/.cache/built-pages/pages.json'),
    (missing) => inThreads(path.join(__dirname, 'results.worker.ts'), missing),
  );
}

const known = new Map<string, Promise<BuiltPage[]>>();

/** Every page of a build that has just been made, for `postBuild` of any plugin. Read once, shared by all. */
export function builtPages(outDir: string, baseUrl: string): Promise<BuiltPage[]> {
  const pages = known.get(outDir) ?? read(outDir, baseUrl);
  known.set(outDir, pages);
  return pages;
}
