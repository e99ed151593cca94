import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {groupWeakHits} from '@site/src/search/box/groups';
import {answer} from '@site/src/search/engine/answer';
import type {IndexFile, PageText} from '@site/src/search/engine/format';
import {loadIndex} from '@site/src/search/engine/loaded-index';
import type {Hit, SearchRequest} from '@site/src/search/engine/request';

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
  const attributesToSnippet = ['content:10', ...[1, 2, 3, 4].map((level) => `hierarchy.lvl${level}:10`)];
  const defaults = {indexName: 'docs', hitsPerPage: 20, attributesToSnippet};
  return {
    /** Answers as the worker does. */
    ask: (request: Partial<SearchRequest>) =>
      answer(index, {...defaults, ...request}, async (page) => texts[page]),
  };
}

/** Hits in the order in which the modal lists them: by group, within it by page. */
export function displayed(hits: readonly Hit[]): Hit[] {
  const section = ({_highlightResult: {hierarchy}}: Hit) =>
    (hierarchy.lvl0?.value ?? '').replace(/<\/?mark>/g, '');
  const page = (hit: Hit) => `${section(hit)} / ${hit.hierarchy.lvl1}`;
  const grouped = (items: readonly Hit[], key: (item: Hit) => string) =>
    [...new Set(items.map(key))].flatMap((group) => items.filter((item) => key(item) === group));
  return grouped(grouped(groupWeakHits(hits, 'More results'), section), page);
}
