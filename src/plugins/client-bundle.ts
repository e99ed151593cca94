import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const sources = path.join(path.dirname(require.resolve('@docusaurus/utils-common/package.json')), 'src');

/**
 * Local plugin: changes modules of the client bundle, and its entry.
 * - `prism-react-renderer` is left out: code is highlighted at build time (src/markdown/highlight.ts). The
 *   highlighter and its grammars are 13 % of the default main.js.
 * - `@docusaurus/utils-common` is bundled from its own sources. They are ES modules; what it publishes as
 *   CommonJS needs one helper of tslib, and brings the others along: 3 KB (gzip) on every page.
 * - Docusaurus' prefetching is replaced: see client-modules/prefetch-on-intent.ts.
 * - The entry, in production: see client-modules/entry.ts.
 */
export function clientBundle(): Plugin {
  const file = (name: string) => path.join(__dirname, 'client-modules', name);
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer, {currentBundler, getJSLoader}) {
      const alias = {'prism-react-renderer$': false as const};
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
