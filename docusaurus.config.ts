import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {apiReference} from './src/plugins/api-reference';
import {archive} from './src/plugins/archive';
import {builtSite} from './src/plugins/built-site';
import {bundleErrors} from './src/plugins/bundle-errors';
import {clientBundle} from './src/plugins/client-bundle';
import {generatedContent} from './src/plugins/generated-content';
import {headScripts} from './src/plugins/head-scripts';
import {noVersions} from './src/plugins/no-versions';
import {pageSources} from './src/plugins/page-sources';
import {routeRows} from './src/plugins/route-rows';
import {devSearchIndex} from './src/plugins/dev-search-index';
import {shippedLicences} from './src/plugins/shipped-licences';
import {sourceChecks} from './src/plugins/source-checks';
import {textFont} from './src/settings/fonts';
import {footer} from './src/settings/footer';
import {markdown, mdxPlugins} from './src/markdown';
import {navbar} from './src/settings/navbar';
import {newestPages} from './src/settings/releases';
import {algolia} from './src/settings/search';
import {site} from './src/settings/site';

// Of Docusaurus' two HTML minifiers, one omits quotes and end tags, which simple parsers need, and the other
// takes a quarter of the build time to save 1 % of a page (src/built-site/README.md).
process.env.SKIP_HTML_MINIFICATION ??= 'true';

/**
 * Preloads the typeface of text, so that most first paints already use it. That of code is left out: the two would
 * share a slow line, and next to nothing moves when it comes, since its fallbacks are as wide.
 */
const fontPreload = {
  tagName: 'link',
  attributes: {
    rel: 'preload',
    href: `${site.baseUrl}fonts/${textFont}.woff2`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
  },
};

const changelogDescription = 'What changed for you in each release of the Agenta platform.';

const config = {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  headTags: [
    fontPreload,
    // Not in `metadata`: React Helmet removes and re-adds those tags, and the browser would recalculate all
    // styles twice.
    {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
  ],
  staticDirectories: ['static', '.generated/static'],
  customFields: {
    version: site.version,
    repository: site.repository,
    released: site.released,
    newestPages,
  },

  // Broken links never stop a build; `npm run check:links` checks the built pages strictly.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',

  future: {v4: true, faster: true},
  // Other tools expect the plain storage keys, such as `theme`; v4 would add a suffix.
  storage: {namespace: false},
  markdown,

  clientModules: [
    './src/plugins/client-modules/normalize-address.ts',
    './src/plugins/client-modules/sidebar-scroll.ts',
    './src/plugins/client-modules/details.ts',
    './src/plugins/client-modules/hash-target.ts',
    './src/components/YourValues/values.ts',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: site.editUrl,
          showLastUpdateTime: true,
          lastVersion: 'current',
          versions: {current: {label: 'Next', banner: 'unreleased', badge: true}},
          sidebarCollapsible: true,
          breadcrumbs: true,
          tags: 'tags.yml',
          onInlineTags: 'throw',
          ...mdxPlugins,
        },
        blog: {
          path: 'changelog',
          routeBasePath: 'changelog',
          blogTitle: 'Changelog',
          blogDescription: changelogDescription,
          blogSidebarCount: 0,
          showReadingTime: false,
          showLastUpdateTime: false,
          postsPerPage: 20,
          editUrl: site.editUrl,
          onUntruncatedBlogPosts: 'ignore',
          feedOptions: {
            type: 'all',
            title: `${site.title}: changelog`,
            description: changelogDescription,
            copyright: footer.copyright,
          },
          ...mdxPlugins,
        },
        pages: false,
        sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search']},
        theme: {customCss: './src/css/site.css'},
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    sourceChecks,
    generatedContent,
    apiReference,
    'docusaurus-plugin-image-zoom',
    headScripts,
    devSearchIndex,
    bundleErrors,
    clientBundle,
    noVersions,
    pageSources,
    routeRows,
    shippedLicences,
    builtSite,
    ...(newestPages ? [archive] : []),
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    // An archive shows src/components/ArchiveBar instead.
    announcementBar: newestPages
      ? undefined
      : {
          id: 'postgres-since-0-19',
          content: `From 0.18 or older? <a href="${site.baseUrl}self-host/migration/migration-to-postgres">Move to Postgres first</a>`,
          isCloseable: true,
        },
    navbar,
    footer,
    algolia,
    // Code is highlighted at build time (src/markdown/highlight.ts); the default theme would only enlarge the
    // script of each page.
    prism: {theme: {plain: {}, styles: []}},
    zoom: {
      selector: '.markdown img',
      background: {light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)'},
      config: {margin: 50, scrollOffset: 40},
    },
  } satisfies ThemeConfig & {zoom: unknown},
} satisfies Config;

export default config;
