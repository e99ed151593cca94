export interface GoldenQuery {
  query: string;
  kind: 'question' | 'keywords' | 'identifier' | 'path' | 'typo';
  /** Addresses of pages that answer it. */
  pages: string[];
  /** Places on those pages that answer it: addresses with an anchor. */
  places: string[];
}

/** Each line is a query and the addresses that answer it, with an anchor where one place on the page does. */
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
