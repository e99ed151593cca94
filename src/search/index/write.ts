import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from './build';
import {type IndexablePage, isSearchable} from './record';

/** Name of the folder in a build that contains the embedded search's index. */
export const folderName = 'search-index';

/** Writes the embedded search's index into a build. Returns the numbers of pages and records in it. */
export function writeIndex(
  buildDir: string,
  pages: readonly IndexablePage[],
): {pages: number; records: number} {
  const searchable = pages.filter(isSearchable);
  const {index, texts} = buildIndex(searchable);
  const folder = path.join(buildDir, folderName);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, index.texts), {recursive: true});
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));
  texts.forEach((text, page) => {
    writeFileSync(path.join(folder, index.texts, `${page}.json`), JSON.stringify(text));
  });
  return {pages: texts.length, records: searchable.flatMap(({records}) => records).length};
}
