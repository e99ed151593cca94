/** Content of build/search-index/index.json. It is fetched before the first answer, so it is kept small. */
export interface IndexFile {
  /** Name of the folder with the texts: a hash of them. */
  texts: string;
  language: string;
  sections: string[];
  tags: string[];
  pages: PageEntry[];
  /** Stems in alphabetical order, each without what it shares with the one before (see `packTerms`). */
  terms: string;
  /** For each stem the pages whose text has it (see `packPostings`). */
  postings: string;
}

export const pageTypes = ['doc', 'api', 'changelog'] as const;

export const pageKinds = ['', 'tutorial', 'how-to', 'reference', 'explanation'] as const;

export interface PageEntry {
  /** Title. */
  t: string;
  /** Address. */
  a: string;
  /** Index of the section in `sections`; further down, of type, kind and tag in their lists. */
  s: number;
  /** Type; left out for ordinary pages. */
  y?: number;
  /** Kind; left out for pages without one. */
  k?: number;
  /** Tag of the version. */
  g?: number;
  /** Method and path of an API operation. */
  o?: string;
  /** Headings, except those of API pages, which are all alike; the id where it does not follow from the text. */
  h?: [level: number, text: string, id?: string][];
}

/** Content of build/search-index/<texts>/<page>.json, fetched once the page is among the hits. */
export interface PageText {
  /** Description. */
  d: string;
  /** Every heading with its id. */
  h: [level: number, text: string, id: string][];
  /** Blocks: index of the heading above in `h` (-1: none), text, and the item's own anchor. */
  b: [heading: number, text: string, anchor?: string][];
}

/** Sections whose tables begin each row with a message, which the page then explains. */
export const faults: ReadonlySet<string> = new Set(['When it goes wrong', 'Errors']);

/** How much a page's text says about a stem: mentioned, mentioned often, or in the description or an identifier. */
export const impactLevels = 3;

export interface Posting {
  page: number;
  impact: number;
}

/** '#', beyond the space between lists. */
const firstCode = 35;

/** A gap of so many pages has a character of its own, so that all characters take one byte. */
const longGap = 30;

/** Id that Docusaurus gives to a heading with this text, if the text is ASCII. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/ /g, '-');
}

/** Front coding: `deploy`, `deployment` → `AdeployGment`. The capital is the length shared with the stem before: A is 0, G is 6. */
export function packTerms(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < 24 && shared < term.length && term[shared] === before[shared]) shared += 1;
      before = term;
      return String.fromCharCode(65 + shared) + term.slice(shared);
    })
    .join('');
}

export function unpackTerms(packed: string): string[] {
  let term = '';
  return [...packed.matchAll(/([A-Y])([^A-Y]*)/g)].map(([, shared = 'A', rest = '']) => {
    term = term.slice(0, shared.charCodeAt(0) - 65) + rest;
    return term;
  });
}

/** Each character holds the gap to the page before, and the impact, or stands for a long gap. */
export function packPostings(lists: readonly (readonly Posting[])[]): string {
  return lists
    .map((list) => {
      let next = 0;
      return list
        .map(({page, impact}) => {
          const gap = page - next;
          next = page + 1;
          const skip = String.fromCharCode(firstCode + longGap * impactLevels);
          const rest = (gap % longGap) * impactLevels + impact;
          return skip.repeat(gap / longGap) + String.fromCharCode(firstCode + rest);
        })
        .join('');
    })
    .join(' ');
}

/** Visits the pages of one stem's packed list. */
export function eachPosting(list: string, visit: (page: number, impact: number) => void): void {
  let next = 0;
  for (let at = 0; at < list.length; at += 1) {
    const value = list.charCodeAt(at) - firstCode;
    if (value === longGap * impactLevels) {
      next += longGap;
      continue;
    }
    const page = next + Math.floor(value / impactLevels);
    next = page + 1;
    visit(page, value % impactLevels);
  }
}
