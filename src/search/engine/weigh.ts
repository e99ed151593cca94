import type {Query, QueryTerm} from './expand';
import {eachPosting} from './format';
import type {LoadedIndex, StemEntry} from './loaded-index';

/** Weights of a stem by how much a page's text says about it (see `impactLevels`). */
const bodyWeights = [0.4, 2, 6] as const;
/** The weight at which a stem has half its full effect. */
const saturation = 8;

/** When nothing but an identifier is asked for: pages without it, that mention it, that define it. */
const wholeFactors = {none: 0.4, mentioned: 1, defined: 1.3} as const;

export interface WeightedTerm extends QueryTerm {
  /** Where the index has its stems, with how much each of these says about a page. */
  entries: {entry: StemEntry; unit: number}[];
  /** The highest of these. */
  weight: number;
}

/** For each page its score, and the weight of the terms that it matches. */
export interface PageSums {
  score: Float64Array;
  matched: Float64Array;
}

/** What a stem says that all pages have. */
const commonest = 1;

/** Inverse document frequency: the fewer pages have a stem, the more it says. */
function rarity({fields, postings}: StemEntry, pageCount: number): number {
  const pages = new Set(fields.keys());
  eachPosting(postings, (page) => pages.add(page));
  return commonest + Math.log(1 + (pageCount - pages.size + 0.5) / (pages.size + 0.5));
}

export function weigh(index: LoadedIndex, terms: readonly QueryTerm[]): WeightedTerm[] {
  const count = index.pages.length;
  return terms.map((term) => {
    const own = term.exact === undefined ? undefined : index.stems.get(term.exact);
    const most = own ? rarity(own, count) : Infinity;
    const entries = [...term.stems].flatMap(([stem, likeness]) => {
      const entry = index.stems.get(stem);
      if (!entry) return [];
      const unit = Math.min(most, rarity(entry, count)) * likeness;
      return {entry, unit};
    });
    return {...term, entries, weight: Math.max(0, ...entries.map(({unit}) => unit))};
  });
}

/** For each page the score of its best stem that matches a term. */
function scoresOf(index: LoadedIndex, {entries}: WeightedTerm): Float64Array {
  const scores = new Float64Array(index.pages.length);
  for (const {entry, unit} of entries) {
    const raise = (page: number, weight: number) => {
      const score = (unit * weight) / (weight + saturation);
      scores[page] = Math.max(score, scores[page] ?? 0);
    };
    for (const [page, weight] of entry.fields) raise(page, weight);
    eachPosting(entry.postings, (page, impact) => {
      raise(page, (bodyWeights[impact] ?? 0) + (entry.fields.get(page) ?? 0));
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
    const entry = index.stems.get(name);
    if (!entry) continue;
    eachPosting(entry.postings, (page, impact) => {
      const factor = impact === 2 ? wholeFactors.defined : wholeFactors.mentioned;
      factors[page] = Math.max(factors[page] ?? 0, factor);
    });
    for (const page of entry.fields.keys()) factors[page] = wholeFactors.defined;
  }
  return factors;
}
