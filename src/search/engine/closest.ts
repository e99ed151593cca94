import type {PageText} from './format';
import {bestPassage, shareInPassage} from './passages';
import type {RankedPage} from './rank';
import type {WeightedTerm} from './weigh';

/** How much a page counts whose words stand apart, relative to one that has the whole query in one passage: a third. */
const baseCloseness = 0.5;

/** The pages with the two best in the order that their texts suggest; unchanged as long as one of these texts is missing. */
export function closestFirst(
  [first, second, ...others]: readonly RankedPage[],
  texts: readonly (PageText | undefined)[],
  terms: readonly WeightedTerm[],
): RankedPage[] {
  const best = [first, second].flatMap((page, at) => {
    const text = texts[at];
    if (!page || !text || text.b.length === 0) return [];
    const passage = bestPassage(text, terms, () => true, 0);
    // In the best passage, the headings above it and the page's title.
    const share = passage ? shareInPassage(passage, text, terms, page.entry.t) : page.title.share;
    return {page, score: page.score * (baseCloseness + share)};
  });
  const [one, two] = best;
  const isOtherCloser = one && two && two.score > one.score;
  return [...(isOtherCloser ? [second, first] : [first, second]), ...others].flatMap((page) => page ?? []);
}
