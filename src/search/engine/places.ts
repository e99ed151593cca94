import type {Query} from './expand';
import type {RankedHeading} from './headlines';
import {isHeadedBy} from './identifiers';
import type {LoadedIndex} from './loaded-index';
import type {RankedPage} from './rank';
import type {SearchRequest} from './request';

/** One hit: a page, or a heading on it. */
export interface Place {
  page: RankedPage;
  /** Without one, the hit is the page, and leads to the passage of it that answers best. */
  heading?: RankedHeading;
}

/** Best page first, each with as many of its headings as deserve a line of their own. */
const headingsPerPage = [2, 1, 1] as const;
const headingShare = 0.55;
/** A page is a hit of its own when its title answers this share of the query. */
const titleShareOfPageHit = 0.45;

export function isTitled({titleShare}: RankedPage): boolean {
  return titleShare >= titleShareOfPageHit;
}

/** Whether a page is of the language and version that a request keeps to. */
export function matchesFacets(
  index: LoadedIndex,
  page: RankedPage,
  filters: SearchRequest['facetFilters'],
): boolean {
  const {language, tags} = index.file;
  const tag = tags[page.entry.g ?? 0] ?? 'default';
  const facets: Record<string, string[]> = {
    language: [language],
    docusaurus_tag: [tag],
    version: [tag === 'default' ? tag : (tag.split('-').at(-1) ?? tag)],
  };
  const holds = (filter: string) => {
    const colon = filter.indexOf(':');
    return (facets[filter.slice(0, colon)] ?? []).includes(filter.slice(colon + 1));
  };
  return (filters ?? []).every((filter) =>
    Array.isArray(filter) ? filter.some(holds) : holds(filter),
  );
}

/** The places of each page that deserve a line of their own. */
export function placesOf(pages: readonly RankedPage[], {identifiers, isName}: Query): Place[] {
  return pages.flatMap((page, rank) => {
    const most = headingsPerPage[rank] ?? 0;
    const headings = page.headings
      .filter(
        ({score, text, id}) =>
          id !== '' &&
          score >= headingShare &&
          // A heading with parts of a name says little about it.
          (!isName || isHeadedBy(text.toLowerCase(), identifiers)),
      )
      .slice(0, most)
      .map((heading): Place => ({page, heading}));
    // Where the title says too little of what was asked, the headings alone stand for the page.
    return headings.length > 0 && !isTitled(page) ? headings : [{page}, ...headings];
  });
}
