export interface GoldenQuery {
  query: string;
  kind: 'question' | 'keywords' | 'identifier' | 'path' | 'typo';
  /** Addresses that answer it; any of them counts. */
  pages: string[];
  /** Addresses with an anchor: where on those pages the answer stands. */
  places: string[];
}

/** One line per query: what is typed, then the addresses that answer it, with an anchor where one place does. */
export function golden(
  kind: GoldenQuery['kind'],
  lines: [query: string, ...addresses: string[]][],
): GoldenQuery[] {
  return lines.map(([query, ...addresses]) => ({
    query,
    kind,
    pages: [...new Set(addresses.map((address) => address.replace(/#.*/, '')))],
    places: addresses.filter((address) => address.includes('#')),
  }));
}
