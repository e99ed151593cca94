import type {Query} from './expand';
import type {RankedHeading} from './headlines';
import {isHeadedBy} from './identifiers';
import type {LoadedIndex} from './loaded-index';
import type {RankedPage} from './rank';
import type {SearchRequest} from './request';

/** A place on a page that answers a query. */
export interface Place {
  page: RankedPage;
  /** The page as a whole, one of its headings, or the block that answers best. */
  what: {is: 'page'} | ({is: 'heading'} & RankedHeading);
}

/** Best page first, each with as many of its headings as deserve a line of their own. */
const headingsPerPage = [2, 1, 1] as const;
const headingShare = 0.55;
/** A title that answers this share of a query stands for its page. */
export const titleShareOfPageHit = 0.45;
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

/** A hit weaker than this share of the best one never stands above a stronger one of another section. */
const strongShare = 0.5;

/**
 * The modal lists hits section by section, so a section's weak hits would push down the next section's strong ones.
 * The first page of answers therefore holds the strong hits, then weak ones only of the last section shown or of
 * further ones; the other weak ones wait on the pages after it.
 */
export function paginate(places: readonly Place[], size: number): Place[][] {
  const limit = (places[0]?.page.score ?? 0) * strongShare;
  const first = places.filter(({page}) => page.score >= limit).slice(0, size);
  const sections = [...new Set(first.map(({page}) => page.entry.s))];
  const rest: Place[] = [];
  for (const place of places) {
    if (first.includes(place)) continue;
    const number = sections.indexOf(place.page.entry.s);
    if (first.length < size && (number < 0 || number === sections.length - 1)) {
      first.push(place);
      if (number < 0) sections.push(place.page.entry.s);
    } else rest.push(place);
  }
  const pages = first.length > 0 ? [first] : [];
  for (let at = 0; at < rest.length; at += size) pages.push(rest.slice(at, at + size));
  return pages;
}

/** The places of each page that deserve a line of their own. */
export function placesOf(pages: readonly RankedPage[], {identifiers, isName}: Query): Place[] {
  return pages.flatMap((page, rank) => {
    const most = headingsPerPage[rank] ?? 0;
    const headings = page.headings
      .filter(({score, text}) => {
        // A heading with parts of a name says little about it.
        return score >= headingShare && (!isName || isHeadedBy(text.toLowerCase(), identifiers));
      })
      .slice(0, most)
      .map((heading): Place => ({page, what: {is: 'heading', ...heading}}));
    // A heading that answers while the title does not leads to the place itself.
    const [first] = headings;
    if (first && page.titleShare < titleShareOfPageHit) return headings;
    return [{page, what: {is: 'page'}} as Place, ...headings];
  });
}
