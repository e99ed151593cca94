/** The parameters of the hosted service's query that the embedded engine follows. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
  facetFilters?: (string | string[])[];
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A hit's texts, with what matches marked. */
interface Marked {
  hierarchy: Partial<Record<Level, {value: string}>>;
  content?: {value: string};
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
  _highlightResult: Marked;
  _snippetResult: Marked;
}

/** What search box and results page read of the hosted service's answer to one query. */
export interface SearchResult {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
}
