import type {Element, Root} from 'hast';

/** What a page says of itself. */
export interface PageFacts {
  /** Clean address without base path, e.g. `/evaluation/test_sets`; `/` for the introduction. */
  address: string;
  /** Text of the h1. */
  title: string;
  /** Content of the description meta tag. */
  description: string;
  /** Top-level section in the reader's terms, e.g. `Evaluation`, `HTTP API`, `Changelog`. */
  section: string;
  /** Labels from the section down to the page's parent. */
  breadcrumbs: string[];
  /** `docs` pages, API pages and changelog pages differ in weight and wording. */
  type: 'doc' | 'api' | 'changelog' | 'other';
  /** Kind of page as its eyebrow says it, e.g. `How-to`; empty where it says none. */
  kind: string;
  /** Where "Next" at the foot leads, as the link has it. */
  next?: string;
}

/** One page of the built site, read off its HTML: what search, Markdown twins, llms.txt and checks all work from. */
export interface Page extends PageFacts {
  /** The part a reader reads: h1 and content, without navigation, buttons or anchors' signs. */
  content: Element;
  /** The whole document, for checks that look at head and furniture too. */
  document: Root;
  /** Every id in the document, in order, repeated ids included. */
  ids: string[];
}
