import type {Heading, LoadedIndex, LoadedPage, Term} from './loaded-index';
import type {WeighedWant} from './weigh';

export interface RankedHeading extends Heading {
  score: number;
}

/** How much of a query each headline says: by weight of what was asked, and in words. */
interface Matches {
  weight: Float64Array;
  words: Float64Array;
}

/** Goes through the wants once for all headlines of a kind, titles or headings, which share their numbers. */
function match(
  index: LoadedIndex,
  wants: readonly WeighedWant[],
  count: number,
  placesOf: (term: Term) => readonly number[],
): Matches {
  const matches = {weight: new Float64Array(count), words: new Float64Array(count)};
  const best = new Float64Array(count);
  for (const {want, weight} of wants) {
    const touched: number[] = [];
    for (const [stem, likeness] of want.stems) {
      const term = index.term(stem);
      if (!term) continue;
      for (const place of placesOf(term)) {
        if (best[place] === 0) touched.push(place);
        if ((best[place] ?? 0) < likeness) best[place] = likeness;
      }
    }
    for (const place of touched) {
      const likeness = best[place] ?? 0;
      matches.weight[place] = (matches.weight[place] ?? 0) + weight * likeness;
      matches.words[place] = (matches.words[place] ?? 0) + likeness;
      best[place] = 0;
    }
  }
  return matches;
}

export interface TitleMatch {
  /** Share of the query's weight that the title answers. */
  share: number;
  /** Also counts how much of the title was asked for. */
  bonus: number;
}

/** What titles and headings say of a query. */
export class Headlines {
  private readonly titles: Matches;
  private readonly headings: Matches;

  constructor(
    private readonly index: LoadedIndex,
    wants: readonly WeighedWant[],
    private readonly total: number,
  ) {
    this.titles = match(index, wants, index.pages.length, ({titles}) => titles);
    this.headings = match(index, wants, index.headings.length, ({headings}) => headings);
  }

  titleMatch(number: number, {titleWords}: LoadedPage): TitleMatch {
    if (this.total === 0) return {share: 0, bonus: 0};
    const share = (this.titles.weight[number] ?? 0) / this.total;
    const words = this.titles.words[number] ?? 0;
    const full = titleWords > 0 ? Math.min(1, words / titleWords) : 0;
    return {share, bonus: share * (0.5 + 0.5 * full)};
  }

  /** A page's headings that answer, best first. */
  headingsOf({firstHeading, endHeading}: LoadedPage): RankedHeading[] {
    const ranked: RankedHeading[] = [];
    for (let number = firstHeading; number < endHeading; number += 1) {
      const weight = this.headings.weight[number] ?? 0;
      const heading = this.index.headings[number];
      if (!heading || weight === 0 || this.total === 0) continue;
      // A heading that says what was asked and no more answers better than one that also says it.
      const full = Math.min(1, (this.headings.words[number] ?? 0) / Math.max(1, heading.size));
      ranked.push({...heading, score: (weight / this.total) * (0.6 + 0.4 * full)});
    }
    return ranked.sort((a, b) => b.score - a.score);
  }
}
