import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {answer} from '../engine/answer';
import type {IndexFile, PageText} from '../engine/format';
import {LoadedIndex} from '../engine/loaded-index';
import type {Hit} from '../engine/request';
import type {GoldenQuery} from './types';

/** What quality is measured on: addresses of hits, with their anchors, in the order a reader sees them. */
export type Search = (query: string) => Promise<string[]>;

export interface Quality {
  queries: number;
  /** Share of queries with a right page among the first five hits. */
  recall: number;
  /** Mean of 1 / place of the first right hit. */
  mrr: number;
  /** Of the queries that one place on a page answers: how many there are, and for how many the hit leads to it. */
  places: {asked: number; right: number; wrong: {query: string; url: string}[]};
  /** Milliseconds of processor time, which other programs on the machine do not lengthen. */
  p50: number;
  p95: number;
  misses: {query: string; place: number; found: string[]}[];
}

interface Shown {
  url: string;
  hierarchy: {lvl0: string | null; lvl1: string | null};
}

/** Hits as the modal lists them: grouped by section, in it by page, each in order of first appearance. */
export function displayed<Item extends Shown>(hits: readonly Item[]): Item[] {
  const grouped = (items: readonly Item[], key: (item: Item) => string) => {
    const groups = new Map<string, Item[]>();
    for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
    return [...groups.values()];
  };
  return grouped(hits, ({hierarchy}) => hierarchy.lvl0 ?? '').flatMap((section) =>
    grouped(section, ({hierarchy}) => hierarchy.lvl1 ?? '').flat(),
  );
}

/** Runs every query once and sums up. */
export async function measure(queries: readonly GoldenQuery[], search: Search): Promise<Quality> {
  const times: number[] = [];
  const misses: Quality['misses'] = [];
  const places: Quality['places'] = {asked: 0, right: 0, wrong: []};
  let found = 0;
  let reciprocal = 0;
  for (const {query, pages, places: wanted} of queries) {
    const started = process.cpuUsage();
    const urls = await search(query);
    const {user, system} = process.cpuUsage(started);
    times.push((user + system) / 1000);
    const addresses = urls.map((url) => url.replace(/#.*/, ''));
    const place = addresses.findIndex((address) => pages.includes(address)) + 1;
    if (place > 0) reciprocal += 1 / place;
    if (place > 0 && place <= 5) found += 1;
    else misses.push({query, place, found: urls.slice(0, 5)});
    const url = urls[place - 1];
    if (url === undefined) continue;
    if (!wanted.some((one) => one.startsWith(`${addresses[place - 1]}#`))) continue;
    places.asked += 1;
    if (wanted.includes(url)) places.right += 1;
    else places.wrong.push({query, url});
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    queries: queries.length,
    recall: found / queries.length,
    mrr: reciprocal / queries.length,
    places,
    p50: percentile(0.5),
    p95: percentile(0.95),
    misses,
  };
}

/** Hits of the embedded engine on the index of a build, answering as its worker does, in the modal's order. */
export function embeddedHits(buildDir: string): (query: string) => Promise<Hit[]> {
  const folder = path.join(buildDir, 'search-index');
  const file = path.join(folder, 'index.json');
  if (!existsSync(file)) throw new Error(`${file} does not exist. Fix: run "npm run build" first.`);
  const index = new LoadedIndex(JSON.parse(readFileSync(file, 'utf8')) as IndexFile);
  const texts = index.file.pages.map(
    (_, number) =>
      JSON.parse(
        readFileSync(path.join(folder, index.file.texts, `${number}.json`), 'utf8'),
      ) as PageText,
  );
  return async (query) => {
    const request = {
      indexName: 'docs',
      query,
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: ['lvl1', 'lvl2', 'lvl3', 'lvl4']
        .map((level) => `hierarchy.${level}:10`)
        .concat('content:10'),
    };
    const {hits} = await answer(
      index,
      request,
      async (page) => texts[page],
      () => performance.now(),
    );
    return displayed(hits);
  };
}

/** Addresses of those hits. */
export function embeddedSearch(buildDir: string): Search {
  const hitsOf = embeddedHits(buildDir);
  return async (query) => (await hitsOf(query)).map(({url}) => url);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
