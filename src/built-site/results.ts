import {toMarkdown} from './twins/to-markdown';
import {cardOf} from './cards/card-of';
import type {Card} from './cards/card';
import type {SearchRecord} from '../search/index/record';
import {site} from '../settings/site';
import type {PageFacts} from './page';
import {readPage} from './read';
import {pageRecords} from './records';

/** A page's HTML, as it was built. */
export interface PageSource {
  address: string;
  html: string;
}

/** What the steps after the build need of one page: data alone, so that it can be kept and can pass between threads. */
export interface BuiltPage extends PageFacts {
  records: SearchRecord[];
  /** Its Markdown twin. */
  markdown: string;
  card: Card;
}

/** Reads a page and makes of it all that needs no other page. */
export function resultsOf({address, html}: PageSource): BuiltPage {
  const page = readPage(address, html);
  const {content: _content, document: _document, ids: _ids, ...facts} = page;
  return {
    ...facts,
    records: pageRecords(page),
    markdown: toMarkdown(page, site),
    card: cardOf(page),
  };
}
