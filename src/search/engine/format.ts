import {errorAnchor as anchorOfError} from '../../settings/anchors';

/** Content of build/search-index/index.json. Search needs it before the first answer, so it must stay small. */
export interface IndexFile {
  /** Name of the folder with the texts: a hash of their contents. */
  texts: string;
  language: string;
  sections: string[];
  tags: string[];
  pages: PageEntry[];
  /** Stems in alphabetical order, front-coded (see `packTerms`). */
  terms: string;
  /** For each stem, the pages whose text contains it (see `packPostings`). */
  postings: string;
}

export const pageTypes = ['doc', 'api', 'changelog'] as const;

export const pageKinds = ['', 'tutorial', 'how-to', 'reference', 'explanation'] as const;

export interface PageEntry {
  /** Title. */
  t: string;
  /** Address. */
  a: string;
  /** Section, as an index into `sections`. */
  s: number;
  /** Type, as an index into `pageTypes`; left out for ordinary pages. */
  y?: number;
  /** Kind, as an index into `pageKinds`; left out for pages without one. */
  k?: number;
  /** Tag of the version, as an index into `tags`; left out for the first. */
  g?: number;
  /** Method and path of an API operation. */
  o?: string;
  /** Headings, except those that many pages share. The id is left out if it follows from the text (see `headingId`). */
  h: [level: number, text: string, id?: string][];
}

/** Content of build/search-index/<texts>/<page>.json, fetched when the page is among the first hits. */
export interface PageText {
  /** Description. */
  d: string;
  /** Every heading with its id, and search phrases for its section. */
  h: [level: number, text: string, id: string, phrases?: string][];
  /** Blocks: index of the heading above it in `h` (-1: none), text, and the block's own anchor if it has one (0: `messageAnchor`). */
  b: [heading: number, text: string, anchor?: string | 0][];
}

/** The anchor of a row that starts with an error message. */
export const messageAnchor = (text: string): string => anchorOfError(text.split(' · ', 1)[0] ?? '');

export const anchorOf = ([, text, anchor]: PageText['b'][number]): string | undefined =>
  anchor === 0 ? messageAnchor(text) : anchor;

/** Stands between the search phrases of a section. */
export const phraseSeparator = ', ';

/** Name of the file beside the texts with the description of every page, in the order of the index. */
export const descriptionsFile = 'descriptions.json';

/** Beginning of the anchors of table rows that start with an error message, which the page explains. */
export const errorAnchor = 'error-';

/** Number of levels of how much a page says about a stem: 0 mentions it, 1 mentions it often, 2 has it in its description or defines it. */
const impactLevels = 3;

export interface Posting {
  page: number;
  impact: number;
}

/** Character code of '#', the first one used for postings. It lies above that of the space, which separates lists. */
const firstCode = 35;

/** A gap of this many pages is a character of its own, so that every character takes one byte. */
const longGap = 30;

/** The id that Docusaurus gives a heading with this text, if the text is ASCII. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/ /g, '-');
}

/** Front coding: `deploy`, `deployment` → `AdeployGment`. The capital is the length of the prefix shared with the previous stem: A is 0, G is 6. */
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

/** Each character encodes the gap to the previous page and the impact, or stands for a long gap. */
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

/** Calls `visit` for each posting in the packed list of one stem. */
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
