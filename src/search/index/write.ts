import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {descriptionsFile} from '../engine/format';
import {buildIndex} from './build';
import {type IndexablePage, isSearchable} from './record';

/** Name of the folder in a build that contains the embedded search's index. */
export const folderName = 'search-index';

/** Writes the embedded search's index into a build. Returns the number of records in it. */
export function writeIndex(buildDir: string, pages: readonly IndexablePage[]): number {
  const searchable = pages.filter(isSearchable);
  const {index, texts} = buildIndex(searchable);
  const folder = path.join(buildDir, folderName);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, index.texts), {recursive: true});
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, index.texts, name), JSON.stringify(content));
  texts.forEach((text, page) => write(`${page}.json`, text));
  write(
    descriptionsFile,
    texts.map(({d}) => d),
  );
  return searchable.flatMap(({records}) => records).length;
}
