import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {twinPath} from '../../settings/addresses';
import type {Page} from '../page';
import {llmsFiles} from './llms';
import {readingOrder} from './reading-order';
import {toMarkdown, type Origin} from './to-markdown';

/** Writes the Markdown twin of each page and the llms files. Returns how many files that were. */
export function writeTwins(
  outDir: string,
  pages: readonly Page[],
  title: string,
  origin: Origin,
): number {
  const twins = readingOrder(pages, origin.baseUrl).map((page) => ({
    page,
    markdown: toMarkdown(page, origin),
  }));
  const files = [
    ...twins.map(({page, markdown}) => ({path: twinPath(page.address), text: markdown})),
    ...llmsFiles(twins, title, origin),
  ];
  for (const file of files) {
    const target = path.join(outDir, file.path);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, file.text);
  }
  return files.length;
}
