import {useMemo} from 'react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type {SearchRequest} from '../engine/request';

/** `searchParameters` of the theme's configuration, with filters for the language and version that are being read. */
export function useSearchParameters(): Partial<SearchRequest> {
  const {searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFiltersIfEnabled();
  const facetFilters = mergeFacetFilters(contextual, searchParameters?.facetFilters);
  // The filters are a new array at every render; DocSearch starts anew when its parameters change.
  const merged = JSON.stringify({...searchParameters, facetFilters});
  return useMemo(() => JSON.parse(merged) as Partial<SearchRequest>, [merged]);
}
