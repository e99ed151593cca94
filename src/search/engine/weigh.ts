import type {Query, QueryTerm} from './expand';
import {eachPosting} from './format';
import type {LoadedIndex, StemEntry} from './loaded-index';

/** Weight of a stem by how much a page's text says about it (see `impactLevels`). */
const bodyWeights = [0.4, 2, 6] as const;
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
function rarity({fields, postings}: StemEntry, pageCount: number): number {
  const pages = new Set(fields.keys());
  eachPosting(postings, (page) => pages.add(page));
  return baseRarity + Math.log(1 + (pageCount - pages.size + 0.5) / (pages.size + 0.5));
}

export function weigh(index: LoadedIndex, terms: readonly QueryTerm[]): WeightedTerm[] {
  const count = index.pages.length;
  return terms.map((term) => {
    const own = term.exact === undefined ? undefined : index.stems.get(term.exact);
    const maxRarity = own ? rarity(own, count) : Infinity;
    const scores = new Float64Array(count);
    let highest = 0;
    for (const [stem, similarity] of term.stems) {
      const entry = index.stems.get(stem);
      if (!entry) continue;
      const unit = Math.min(maxRarity, rarity(entry, count)) * similarity;
      highest = Math.max(highest, unit);
      const raise = (page: number, weight: number) => {
        const score = (unit * weight) / (weight + saturation);
        scores[page] = Math.max(score, scores[page] ?? 0);
      };
      for (const [page, weight] of entry.fields) raise(page, weight);
      eachPosting(entry.postings, (page, impact) => {
        raise(page, (bodyWeights[impact] ?? 0) + (entry.fields.get(page) ?? 0));
      });
    }
    return {...term, weight: highest, scores};
  });
}

export const weightOf = (terms: readonly WeightedTerm[]): number =>
  terms.reduce((sum, {weight}) => sum + weight, 0);

/** For each page, a factor by what it says about the identifiers of a query; 1 if the query is more than that or the index has none of them. */
export function identifierFactors(index: LoadedIndex, {isIdentifier, terms}: Query): Float64Array {
  const factors = new Float64Array(index.pages.length);
  const names = terms.flatMap((term) =>
    isIdentifier && term.isIdentifier && term.exact ? term.exact : [],
  );
  if (names.length === 0) return factors.fill(1);
  factors.fill(factorsByUse.none);
  for (const name of names) {
    const entry = index.stems.get(name);
    if (!entry) continue;
    eachPosting(entry.postings, (page, impact) => {
      const factor = impact === 2 ? factorsByUse.defined : factorsByUse.mentioned;
      factors[page] = Math.max(factors[page] ?? 0, factor);
    });
    for (const page of entry.fields.keys()) factors[page] = factorsByUse.defined;
  }
  return factors;
}
