import type {Hit, SearchResult} from '../engine/request';

/** Escapes text for HTML, except for the marks around what matched. */
function escapeAllButMarks(text: string): string {
  return text.replace(/<\/?mark>|[&<>"']/g, (part) =>
    part.length > 1 ? part : `&#${part.charCodeAt(0)};`,
  );
}

/** Addresses and ids, and section names, which the modal sets as text. */
const unescaped = new Set(['url', 'objectID', 'lvl0']);

/** Records are plain text, which the modal sets as HTML: `<your-key>` has to stay readable, and harmless. */
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

function sanitizeHit(hit: Hit): Hit {
  const none = {_highlightResult: {hierarchy: {}}, _snippetResult: {hierarchy: {}}};
  return {...none, ...escapeTexts(hit)};
}

/** Escapes all texts of an answer. Throws if it is none. */
export function sanitizeResults(results: unknown): SearchResult[] {
  if (!Array.isArray(results)) throw new Error('The answer holds no results');
  return results.map((result: SearchResult) => {
    if (!Array.isArray(result?.hits)) throw new Error('A result holds no hits');
    return {
      ...result,
      nbHits: result.nbHits ?? result.hits.length,
      hits: result.hits.map(sanitizeHit),
    };
  });
}
