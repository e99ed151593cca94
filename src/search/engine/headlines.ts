import type {Heading, LoadedIndex, LoadedPage, StemEntry} from './loaded-index';
import type {WeightedTerm} from './weigh';

export interface RankedHeading extends Heading {
  score: number;
}

/** For each title or heading, by its number: the weight of the query's terms in it, and how many of its words they are. */
interface Matches {
  weight: Float64Array;
  words: Float64Array;
}

function match(
  index: LoadedIndex,
  terms: readonly WeightedTerm[],
  count: number,
  placesOf: (entry: StemEntry) => readonly number[],
): Matches {
  const matches = {weight: new Float64Array(count), words: new Float64Array(count)};
  for (const term of terms) {
    const best = new Map<number, number>();
    for (const [stem, likeness] of term.stems) {
      const entry = index.find(stem);
      for (const place of entry ? placesOf(entry) : [])
        if ((best.get(place) ?? 0) < likeness) best.set(place, likeness);
    }
    for (const [place, likeness] of best) {
      matches.weight[place] = (matches.weight[place] ?? 0) + term.weight * likeness;
      matches.words[place] = (matches.words[place] ?? 0) + likeness;
    }
  }
  return matches;
}

export interface TitleMatch {
  /** Share of the query's weight that the title matches. */
  share: number;
  /** The share, less for a title that also says other things. */
  bonus: number;
}

/** How well titles and headings match a query. */
export class Headlines {
  private readonly titles: Matches;
  private readonly headings: Matches;

  constructor(
    private readonly index: LoadedIndex,
    terms: readonly WeightedTerm[],
    private readonly total: number,
  ) {
    this.titles = match(index, terms, index.pages.length, ({titles}) => titles);
    this.headings = match(index, terms, index.headings.length, ({headings}) => headings);
  }

  titleMatch(number: number, {titleWords}: LoadedPage): TitleMatch {
    if (this.total === 0) return {share: 0, bonus: 0};
    const share = (this.titles.weight[number] ?? 0) / this.total;
    const words = this.titles.words[number] ?? 0;
    const full = titleWords > 0 ? Math.min(1, words / titleWords) : 0;
    return {share, bonus: share * (0.5 + 0.5 * full)};
  }

  /** A page's headings that match, best first. */
  headingsOf({firstHeading, endHeading}: LoadedPage): RankedHeading[] {
    const ranked: RankedHeading[] = [];
    for (let number = firstHeading; number < endHeading; number += 1) {
      const weight = this.headings.weight[number] ?? 0;
      const heading = this.index.headings[number];
      if (!heading || weight === 0 || this.total === 0) continue;
      // A heading that says only what was asked beats one that says more.
      const full = Math.min(1, (this.headings.words[number] ?? 0) / Math.max(1, heading.size));
      ranked.push({...heading, score: (weight / this.total) * (0.6 + 0.4 * full)});
    }
    return ranked.sort((a, b) => b.score - a.score);
  }
}
