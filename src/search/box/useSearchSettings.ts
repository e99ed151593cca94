import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {embeddedAppId} from '../../settings/embedded-id';
import type {SearchSettings} from './client';

/** Which service this build asks: the hosted one when it has credentials, else the index beside the pages. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {appId, apiKey, indexName} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
  const {baseUrl} = siteConfig;
  const {docusaurusVersion} = siteMetadata;
  return useMemo(
    () => ({
      appId,
      apiKey,
      indexName,
      docusaurusVersion,
      folder: appId === embeddedAppId ? `${baseUrl}search-index/` : undefined,
    }),
    [appId, apiKey, indexName, baseUrl, docusaurusVersion],
  );
}
