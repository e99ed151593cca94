export interface GoldenQuery {
  query: string;
  kind: 'question' | 'keywords' | 'identifier' | 'path' | 'typo';
  /** Addresses that answer it; any of them counts. */
  pages: string[];
}

/** One line per query: what is typed, then the addresses that answer it. */
export function golden(
  kind: GoldenQuery['kind'],
  lines: [query: string, ...pages: string[]][],
): GoldenQuery[] {
  return lines.map(([query, ...pages]) => ({query, kind, pages}));
}
