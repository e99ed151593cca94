import type {Heading, Headline} from './loaded-index';
import type {WeightedTerm} from './weigh';

export interface RankedHeading extends Heading {
  score: number;
}

export interface HeadlineMatch {
  /** Share of the query's weight that the title or heading matches. */
  share: number;
  /** Share of its words that match: a heading that says only what was asked beats one that says more. */
  full: number;
}

/** How well a title or heading matches a query, whose terms have the weight `total`. */
export function matchHeadline(
  {stems, size}: Headline,
  terms: readonly WeightedTerm[],
  total: number,
): HeadlineMatch {
  let weight = 0;
  let words = 0;
  for (const term of terms) {
    let likeness = 0;
    for (const stem of stems) likeness = Math.max(likeness, term.stems.get(stem) ?? 0);
    weight += term.weight * likeness;
    words += likeness;
  }
  return {share: total > 0 ? weight / total : 0, full: Math.min(1, words / Math.max(1, size))};
}

/** The headings that match, best first. */
export function rankHeadings(
  headings: readonly Heading[],
  terms: readonly WeightedTerm[],
  total: number,
): RankedHeading[] {
  return headings
    .flatMap((heading): RankedHeading | [] => {
      const {share, full} = matchHeadline(heading, terms, total);
      return share > 0 ? {...heading, score: share * (0.6 + 0.4 * full)} : [];
    })
    .sort((a, b) => b.score - a.score);
}
