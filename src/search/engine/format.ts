/** The index as it lies in build/search-index/index.json; small first, because it is fetched before the first answer. */
export interface IndexFile {
  /** Fingerprint of the texts; names the folder they lie in. */
  texts: string;
  language: string;
  sections: string[];
  tags: string[];
  pages: PageEntry[];
  /** Stems in order of the alphabet, each without what it shares with the one before (see `packTerms`). */
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
  /** Number of the section. */
  s: number;
  /** Number of the type; left out for ordinary pages. */
  y?: number;
  /** Number of the kind; left out for pages without one. */
  k?: number;
  /** Number of the version's tag. */
  g?: number;
  /** Method and path of an API operation. */
  o?: string;
  /** Headings that say something of their own: level, text, and id where the text does not give it. */
  h?: [level: number, text: string, id?: string][];
}

/** What is fetched of a page once it is among the answers: build/search-index/<texts>/<number>.json. */
export interface PageText {
  /** Description. */
  d: string;
  /** Every heading with its id. */
  h: [level: number, text: string, id: string][];
  /** Blocks: number of the heading above (-1: none), text, and the item's own anchor. */
  b: [heading: number, text: string, anchor?: string][];
}

/** How much a page's text has to say about a stem: in passing, several times, or in its description or names. */
export const impactLevels = 3;

export interface Posting {
  page: number;
  impact: number;
}

const firstCode = 35; // '#': printable, and no quote or backslash up to 91 and from 93.
const single = 84;

function toChar(value: number): string {
  const code = firstCode + value;
  return String.fromCharCode(code >= 92 ? code + 1 : code);
}

function fromChar(code: number): number {
  return (code > 92 ? code - 1 : code) - firstCode;
}

/** Id that Docusaurus gives to a heading of this text, if the text is plain English; others are stored. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/ /g, '-');
}

/** `deploy deployment` → `!deploy'ment`: each stem begins with a sign for the length it shares with the one before. */
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
  const terms: string[] = [];
  let before = '';
  let sign = 0;
  // A sign begins the next stem; there is none at the very end.
  for (let at = 1; at <= packed.length; at += 1) {
    const code = at < packed.length ? packed.charCodeAt(at) : 65;
    if (code < 65 || code > 89) continue;
    before = before.slice(0, packed.charCodeAt(sign) - 65) + packed.slice(sign + 1, at);
    terms.push(before);
    sign = at;
  }
  return terms;
}

/** Gap to the page before and impact in one sign; larger gaps take three. */
export function packPostings(lists: readonly (readonly Posting[])[]): string {
  return lists
    .map((list) => {
      let before = -1;
      return list
        .map(({page, impact}) => {
          const value = (page - before - 1) * impactLevels + impact;
          before = page;
          if (value < single) return toChar(value);
          return toChar(single) + toChar(Math.floor(value / single)) + toChar(value % single);
        })
        .join('');
    })
    .join(' ');
}

/** Visits the pages of one stem, which stand between two spaces of the packed lists. */
export function eachPosting(list: string, visit: (page: number, impact: number) => void): void {
  let page = -1;
  for (let at = 0; at < list.length; at += 1) {
    let value = fromChar(list.charCodeAt(at));
    if (value === single) {
      value = fromChar(list.charCodeAt(at + 1)) * single + fromChar(list.charCodeAt(at + 2));
      at += 2;
    }
    page += Math.floor(value / impactLevels) + 1;
    visit(page, value % impactLevels);
  }
}
