import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));
const sources = path.join(folderOf('@docusaurus/utils-common'), 'src');
const zoom = path.join(folderOf('docusaurus-plugin-image-zoom'), 'lib/zoom');

/**
 * Local plugin: changes modules of the client bundle, and its entry.
 * - `prism-react-renderer` is left out: code is highlighted at build time (src/markdown/highlight.ts). The
 *   highlighter and its grammars are 13 % of the default main.js.
 * - `@docusaurus/utils-common` is bundled from its own sources. They are ES modules; what it publishes as
 *   CommonJS needs one helper of tslib, and brings the others along: 3 KB (gzip) on every page.
 * - The module of docusaurus-plugin-image-zoom is replaced by one that loads the library on intent. Its own loads
 *   it on every page, ignores later changes of the colour mode, and adds a style element, which the
 *   Content-Security-Policy blocks.
 * - Docusaurus' prefetching is replaced: see client-modules/prefetch-on-intent.ts.
 * - The entry, in production: see client-modules/entry.ts.
 */
export function clientBundle(): Plugin {
  const file = (name: string) => path.join(__dirname, 'client-modules', name);
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer, {currentBundler, getJSLoader}) {
      const alias = {'prism-react-renderer$': false as const, [`${zoom}$`]: file('image-zoom.ts')};
      if (isServer || process.env.NODE_ENV !== 'production') return {resolve: {alias}};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        entry: file('entry.ts'),
        resolve: {alias: {...alias, '@docusaurus/utils-common$': path.join(sources, 'index.ts')}},
        module: {rules: [{test: /\.ts$/, include: sources, use: [getJSLoader({isServer})]}]},
        plugins: [new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, file('prefetch-on-intent.ts'))],
      };
    },
  };
}
