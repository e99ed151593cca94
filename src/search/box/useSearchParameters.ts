import {useMemo} from 'react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type {SearchRequest} from '../engine/request';

/** The theme's `searchParameters`, with facet filters for the language and version of the current page. */
export function useSearchParameters(): Partial<SearchRequest> {
  const {searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFiltersIfEnabled();
  const facetFilters = mergeFacetFilters(contextual, searchParameters?.facetFilters);
  // The filters are a new array on every render, and DocSearch restarts when its parameters change.
  const merged = JSON.stringify({...searchParameters, facetFilters});
  return useMemo(() => JSON.parse(merged) as Partial<SearchRequest>, [merged]);
}
