import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf, digestOfCode, mayKeep, readJson} from './digest';
import type {BuiltPage, PageSource} from './results';

/** Names of scripts and of the style sheet change with any page, and nothing is made of them. */
const assetNames = /\/assets\/(js|css)\/[\w.~-]+/g;

const keyOf = ({address, html}: PageSource, code: string): string =>
  digestOf(code, address, html.replace(assetNames, ''));

/**
 * What was made of each page: taken from the last build where the page and the code are the same, else made by `make`. The file holds the
 * pages of the last build and no older ones.
 */
export async function keptResults(
  sources: PageSource[],
  file: string,
  make: (missing: PageSource[]) => Promise<BuiltPage[]>,
): Promise<BuiltPage[]> {
  const code = digestOfCode();
  const known = (mayKeep() && readJson<Record<string, BuiltPage>>(file)) || {};
  const keys = sources.map((source) => keyOf(source, code));
  const missing = sources.filter((_, index) => !known[keys[index] ?? '']);
  const made = new Map<string, BuiltPage>();
  for (const page of await make(missing)) made.set(page.address, page);
  const pages = sources.map(
    ({address}, index) => (known[keys[index] ?? ''] ?? made.get(address)) as BuiltPage,
  );
  if (mayKeep() && missing.length > 0) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      JSON.stringify(Object.fromEntries(pages.map((page, index) => [keys[index], page]))),
    );
  }
  return pages;
}
