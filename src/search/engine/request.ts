/** The parameters of the hosted service's query that the embedded engine supports. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
  facetFilters?: (string | string[])[];
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A hit's texts, with matches in `<mark>` elements. */
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
  /** Far weaker than the best hit. Only set by the embedded engine. */
  isWeak?: true;
  /** Tutorial, how-to and so on. Only set by the embedded engine. */
  pageKind?: string;
  _highlightResult: Marked;
  _snippetResult: Marked;
}

/** The part of the hosted service's answer to one query that the modal and the results page use. */
export interface SearchResult {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
}
