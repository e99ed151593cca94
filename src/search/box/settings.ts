import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {embeddedAppId} from '../../settings/embedded-id';

const {appId, apiKey, indexName} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
const {baseUrl} = siteConfig;

/** The hosted service when the build has its credentials, else the index beside the pages. */
export const searchSettings = {
  appId,
  apiKey,
  indexName,
  baseUrl,
  /** Told to the hosted service, which counts its users' versions. */
  docusaurusVersion: siteMetadata.docusaurusVersion,
  /** Folder with the embedded index; undefined for the hosted service. */
  folder: appId === embeddedAppId ? `${baseUrl}search-index/` : undefined,
};
