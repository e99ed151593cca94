import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {embeddedAppId} from '../../settings/embedded-id';

const {appId, apiKey, indexName} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
const {baseUrl} = siteConfig;

/** Where search finds its index: in the hosted service if the build has credentials for it, else beside the pages. */
export const searchSettings = {
  appId,
  apiKey,
  indexName,
  baseUrl,
  /** Sent to the hosted service as part of the client's user agent. */
  docusaurusVersion: siteMetadata.docusaurusVersion,
  /** Address of the folder with the embedded index; undefined with the hosted service. */
  folder: appId === embeddedAppId ? `${baseUrl}search-index/` : undefined,
};
