import type {Element, Root} from 'hast';
import type {IndexablePage} from '../search/index/record';

/** Metadata of a built page. */
export interface PageSummary extends Omit<IndexablePage, 'records'> {
  /** Content of the description meta tag. */
  description: string;
  /** Method and path of an operation's page, e.g. `GET /api/apps/{app_id}`. */
  operation?: string;
  /** `href` of the "Next" link at the bottom of the page. */
  next?: string;
}

/** A page read from its HTML: the input of search records and Markdown twins. */
export interface Page extends PageSummary {
  /** The h1 and the content, without page chrome: navigation, buttons, hash links. */
  content: Element;
  /** The whole document. */
  document: Root;
}
