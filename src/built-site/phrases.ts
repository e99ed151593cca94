import {readFileSync} from 'node:fs';
import type {IndexablePage} from '../search/index/record';
import {sourcePages} from '../markdown/source';
import {searchPhrases} from '../markdown/source/search-phrases';
import {parseSource} from '../markdown/source/syntax';
import {readSources} from './page-sources';

/** Adds the search phrases in the sources of pages, which their HTML lacks, to the records of their headings. */
export function addPhrases(pages: readonly Pick<IndexablePage, 'address' | 'records'>[]): void {
  const written = new Set(sourcePages());
  const sources = readSources().filter(({file}) => written.has(file));
  const files = new Map(sources.map(({address, file}) => [address, file]));
  for (const {address, records} of pages) {
    const file = files.get(address);
    const tree = file ? parseSource(file, readFileSync(file, 'utf8')) : undefined;
    if (!tree || !('children' in tree)) continue;
    for (const {id, line, phrases} of searchPhrases(tree)) {
      const heading = records.find(({kind, url}) => kind === 'heading' && url === `${address}#${id}`);
      if (!heading)
        throw new Error(`${file}:${line}: the page shows no heading #${id}. Fix: move the search phrases.`);
      heading.keywords = phrases.join(', ');
    }
  }
}
