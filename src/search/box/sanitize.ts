import type {Hit, SearchResult} from '../engine/request';

/** Escapes text for HTML, except for the `<mark>` tags around matches. */
function escapeAllButMarks(text: string): string {
  return text.replace(/<\/?mark>|[&<>"']/g, (part) => (part.length > 1 ? part : `&#${part.charCodeAt(0)};`));
}

/** Fields that the modal does not insert as HTML: addresses, ids and section names. */
const unescaped = new Set(['url', 'objectID', 'lvl0']);

/** Records are plain text, but the modal inserts them as HTML: `<your-key>` must stay readable and harmless. */
function escapeTexts<Value>(value: Value): Value;
function escapeTexts(value: unknown): unknown {
  if (typeof value === 'string') return escapeAllButMarks(value);
  if (Array.isArray(value)) return value.map(escapeTexts);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    unescaped.has(key) ? inner : escapeTexts(inner),
  ]);
  return Object.fromEntries(entries);
}

/** The service leaves out what it did not mark. */
const markedTexts = (marked?: Partial<Hit['_snippetResult']>) => ({
  ...marked,
  hierarchy: marked?.hierarchy ?? {},
});

function sanitizeHit(hit: Hit): Hit {
  const escaped = escapeTexts(hit);
  return {
    ...escaped,
    _highlightResult: markedTexts(escaped._highlightResult),
    _snippetResult: markedTexts(escaped._snippetResult),
  };
}

/** Escapes all texts of an answer. Throws if it does not have the shape of an answer. */
export function sanitizeResults(results: unknown): SearchResult[] {
  if (!Array.isArray(results) || results.length === 0) throw new Error('The answer holds no results');
  return results.map((result: SearchResult) => {
    if (!Array.isArray(result?.hits)) throw new Error('A result holds no hits');
    return {
      ...result,
      nbHits: result.nbHits ?? result.hits.length,
      hits: result.hits.map(sanitizeHit),
    };
  });
}
