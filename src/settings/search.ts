import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {embeddedAppId} from './embedded-id';

/** Present when all three variables are set at build time: search then asks the hosted service. */
export const hostedSearch =
  process.env.ALGOLIA_APP_ID && process.env.ALGOLIA_SEARCH_KEY && process.env.ALGOLIA_INDEX_NAME
    ? {
        appId: process.env.ALGOLIA_APP_ID,
        apiKey: process.env.ALGOLIA_SEARCH_KEY,
        indexName: process.env.ALGOLIA_INDEX_NAME,
      }
    : undefined;

/**
 * The theme demands credentials; without the hosted service these name the embedded index. Either way the theme's options count:
 * `searchParameters` for modal and results page, those of DocSearch (such as `maxResultsPerGroup`) for the modal.
 */
export const algolia = {
  ...(hostedSearch ?? {appId: embeddedAppId, apiKey: embeddedAppId, indexName: 'docs'}),
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies ThemeConfig['algolia'] & {maxResultsPerGroup?: number};

/** The one style element of DocSearch 3.9.0, in its logo. The Content-Security-Policy allows it by its hash. */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
