import {useMemo} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {embeddedAppId} from '../../settings/embedded-id';
import type {SearchSettings} from './backend';

/** The hosted service when the build has its credentials, else the index beside the pages. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
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
