import type {RankedHeading} from './headlines';
import type {LoadedIndex} from './loaded-index';
import type {RankedPage} from './rank';
import type {SearchRequest} from './request';

/** What a hit stands for: a page, or a heading on it. */
export interface Place {
  page: RankedPage;
  /** Left out if the page itself is the hit, which then links to its best passage. */
  heading?: RankedHeading;
  /** The headings that are hits above the page itself, because they match better than its title. */
  above: readonly RankedHeading[];
  /** Whether this is the page's second hit, for its best passage in another section. */
  isSecond?: true;
}

/** Maximum number of headings that are hits of their own, on the best page, the second and the third. */
const headingsPerPage = [2, 1, 1] as const;
/** Minimum score of such a heading. */
const minHeadingScore = 0.55;
/** Share of the query that the title must match for the page to be a hit beside its headings. */
const minTitleShare = 0.45;

export function isTitled({title}: RankedPage): boolean {
  return title.share >= minTitleShare;
}

/** Whether a page has the language, version and section that a request's facet filters ask for. */
export function matchesFacets(
  index: LoadedIndex,
  page: RankedPage,
  filters: SearchRequest['facetFilters'],
): boolean {
  const {language, sections, tags} = index.file;
  const tag = tags[page.entry.g ?? 0] ?? 'default';
  const version = tag.replace(/^.*-/, '');
  const facets = [
    `language:${language}`,
    `docusaurus_tag:${tag}`,
    `version:${version}`,
    `hierarchy.lvl0:${sections[page.entry.s]}`,
  ];
  return (filters ?? []).every((filter) => [filter].flat().some((one) => facets.includes(one)));
}

export function placesOf(pages: readonly RankedPage[]): Place[] {
  return pages.flatMap((page, rank) => {
    const headings = page.headings
      .filter(({score, id}) => id !== '' && score >= minHeadingScore)
      .slice(0, headingsPerPage[rank] ?? 0);
    const hasOwn = headings.length === 0 || isTitled(page);
    const above = hasOwn ? headings.filter(({score}) => score > page.title.score) : headings;
    const placeOf = (heading: RankedHeading): Place => ({page, heading, above});
    const below = headings.slice(above.length);
    // Words that the best page has in two sections are as likely to be meant in the second as those of the next page.
    const second: Place[] = rank === 0 && headings.length === 0 ? [{page, above, isSecond: true}] : [];
    return [...above.map(placeOf), ...(hasOwn ? [{page, above}] : []), ...second, ...below.map(placeOf)];
  });
}
