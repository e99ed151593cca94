import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {release} from '../platform/release';
import {embeddedAppId} from './embedded-id';
import {newestPages} from './releases';

const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = process.env;

/** Credentials of the hosted search service; undefined unless the three variables are set at build time. */
export const hostedSearch = appId && apiKey && indexName ? {appId, apiKey, indexName} : undefined;
if (!hostedSearch && (appId || apiKey || indexName))
  throw new Error(
    'Only some of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME are set. Fix: set all three, or none for the embedded index.',
  );

/**
 * Browsers store recent searches under this name; an archive has its own, to keep them separate from those of
 * the newest release.
 */
const embeddedName = newestPages ? `docs-${release.line}` : 'docs';

/**
 * The theme requires credentials; without the hosted service, placeholders select the embedded index. The
 * theme's options work with both: `searchParameters` in modal and results page, and options of DocSearch
 * (such as `maxResultsPerGroup`) in the modal.
 */
export const algolia = {
  ...(hostedSearch ?? {appId: embeddedAppId, apiKey: embeddedAppId, indexName: embeddedName}),
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies ThemeConfig['algolia'] & {maxResultsPerGroup?: number};

/** The style element in the logo of DocSearch 3.9.0. The Content-Security-Policy allows it by its hash. */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
