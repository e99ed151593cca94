import type {PageText} from './format';
import {type Identifier, wholeness} from './identifiers';
import {findBeginning, type Pattern} from './patterns';

/** Longest content of a hit, in characters. */
const maxContent = 400;
/** A match in the heading above counts nearly as much as one in the passage; a match in both counts more. */
const headingShare = 0.8;
const bothShare = 0.35;
/** Terms that the title matches tell passages apart less. */
const toldShare = 0.4;
/** A long text, such as a program, has many words by chance, so it counts for less. */
const lengthPenalty = 0.25;
type Block = PageText['b'][number];

/** Indexes of a heading and those above it, outermost first. */
export function chainOf({h}: PageText, heading: number): number[] {
  const chain: number[] = [];
  for (let at = heading, level = 7; at >= 0; at -= 1) {
    const entry = h[at];
    if (entry && entry[0] < level) {
      chain.unshift(at);
      level = entry[0];
    }
  }
  return chain;
}

export interface Passage {
  block: Block;
  /** Share of the query's weight that the passage or its headings match, apart from what `isTold`. */
  gain: number;
}

/** How well a lower-case text matches a term: as well as the best beginning that it has. */
export function likenessOf(text: string, {beginnings}: Pattern): number {
  let best = 0;
  for (const {text: beginning, likeness} of beginnings)
    if (likeness > best && findBeginning(text, beginning) >= 0) best = likeness;
  return best;
}

/** For each heading how well it, or one above it, matches each term. */
function headingMatches(page: PageText, patterns: readonly Pattern[]): number[][] {
  const matches: number[][] = [];
  page.h.forEach(([, text], heading) => {
    const above = matches[chainOf(page, heading).at(-2) ?? -1];
    matches.push(
      patterns.map((pattern, term) =>
        Math.max(likenessOf(text.toLowerCase(), pattern), above?.[term] ?? 0),
      ),
    );
  });
  return matches;
}

/**
 * The passage of a page that matches best. `isTold` says which patterns the title matches; `isUnder` limits the search to passages below some headings.
 */
export function bestPassage(
  page: PageText,
  patterns: readonly Pattern[],
  identifiers: readonly Identifier[],
  isTold: (pattern: number) => boolean,
  isUnder: (heading: number) => boolean = () => true,
): Passage | undefined {
  const above = headingMatches(page, patterns);
  const weights = patterns.map(({weight}, term) => weight * (isTold(term) ? toldShare : 1));
  const total = patterns.reduce((sum, {weight}) => sum + weight, 0);
  let best: Passage | undefined;
  let high = 0;
  for (const block of page.b) {
    const [heading, content] = block;
    if (!isUnder(heading)) continue;
    const text = content.toLowerCase();
    let score = 0;
    let gain = 0;
    patterns.forEach((pattern, term) => {
      const own = likenessOf(text, pattern);
      const head = above[heading]?.[term] ?? 0;
      const match = Math.max(own, head * headingShare);
      score += (weights[term] ?? 0) * (match + Math.min(own, head) * bothShare);
      if (!isTold(term)) gain += pattern.weight * match;
    });
    score *= Math.min(1, maxContent / text.length) ** lengthPenalty;
    score += wholeness(text, identifiers) * Math.max(...weights);
    if (score > high) {
      high = score;
      best = {block, gain: gain / total};
    }
  }
  return best;
}

/** The part of a long text around the first match. */
export function excerpt(text: string, patterns: readonly Pattern[]): string {
  if (text.length <= maxContent) return text;
  const lower = text.toLowerCase();
  let first = text.length;
  for (const {beginnings} of patterns) {
    for (const {text: beginning} of beginnings) {
      const at = findBeginning(lower, beginning);
      if (at >= 0 && at < first) first = at;
    }
  }
  const from = Math.max(0, first - maxContent / 3);
  const start = from === 0 || first === text.length ? 0 : text.indexOf(' ', from) + 1;
  return text.slice(start, start + maxContent);
}
