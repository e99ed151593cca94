import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages} from '../built-site/built-pages';
import {step} from '../built-site/step';
import {folderName, writeIndex} from '../search/index/write';

/** Writes the embedded search's index after the build. The development server answers from the last one. */
export function searchIndex({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack() {
      const directory = path.join(siteDir, 'build', folderName);
      return {
        devServer: {static: [{directory, publicPath: `${baseUrl}${folderName}`, watch: false}]},
      } as object;
    },
    async postBuild({outDir}) {
      const pages = await builtPages(outDir, baseUrl);
      await step(generatedFilesDir, 'records', () => writeIndex(outDir, pages).records);
    },
  };
}
