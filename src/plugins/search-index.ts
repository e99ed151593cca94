import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages} from '../built-site/built-pages';
import {step} from '../built-site/step';
import {folderName, writeIndex} from '../search/index/write';

/** Writes the embedded search's index after the build; `npm start` answers from it. */
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
