import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderName} from '../search/index/write';

/** Local plugin: serves the search index of the last build in development. See src/search/README.md. */
export function devSearchIndex({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'dev-search-index',
    configureWebpack() {
      const directory = path.join(siteDir, 'build', folderName);
      return {
        devServer: {static: [{directory, publicPath: `${baseUrl}${folderName}`, watch: false}]},
      } as object;
    },
  };
}
