/** The parameters of the hosted service's query that the embedded engine follows. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  facetFilters?: (string | string[])[];
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

interface Value {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface Hit {
  objectID: string;
  url: string;
  type: Level | 'content';
  hierarchy: Record<Level, string | null>;
  content: string | null;
  /** Far weaker than the best hit; the embedded engine alone says so. */
  isWeak?: true;
  /** Tutorial, how-to and so on; the embedded engine alone says so. */
  pageKind?: string;
  _highlightResult: {
    hierarchy: Partial<Record<Level, Value & {fullyHighlighted: boolean; matchedWords: string[]}>>;
    content?: Value & {fullyHighlighted: boolean; matchedWords: string[]};
  };
  _snippetResult: {hierarchy: Partial<Record<Level, Value>>; content?: Value};
}

/** The hosted service's answer to one query. */
export interface SearchResult {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  query: string;
  params: string;
  index: string;
  queryID?: string;
  processingTimeMS: number;
}
