import type {Hit, SearchResult} from '../engine/request';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, except for the marks around what matched. */
export function escapeAllButMarks(text: string): string {
  return text
    .split(/(<\/?mark>)/)
    .map((part) =>
      /^<\/?mark>$/.test(part) ? part : part.replace(/[&<>"']/g, (sign) => entities[sign] ?? ''),
    )
    .join('');
}

function escapeValues<T extends object>(values: T): T {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'string')
        return [key, key === 'value' ? escapeAllButMarks(value) : value];
      return [
        key,
        value && typeof value === 'object' && !Array.isArray(value)
          ? escapeValues(value as object)
          : value,
      ];
    }),
  ) as T;
}

/** Records are plain text, which the modal sets as HTML: `<your-key>` has to stay readable, and harmless. */
function sanitizeHit(hit: Hit): Hit {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) => [
      level,
      // The modal sets section names as text.
      typeof text === 'string' && level !== 'lvl0' ? escapeAllButMarks(text) : text,
    ]),
  ) as Hit['hierarchy'];
  const lvl0 = hit._highlightResult?.hierarchy?.lvl0;
  return {
    ...hit,
    objectID: hit.objectID,
    hierarchy,
    content: typeof hit.content === 'string' ? escapeAllButMarks(hit.content) : hit.content,
    _highlightResult: {
      ...escapeValues(hit._highlightResult ?? {}),
      hierarchy: {...escapeValues(hit._highlightResult?.hierarchy ?? {}), ...(lvl0 ? {lvl0} : {})},
    },
    _snippetResult: escapeValues(hit._snippetResult ?? {hierarchy: {}}),
  };
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
