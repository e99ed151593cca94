import type {Query, QueryTerm} from './expand';
import {eachPosting} from './format';
import type {LoadedIndex, StemEntry} from './loaded-index';

/** Weights of a stem by how much a page's text says about it (see `impactLevels`). */
const bodyWeights = [1, 2, 4] as const;
/** The weight at which a stem has half its full effect. */
const saturation = 6;

/** When nothing but an identifier is asked for: pages without it, that mention it, that define it. */
const wholeFactors = {none: 0.4, mentioned: 1, defined: 1.3} as const;

export interface WeightedTerm extends QueryTerm {
  /** Rarity of its best stem. */
  weight: number;
}

/** For each page its score, and the weight of the terms that it matches. */
export interface PageSums {
  score: Float64Array;
  matched: Float64Array;
}

/** Inverse document frequency: the fewer pages have a stem, the more it says. */
function rarity(entry: StemEntry, pageCount: number): number {
  if (entry.idf === undefined) {
    const pages = new Set(entry.fields.keys());
    eachPosting(entry.postings, (page) => pages.add(page));
    entry.idf = Math.log(1 + (pageCount - pages.size + 0.5) / (pages.size + 0.5));
  }
  return entry.idf;
}

/** No substitute counts as rarer than the word itself. */
function rarityFor(index: LoadedIndex, {exact}: QueryTerm, entry: StemEntry): number {
  const own = exact === undefined ? undefined : index.find(exact);
  const count = index.pages.length;
  return own ? Math.min(rarity(entry, count), rarity(own, count)) : rarity(entry, count);
}

export function weigh(index: LoadedIndex, terms: readonly QueryTerm[]): WeightedTerm[] {
  return terms.map((term) => {
    let weight = 0;
    for (const [stem, likeness] of term.stems) {
      const entry = index.find(stem);
      if (entry) weight = Math.max(weight, rarityFor(index, term, entry) * likeness);
    }
    return {...term, weight};
  });
}

/** For each page the score of its best stem that matches a term. */
function scoresOf(index: LoadedIndex, term: QueryTerm): Float64Array {
  const scores = new Float64Array(index.pages.length);
  for (const [stem, likeness] of term.stems) {
    const entry = index.find(stem);
    if (!entry) continue;
    const unit = rarityFor(index, term, entry) * likeness;
    const raise = (page: number, weight: number) => {
      const score = (unit * weight) / (weight + saturation);
      if ((scores[page] ?? 0) < score) scores[page] = score;
    };
    for (const [page, weight] of entry.fields) raise(page, weight);
    eachPosting(entry.postings, (page, impact) => {
      raise(page, (bodyWeights[impact] ?? 1) + (entry.fields.get(page) ?? 0));
    });
  }
  return scores;
}

export function sumUp(index: LoadedIndex, terms: readonly WeightedTerm[]): PageSums {
  const score = new Float64Array(index.pages.length);
  const matched = new Float64Array(index.pages.length);
  for (const term of terms) {
    scoresOf(index, term).forEach((gain, page) => {
      if (gain === 0) return;
      score[page] = (score[page] ?? 0) + gain;
      matched[page] = (matched[page] ?? 0) + term.weight;
    });
  }
  return {score, matched};
}

/** For each page a factor for how it has the identifiers of a query as a whole; 1 when the index knows none of them. */
export function wholeNames(index: LoadedIndex, {isName, terms}: Query): Float64Array {
  const factors = new Float64Array(index.pages.length);
  const names = terms.flatMap(({isWhole, exact}) => (isName && isWhole && exact ? exact : []));
  if (names.length === 0) return factors.fill(1);
  factors.fill(wholeFactors.none);
  for (const name of names) {
    const entry = index.find(name);
    if (!entry) continue;
    eachPosting(entry.postings, (page, impact) => {
      const factor = impact === 2 ? wholeFactors.defined : wholeFactors.mentioned;
      factors[page] = Math.max(factors[page] ?? 0, factor);
    });
    for (const page of entry.fields.keys()) factors[page] = wholeFactors.defined;
  }
  return factors;
}
