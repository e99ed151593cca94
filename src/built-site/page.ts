import type {Element, Root} from 'hast';

/** What a page of the built site says of itself. */
export interface PageSummary {
  /** Clean address without base path, e.g. `/evaluation/test_sets`; `/` for the introduction. */
  address: string;
  /** Text of the h1. */
  title: string;
  /** Content of the description meta tag. */
  description: string;
  /** Label of the top-level section, e.g. `Evaluation`, `HTTP API`, `Changelog`. */
  section: string;
  type: 'doc' | 'api' | 'changelog' | 'other';
  /** Kind of page as its eyebrow shows it, e.g. `How-to`; may be empty. */
  kind: string;
  /** Method and path of an operation's page, e.g. `GET /api/apps/{app_id}`. */
  operation?: string;
  /** `href` of the "Next" link at the foot. */
  next?: string;
}

/** A page read from its HTML: the input of search, Markdown twins, llms.txt and checks. */
export interface Page extends PageSummary {
  /** The h1 and the content, without page chrome: navigation, buttons, hash links. */
  content: Element;
  /** The whole document. */
  document: Root;
}
