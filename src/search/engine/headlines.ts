import type {QueryTerm} from './expand';
import type {Heading, Headline} from './loaded-index';
import {type WeightedTerm, weightOf} from './weigh';

export interface RankedHeading extends Heading {
  score: number;
}

export interface HeadlineMatch {
  /** Share of the query's weight that the title or heading matches, from 0 to 1. */
  share: number;
  /** The share, reduced for words that do not match: a heading that says only what was asked beats one that says more. */
  score: number;
}

/** How well a text matches a term, from 0 to 1: as well as the best of the term's stems in it. */
export function similarityOf(stems: ReadonlySet<string>, term: QueryTerm): number {
  let best = 0;
  for (const [stem, similarity] of term.stems) if (similarity > best && stems.has(stem)) best = similarity;
  return best;
}

/** How well a title or heading matches a query. */
export function matchHeadline({stems, size}: Headline, terms: readonly WeightedTerm[]): HeadlineMatch {
  let weight = 0;
  let words = 0;
  for (const term of terms) {
    const similarity = similarityOf(stems, term);
    weight += term.weight * similarity;
    words += similarity;
  }
  const share = weight / weightOf(terms);
  const matchedWords = Math.min(1, words / Math.max(1, size));
  return {share, score: share * (0.5 + 0.5 * matchedWords)};
}

/** The headings that match, best first. */
export function rankHeadings(headings: readonly Heading[], terms: readonly WeightedTerm[]): RankedHeading[] {
  return headings
    .map((heading) => ({...heading, score: matchHeadline(heading, terms).score}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}
