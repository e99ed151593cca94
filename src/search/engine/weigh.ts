import type {Query, QueryTerm} from './expand';
import {definingWeight, type LoadedIndex, type PageWeights} from './loaded-index';

/** The weight at which a stem has half its full effect. */
const saturation = 8;

/** Factors for queries that consist of identifiers: for pages without them, that mention one, that define one. */
const factorsByUse = {none: 0.4, mentioned: 1, defined: 1.3} as const;

export interface WeightedTerm extends QueryTerm {
  /** The highest product of rarity and similarity among its stems. */
  weight: number;
  /** For each page, the score of the best matching stem. */
  scores: Float64Array;
}

/** The rarity of a stem that occurs on every page. */
const baseRarity = 1;

/** Inverse document frequency: the fewer pages contain a stem, the more it says. */
function rarity({size}: PageWeights, pageCount: number): number {
  return baseRarity + Math.log(1 + (pageCount - size + 0.5) / (size + 0.5));
}

export function weigh(index: LoadedIndex, terms: readonly QueryTerm[]): WeightedTerm[] {
  const count = index.pages.length;
  return terms.map((term) => {
    const own = term.exact === undefined ? undefined : index.stems.get(term.exact);
    const maxRarity = own ? rarity(own, count) : Infinity;
    const scores = new Float64Array(count);
    let highest = 0;
    for (const [stem, similarity] of term.stems) {
      const weights = index.stems.get(stem);
      if (!weights) continue;
      const unit = Math.min(maxRarity, rarity(weights, count)) * similarity;
      highest = Math.max(highest, unit);
      for (const [page, weight] of weights) {
        const score = (unit * weight) / (weight + saturation);
        scores[page] = Math.max(score, scores[page] ?? 0);
      }
    }
    return {...term, weight: highest, scores};
  });
}

export const weightOf = (terms: readonly WeightedTerm[]): number =>
  terms.reduce((sum, {weight}) => sum + weight, 0);

/** For each page, a factor by what it says about the identifiers of a query; 1 if the query is more than that or the index has none of them. */
export function identifierFactors(index: LoadedIndex, {isIdentifier, terms}: Query): Float64Array {
  const factors = new Float64Array(index.pages.length);
  const names = terms.flatMap((term) => (isIdentifier && term.isIdentifier && term.exact ? term.exact : []));
  if (names.length === 0) return factors.fill(1);
  factors.fill(factorsByUse.none);
  for (const name of names) {
    for (const [page, weight] of index.stems.get(name) ?? []) {
      const factor = weight < definingWeight ? factorsByUse.mentioned : factorsByUse.defined;
      factors[page] = Math.max(factors[page] ?? 0, factor);
    }
  }
  return factors;
}
