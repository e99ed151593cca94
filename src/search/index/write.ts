import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from './build';

/** Folder of a build that holds the embedded search's index. */
export const folderName = 'search-index';

/** Writes the embedded search's index into a build folder. Returns how many records it holds. */
export function writeIndex(buildDir: string, pages: Parameters<typeof buildIndex>[0]): number {
  const {index, texts, records} = buildIndex(pages);
  const folder = path.join(buildDir, folderName);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, index.texts), {recursive: true});
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));
  texts.forEach((text, number) => {
    writeFileSync(path.join(folder, index.texts, `${number}.json`), JSON.stringify(text));
  });
  return records.length;
}
