import {useEffect, useState} from 'react';
import {facet} from './facets';
import type {Hit} from '../engine/request';
import {onComplete} from './embedded';
import {searchSettings} from './settings';
import {useSearchParameters} from './useSearchParameters';

export interface Results {
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The query that these hits answer. */
  query: string;
  hits: Hit[];
  total: number;
  pages: number;
}

const none: Results = {status: 'idle', query: '', hits: [], total: 0, pages: 0};
/** Words of a passage, as many as in the modal: DocSearch shows half as many on a phone. */
const snippetWords = () => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);
/** Milliseconds between the last keystroke and the query. */
const debounce = 150;

interface Question {
  query: string;
  /** Number of pages of hits. */
  pages: number;
  /** The sections to search; all if there are none. */
  sections: readonly string[];
}

/** The first pages of hits for a query. */
export function useResults({query, pages, sections}: Question): Results {
  const searchParameters = useSearchParameters();
  const [results, setResults] = useState<Results>(none);
  // Each completion repeats the query, to get the texts that its answer lacked.
  const [completions, setCompletions] = useState(0);

  useEffect(() => onComplete(() => setCompletions((before) => before + 1)), []);

  useEffect(() => {
    if (query.trim() === '') {
      setResults(none);
      return undefined;
    }
    let isStale = false;
    setResults((before) => ({...before, status: 'loading'}));
    const ask = async () => {
      const {search} = await import('./client');
      const facetFilters = sections.length > 0 ? [sections.map((one) => `${facet}:${one}`)] : [];
      const requests = Array.from({length: pages}, (_, page) => ({
        hitsPerPage: 20,
        attributesToSnippet: [`content:${snippetWords()}`],
        snippetEllipsisText: '…',
        ...searchParameters,
        facetFilters: [...(searchParameters.facetFilters ?? []), ...facetFilters],
        indexName: searchSettings.indexName,
        query,
        page,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      }));
      const {results: answers} = await search(requests);
      if (isStale) return;
      setResults({
        status: 'done',
        query,
        hits: answers.flatMap(({hits}) => hits),
        total: answers[0]?.nbHits ?? 0,
        pages: answers[0]?.nbPages ?? 0,
      });
    };
    const timer = setTimeout(() => {
      ask().catch(() => !isStale && setResults({...none, status: 'error', query}));
    }, debounce);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, pages, sections, searchParameters, completions]);

  return results;
}
