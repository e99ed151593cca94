import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {groupWeakHits} from '@site/src/search/box/groups';
import {answer, type TextOf} from '@site/src/search/engine/answer';
import {headingId, type IndexFile, type PageText} from '@site/src/search/engine/format';
import {loadIndex} from '@site/src/search/engine/loaded-index';
import type {Hit, SearchRequest} from '@site/src/search/engine/request';
import type {GoldenQuery} from './types';

/** Finds the addresses of hits, with their anchors, in the order that readers see. */
export type Search = (query: string) => Promise<string[]>;

interface Quality {
  queries: number;
  /** Share of queries with a right page among the first five hits. */
  recall: number;
  /** Mean of 1 / place of the first right hit. */
  mrr: number;
  /** Queries that have a right place on the page that was found, and those whose hit leads to it. */
  places: {asked: number; right: number; wrong: {query: string; url: string}[]};
  misses: {query: string; place: number; found: string[]}[];
}

export async function measure(queries: readonly GoldenQuery[], search: Search): Promise<Quality> {
  const misses: Quality['misses'] = [];
  const places: Quality['places'] = {asked: 0, right: 0, wrong: []};
  let found = 0;
  let reciprocal = 0;
  for (const {query, pages, places: wanted} of queries) {
    const urls = await search(query);
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
  return {
    queries: queries.length,
    recall: found / queries.length,
    mrr: reciprocal / queries.length,
    places,
    misses,
  };
}

/** The embedded engine on the index of a build, asked as the modal asks it. */
export function builtEngine(buildDir: string) {
  const folder = path.join(buildDir, 'search-index');
  const file = path.join(folder, 'index.json');
  if (!existsSync(file)) throw new Error(`${file} does not exist. Fix: run "npm run build" first.`);
  const readJson = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as unknown;
  const index = loadIndex(readJson(file) as IndexFile);
  const texts = index.file.pages.map(
    (_, page) => readJson(path.join(folder, index.file.texts, `${page}.json`)) as PageText,
  );
  const attributesToSnippet = [
    'content:10',
    ...[1, 2, 3, 4].map((lvl) => `hierarchy.lvl${lvl}:10`),
  ];
  const defaults = {indexName: 'docs', hitsPerPage: 20, attributesToSnippet};
  return {
    index,
    /** Answers as the worker does; `onText` is called with every page whose text is read. */
    ask: (request: Partial<SearchRequest>, onText?: (page: number) => void) => {
      const textOf: TextOf = async (page, need) => {
        if (need === 'description') return {d: texts[page]?.d ?? '', h: [], b: []};
        onText?.(page);
        return texts[page];
      };
      return answer(index, {...defaults, ...request}, textOf);
    },
  };
}

/** Hits in the order in which the modal lists them: by group, within it by page. */
export function displayed(hits: readonly Hit[]): Hit[] {
  const section = ({_highlightResult: {hierarchy}}: Hit) =>
    (hierarchy.lvl0?.value ?? '').replace(/<\/?mark>/g, '');
  const page = (hit: Hit) => `${section(hit)} / ${hit.hierarchy.lvl1}`;
  const grouped = (items: readonly Hit[], key: (item: Hit) => string) =>
    [...new Set(items.map(key))].flatMap((group) => items.filter((item) => key(item) === group));
  return grouped(grouped(groupWeakHits(hits), section), page);
}

/** The address of a hit; of one for a row of an error table, that of the section with the table. */
function addressOf({url, hierarchy}: Hit): string {
  const section = Object.values(hierarchy).findLast(Boolean) ?? '';
  return url.replace(/#error-.*/, `#${headingId(section)}`);
}

/** Addresses of the first page of hits, in the order in which the modal lists them. */
export function embeddedSearch(buildDir: string): Search {
  const {ask} = builtEngine(buildDir);
  return async (query) => displayed((await ask({query})).hits).map(addressOf);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
