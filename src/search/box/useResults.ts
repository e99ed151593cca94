import {useEffect, useState} from 'react';
import type {Hit} from '../engine/request';
import {onComplete} from './embedded';
import {useSearchParameters} from './useSearchParameters';
import {useSearchSettings} from './useSearchSettings';

export interface Results {
  status: 'idle' | 'loading' | 'done' | 'error';
  /** Query that `hits` answer. */
  query: string;
  hits: Hit[];
  total: number;
  pages: number;
}

const none: Results = {status: 'idle', query: '', hits: [], total: 0, pages: 0};
const pause = 150;

/** Hits for a query, `pages` pages of them; asks a moment after the last keystroke. */
export function useResults(query: string, pages: number): Results {
  const settings = useSearchSettings();
  const searchParameters = useSearchParameters();
  const [results, setResults] = useState<Results>(none);
  // Counts how often texts have come that an answer had to do without.
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
      const {searchClient} = await import('./client');
      const {results: answers} = await searchClient(settings).search({
        requests: Array.from({length: pages}, (_, page) => ({
          hitsPerPage: 20,
          attributesToSnippet: ['content:30'],
          snippetEllipsisText: '…',
          ...searchParameters,
          indexName: settings.indexName,
          query,
          page,
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        })),
      });
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
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, pages, settings, searchParameters, completions]);

  return results;
}
