import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderName} from '../search/index/write';

/** Local plugin: the development server answers searches from the last build's index. See src/search/README.md. */
export function searchIndex({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack() {
      const directory = path.join(siteDir, 'build', folderName);
      return {
        devServer: {static: [{directory, publicPath: `${baseUrl}${folderName}`, watch: false}]},
      } as object;
    },
  };
}
