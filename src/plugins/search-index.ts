import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderName} from '../search/index/write';

/** Local plugin: `npm start` answers from the last build's index. See src/search/README.md. */
export function searchIndex({siteDir, baseUrl}: LoadContext): Plugin {
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
  };
}
