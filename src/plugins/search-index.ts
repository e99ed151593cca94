import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages} from '../built-site/built-pages';
import type {BuiltPage} from '../built-site/results';
import {step} from '../built-site/step';
import {buildIndex} from '../search/index/build';

export const folderName = 'search-index';

/** Writes the embedded search's index into a build folder. Returns how many pages and records it holds. */
export function writeIndex(buildDir: string, site: BuiltPage[]): {pages: number; records: number} {
  const {index, texts, records} = buildIndex(site);
  const folder = path.join(buildDir, folderName);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, index.texts), {recursive: true});
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));
  texts.forEach((text, number) => {
    writeFileSync(path.join(folder, index.texts, `${number}.json`), JSON.stringify(text));
  });
  return {pages: index.pages.length, records: records.length};
}

/** Local plugin: see README.md beside this file. */
export function searchIndex({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
              use: [path.join(__dirname, '../search/box/docsearch-loader.cjs')],
            },
          ],
        },
        // While writing, search answers from the last build.
        devServer: {
          static: [
            {
              directory: path.join(siteDir, 'build', folderName),
              publicPath: `${baseUrl}${folderName}`,
              watch: false,
            },
          ],
        },
      };
    },
    async postBuild({outDir}) {
      const pages = await builtPages(outDir, baseUrl);
      await step(generatedFilesDir, 'records', () => writeIndex(outDir, pages).records);
    },
  };
}
