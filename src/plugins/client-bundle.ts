import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Local plugin: changes two modules of the client bundle, and its entry.
 * - `prism-react-renderer` is left out: code is highlighted at build time (src/markdown/highlight.ts). The
 * highlighter and its grammars are
 *   13 % of the default main.js.
 * - Docusaurus' prefetching is replaced: see client-modules/prefetch-on-intent.ts.
 * - The entry, in production: see client-modules/entry.ts.
 */
export function clientBundle(): Plugin {
  const file = (name: string) => path.join(__dirname, 'client-modules', name);
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      const alias = {'prism-react-renderer$': false as const};
      if (isServer || process.env.NODE_ENV !== 'production') return {resolve: {alias}};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        entry: file('entry.ts'),
        resolve: {alias},
        plugins: [new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, file('prefetch-on-intent.ts'))],
      };
    },
  };
}
