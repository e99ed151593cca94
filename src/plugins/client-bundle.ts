import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Local plugin: exchanges two whole modules of the browser's bundle.
 * - `prism-react-renderer`: code is highlighted at build time (src/markdown/highlight.ts), so the highlighter and its grammars, 13 % of a
 *   stock main.js, stay out.
 * - Docusaurus' prefetching: see client-modules/navigation.ts.
 */
export function clientBundle(): Plugin {
  const file = (name: string) => path.join(__dirname, 'client-modules', name);
  return {
    name: 'client-bundle',
    configureWebpack(
      _config,
      isServer,
      {currentBundler},
    ): ReturnType<NonNullable<Plugin['configureWebpack']>> {
      const alias = {'prism-react-renderer$': file('no-highlighter.ts')};
      if (isServer || process.env.NODE_ENV !== 'production') return {resolve: {alias}};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias},
        plugins: [new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, file('navigation.ts'))],
      };
    },
  };
}
