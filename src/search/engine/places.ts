import type {RankedHeading} from './headlines';
import type {LoadedIndex} from './loaded-index';
import type {RankedPage} from './rank';
import type {SearchRequest} from './request';

/** One hit: a page, or a heading on it. */
export interface Place {
  page: RankedPage;
  /** Left out where the page is the hit; it then leads to its best passage. */
  heading?: RankedHeading;
}

/** Most headings that are hits of their own: for the best page, the second and the third. */
const headingsPerPage = [2, 1, 1] as const;
const headingShare = 0.55;
/** The title of a page that is a hit beside its headings matches this share of the query. */
const titleShareOfPageHit = 0.45;

export function isTitled({title}: RankedPage): boolean {
  return title.share >= titleShareOfPageHit;
}

/** Whether a page has the language and version that a request asks for. */
export function matchesFacets(
  index: LoadedIndex,
  page: RankedPage,
  filters: SearchRequest['facetFilters'],
): boolean {
  const {language, tags} = index.file;
  const tag = tags[page.entry.g ?? 0] ?? 'default';
  const version = tag.replace(/^.*-/, '');
  const facets = [`language:${language}`, `docusaurus_tag:${tag}`, `version:${version}`];
  return (filters ?? []).every((filter) => [filter].flat().some((one) => facets.includes(one)));
}

export function placesOf(pages: readonly RankedPage[]): Place[] {
  return pages.flatMap((page, rank) => {
    const most = headingsPerPage[rank] ?? 0;
    const headings = page.headings
      .filter(({score, id}) => id !== '' && score >= headingShare)
      .slice(0, most)
      .map((heading): Place => ({page, heading}));
    return headings.length > 0 && !isTitled(page) ? headings : [{page}, ...headings];
  });
}
