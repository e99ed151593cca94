import {readFileSync} from 'node:fs';

interface GoldenQuery {
  /** `question`, `keywords`, `identifier`, `path` or `typo`. */
  kind: string;
  query: string;
  /** Its line in the file. */
  line: number;
  /** Addresses that answer it, with an anchor where one place on the page does. */
  addresses: readonly string[];
}

/** Addresses of hits, with their anchors, in the order that readers see. */
type Search = (query: string) => Promise<string[]>;

export const goldenFile = 'tests/search/golden.txt';

const errorSection = /#(when-it-goes-wrong|errors)$/;

const pageOf = (address: string): string => address.replace(/#.*/, '');

/**
 * Reads `golden.txt`: a line `# kind`, then the queries of that kind. A query without an address is an error: it would not be asked.
 */
export function goldenQueries(): GoldenQuery[] {
  let kind = '';
  const queries: GoldenQuery[] = [];
  for (const [index, line] of readFileSync(goldenFile, 'utf8').split('\n').entries()) {
    const [query = '', addresses] = line.split(' → ');
    if (line.startsWith('# ')) kind = line.slice(2);
    else if (addresses) queries.push({kind, query, line: index + 1, addresses: addresses.trim().split(/ +/)});
    else if (line.trim())
      throw new Error(`${goldenFile}:${index + 1}  no address in "${line}". Fix: write "query → /address".`);
  }
  return queries;
}

/** How well a search answers the queries. */
export async function measure(queries: readonly GoldenQuery[], search: Search) {
  let first = 0;
  let firstFive = 0;
  let reciprocal = 0;
  const misses: string[] = [];
  // Of the queries that one place on the found page answers, those whose hit leads to that place.
  const places = {asked: 0, right: 0};
  for (const {query, addresses} of queries) {
    const urls = await search(query);
    const pages = addresses.map(pageOf);
    const rank = urls.findIndex((url) => pages.includes(pageOf(url))) + 1;
    if (rank === 1) first += 1;
    if (rank > 0) reciprocal += 1 / rank;
    if (rank > 0 && rank <= 5) firstFive += 1;
    else misses.push(query);
    const url = urls[rank - 1] ?? '';
    const anchors = addresses.filter((address) => address.startsWith(`${pageOf(url)}#`));
    if (url === '' || anchors.length === 0) continue;
    places.asked += 1;
    // A row of a table of errors is as right as the section with the table.
    const isRow = /#error-/.test(url) && anchors.some((anchor) => errorSection.test(anchor));
    if (anchors.includes(url) || isRow) places.right += 1;
  }
  const share = (count: number) => count / queries.length;
  return {
    recallAt1: share(first),
    recallAt5: share(firstFive),
    mrr: share(reciprocal),
    places,
    misses,
  };
}
