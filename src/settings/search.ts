import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {release} from '../platform/release';
import {embeddedAppId} from './embedded-id';
import {current} from './releases';

/** Credentials of the hosted search service; undefined unless all three variables are set at build time. */
export const hostedSearch =
  process.env.ALGOLIA_APP_ID && process.env.ALGOLIA_SEARCH_KEY && process.env.ALGOLIA_INDEX_NAME
    ? {
        appId: process.env.ALGOLIA_APP_ID,
        apiKey: process.env.ALGOLIA_SEARCH_KEY,
        indexName: process.env.ALGOLIA_INDEX_NAME,
      }
    : undefined;

/** Browsers keep recent searches by this name: those of an archive stay apart from today's. */
const embeddedName = current ? `docs-${release.line}` : 'docs';

/**
 * The theme requires credentials; without the hosted service they select the embedded index. The theme's options work with both:
 * `searchParameters` for modal and results page, those of DocSearch (such as `maxResultsPerGroup`) for the modal.
 */
export const algolia = {
  ...(hostedSearch ?? {appId: embeddedAppId, apiKey: embeddedAppId, indexName: embeddedName}),
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies ThemeConfig['algolia'] & {maxResultsPerGroup?: number};

/** The style element in the logo of DocSearch 3.9.0. The Content-Security-Policy allows it by its hash. */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
