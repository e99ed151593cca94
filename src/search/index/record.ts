export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type Hierarchy = Record<Level, string | null>;

/** A searchable part of a page, in the format of DocSearch's crawler. All text is plain, not HTML. */
export interface SearchRecord {
  objectID: string;
  /** Address with anchor, without origin: `/evaluation/test_sets#formats`. */
  url: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  /** What the content is: code and properties are weighted differently from prose. */
  kind: 'page' | 'heading' | 'text' | 'code' | 'property';
  hierarchy: Hierarchy;
  content: string | null;
  /** Method and path, for records of an API operation. */
  operation?: string;
  /** What readers call the subject of the page, from its front matter, or of the section, from its comment. On records of pages and headings. */
  keywords?: string;
  language: string;
  version: string;
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
}

/** What the index needs to know about a built page. */
export interface IndexablePage {
  /** Clean address without base path, e.g. `/evaluation/test_sets`; `/` for the introduction. */
  address: string;
  /** Text of the h1. */
  title: string;
  /** Label of the top-level section, e.g. `Evaluation`, `HTTP API`, `Changelog`. */
  section: string;
  type: 'doc' | 'api' | 'changelog' | 'other';
  /** Kind of page as shown with the title, e.g. `How-to`; may be empty. */
  kind: string;
  records: SearchRecord[];
}

/** Pages about the API as a whole, which are written and read like guides, with headings of their own. */
const guides = ['/reference/api/introduction', '/reference/api/category'];

export function asGuide(page: IndexablePage): IndexablePage {
  return guides.includes(page.address) ? {...page, type: 'doc'} : page;
}

/**
 * Lists the operations of the API as methods of a client, and ranks like them: below the guides. It is indexed as a guide all the same, so
 * that the names of methods are found.
 */
const methodList = '/reference/sdk/client';

export const rankedType = ({address, type}: IndexablePage): IndexablePage['type'] =>
  address === methodList ? 'api' : type;

/** Whether a page is in the index. Pages that only list other pages are not, because they would crowd those out. */
export function isSearchable({type, address}: Pick<IndexablePage, 'type' | 'address'>): boolean {
  return type !== 'other' && address !== '/changelog/archive';
}
