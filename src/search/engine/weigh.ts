import type {Query, Want} from './expand';
import {eachPosting} from './format';
import type {LoadedIndex, Term} from './loaded-index';

/** Weights of a stem by how much a page's text has to say about it (see `impactLevels`). */
const bodyWeights = [1, 2, 4] as const;
/** Where the gain of more of the same flattens out. */
const saturation = 4;
/** Weight of a word the index does not know: like a rare one, but less. */
const unknownWeight = 1.5;

/** When a name alone is asked for: pages that lack it as a whole, that mention it, that define it. */
const wholeFactors = {none: 0.4, mentioned: 1, defined: 1.3} as const;

/** A want with its worth, whether or not a page answers it. */
export interface WeighedWant {
  want: Want;
  weight: number;
}

/** For each page what it scores, and how much of the question's weight it answers. */
export interface PageSums {
  score: Float64Array;
  answered: Float64Array;
}

/** Rarity of a stem: how few pages have it. */
function rarity(term: Term, pageCount: number): number {
  if (term.idf === undefined) {
    const pages = new Set<number>();
    for (let at = 0; at < term.fields.length; at += 2) pages.add(term.fields[at] ?? 0);
    eachPosting(term.postings, (page) => pages.add(page));
    term.idf = Math.log(1 + (pageCount - pages.size + 0.5) / (pages.size + 0.5));
  }
  return term.idf;
}

/** No substitute counts as rarer than the word itself. */
function rarityFor(index: LoadedIndex, {exact}: Want, term: Term): number {
  const own = exact === undefined ? undefined : index.term(exact);
  const count = index.pages.length;
  return own ? Math.min(rarity(term, count), rarity(own, count)) : rarity(term, count);
}

export function weigh(index: LoadedIndex, wants: readonly Want[]): WeighedWant[] {
  return wants.map((want) => {
    let weight = want.stems.size === 0 ? unknownWeight : 0;
    for (const [stem, likeness] of want.stems) {
      const term = index.term(stem);
      if (term) weight = Math.max(weight, rarityFor(index, want, term) * likeness);
    }
    return {want, weight};
  });
}

/** How well each page answers one want, at most about the want's rarity. */
function answersTo(index: LoadedIndex, want: Want): Float64Array {
  const scores = new Float64Array(index.pages.length);
  const fieldWeights = new Float64Array(index.pages.length);
  for (const [stem, likeness] of want.stems) {
    const term = index.term(stem);
    if (!term) continue;
    const unit = rarityFor(index, want, term) * likeness;
    const raise = (page: number, weight: number) => {
      const score = (unit * weight) / (weight + saturation);
      if ((scores[page] ?? 0) < score) scores[page] = score;
    };
    const {fields} = term;
    for (let at = 0; at < fields.length; at += 2) {
      const page = fields[at] ?? 0;
      const weight = fields[at + 1] ?? 0;
      fieldWeights[page] = weight;
      raise(page, weight);
    }
    eachPosting(term.postings, (page, impact) => {
      raise(page, (bodyWeights[impact] ?? 1) + (fieldWeights[page] ?? 0));
    });
    for (let at = 0; at < fields.length; at += 2) fieldWeights[fields[at] ?? 0] = 0;
  }
  return scores;
}

export function sumUp(index: LoadedIndex, wants: readonly WeighedWant[]): PageSums {
  const score = new Float64Array(index.pages.length);
  const answered = new Float64Array(index.pages.length);
  for (const {want, weight} of wants) {
    const scores = answersTo(index, want);
    for (let page = 0; page < scores.length; page += 1) {
      const gain = scores[page] ?? 0;
      if (gain === 0) continue;
      score[page] = (score[page] ?? 0) + gain;
      answered[page] = (answered[page] ?? 0) + weight;
    }
  }
  return {score, answered};
}

/** For each page a factor for the names of a query as a whole; all the same when the index knows none of them. */
export function wholeNames(index: LoadedIndex, {isName, wants}: Query): Float64Array {
  const factors = new Float64Array(index.pages.length);
  const names = wants.flatMap(({isWhole, exact}) => (isName && isWhole && exact ? exact : []));
  if (names.length === 0) return factors.fill(1);
  factors.fill(wholeFactors.none);
  for (const name of names) {
    const term = index.term(name);
    if (!term) continue;
    eachPosting(term.postings, (page, impact) => {
      const factor = impact === 2 ? wholeFactors.defined : wholeFactors.mentioned;
      factors[page] = Math.max(factors[page] ?? 0, factor);
    });
    for (let at = 0; at < term.fields.length; at += 2)
      factors[term.fields[at] ?? 0] = wholeFactors.defined;
  }
  return factors;
}
