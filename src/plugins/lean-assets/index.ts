import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Where class names can come from, relative to the site's folder. */
const classSources = [
  'src/**/*.{ts,tsx,css}',
  'docs/**/*.{md,mdx}',
  'changelog/**/*.{md,mdx}',
  'node_modules/@docusaurus/theme-classic/lib/**/*.js',
  'node_modules/@docusaurus/theme-common/lib/**/*.js',
  'node_modules/@docusaurus/theme-search-algolia/lib/**/*.js',
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/@docsearch/react/dist/esm/**/*.js',
  'node_modules/medium-zoom/dist/medium-zoom.esm.js',
];

/** Local plugin: see README.md beside this file. */
export function leanAssets({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-assets',
    configureWebpack() {
      return {
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-prism.ts')}},
      };
    },
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(
          purgecss({
            content: classSources.map((glob) => path.join(siteDir, glob)),
            // Attributes and states that scripts set.
            safelist: {greedy: [/data-/, /nprogress/]},
          }),
        );
      }
      return options;
    },
  };
}
