import type {PageText} from './format';
import {matchHeadline} from './headlines';
import {headlineOf} from './loaded-index';
import {bestPassage, headingsAbove} from './passages';
import type {RankedPage} from './rank';
import type {WeightedTerm} from './weigh';

/** How much a page counts whose words stand apart, relative to one that has the whole query in one passage: a third. */
const baseCloseness = 0.5;

/** The share of the query that stands in one place: in the best passage, the headings above it and the page's title. */
function shareInOnePlace(page: RankedPage, text: PageText, terms: readonly WeightedTerm[]): number {
  const passage = bestPassage(text, terms);
  if (!passage) return page.title.share;
  const titles = headingsAbove(text.h, passage[0]).map(([, title]) => title);
  return matchHeadline(headlineOf([passage[1], page.entry.t, ...titles].join(' . ')), terms).share;
}

/** The pages with the two best in the order that their texts suggest; unchanged as long as one of these texts is missing. */
export function closestFirst(
  [first, second, ...others]: readonly RankedPage[],
  texts: readonly (PageText | undefined)[],
  terms: readonly WeightedTerm[],
): RankedPage[] {
  const best = [first, second].flatMap((page, at) => {
    const text = texts[at];
    if (!page || !text || text.b.length === 0) return [];
    return {page, score: page.score * (baseCloseness + shareInOnePlace(page, text, terms))};
  });
  const [one, two] = best;
  const isOtherCloser = one && two && two.score > one.score;
  return [...(isOtherCloser ? [second, first] : [first, second]), ...others].flatMap((page) => page ?? []);
}
