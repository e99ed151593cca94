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
type Block = PageText['b'][number];

/** A page's text in lower case, in one string that is searched for all units at once. */
interface Lowered {
  text: string;
  /** Where each unit begins: the description, then headings, then blocks. */
  starts: number[];
  /** For each heading the one above it, or -1. */
  parents: number[];
}

const lowered = new WeakMap<PageText, Lowered>();

function lower(page: PageText): Lowered {
  let ready = lowered.get(page);
  if (!ready) {
    const units = [page.d, ...page.h.map(([, text]) => text), ...page.b.map(([, text]) => text)];
    const starts: number[] = [];
    let at = 0;
    for (const unit of units) {
      starts.push(at);
      at += unit.length + 1;
    }
    const parents = page.h.map((_, heading) => chainOf(page, heading).at(-2) ?? -1);
    // In a few scripts lower case is longer; positions would shift.
    const all = units.join('\n');
    const text = all.toLowerCase();
    ready = {text: text.length === all.length ? text : all, starts, parents};
    lowered.set(page, ready);
  }
  return ready;
}

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

/** For each unit how well it matches a term; undefined when none does. */
function matchesIn({text, starts}: Lowered, {beginnings}: Pattern): Float64Array | undefined {
  let matches: Float64Array | undefined;
  for (const {text: beginning, likeness} of beginnings) {
    let unit = 0;
    let at = findBeginning(text, beginning, 0);
    while (at >= 0) {
      matches ??= new Float64Array(starts.length);
      while (unit < starts.length && (starts[unit] ?? 0) <= at) unit += 1;
      if ((matches[unit - 1] ?? 0) < likeness) matches[unit - 1] = likeness;
      const next = starts[unit];
      at = next === undefined ? -1 : findBeginning(text, beginning, next);
    }
  }
  return matches;
}

export interface Passage {
  block: Block;
  /** Share of the query's weight that the passage or its headings match, apart from what `isTold`. */
  gain: number;
}

/** For one term: how well each heading, or one above it, matches. */
function headingMatches({h}: PageText, {parents}: Lowered, matches: Float64Array): Float64Array {
  const above = new Float64Array(h.length);
  for (let heading = 0; heading < above.length; heading += 1)
    above[heading] = Math.max(matches[1 + heading] ?? 0, above[parents[heading] ?? -1] ?? 0);
  return above;
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
  const ready = lower(page);
  const firstBlock = 1 + page.h.length;
  const scores = new Float64Array(page.b.length);
  const gains = new Float64Array(page.b.length);
  let most = 0;
  let total = 0;
  patterns.forEach((pattern, number) => {
    total += pattern.weight;
    const matches = matchesIn(ready, pattern);
    if (!matches) return;
    const told = isTold(number);
    const weight = pattern.weight * (told ? toldShare : 1);
    most = Math.max(most, weight);
    const above = headingMatches(page, ready, matches);
    const gain = told ? 0 : pattern.weight;
    for (let at = 0; at < page.b.length; at += 1) {
      const heading = page.b[at]?.[0] ?? -1;
      const own = matches[firstBlock + at] ?? 0;
      const head = above[heading] ?? 0;
      const best = Math.max(own, head * headingShare);
      scores[at] = (scores[at] ?? 0) + weight * (best + Math.min(own, head) * bothShare);
      gains[at] = (gains[at] ?? 0) + gain * best;
    }
  });
  let best = -1;
  let high = 0;
  page.b.forEach(([heading, text], at) => {
    if (!isUnder(heading)) return;
    let score = scores[at] ?? 0;
    if (identifiers.length > 0) {
      const start = ready.starts[firstBlock + at] ?? 0;
      const own = ready.text.slice(start, start + text.length);
      score += wholeness(own, identifiers) * most;
    }
    if (score > high) {
      high = score;
      best = at;
    }
  });
  const block = page.b[best];
  return block && {block, gain: total > 0 ? (gains[best] ?? 0) / total : 0};
}

export function matchesText(text: string, {beginnings}: Pattern): boolean {
  return beginnings.some(({text: beginning}) => findBeginning(text, beginning, 0) >= 0);
}

/** The part of a long text around the first match. */
export function excerpt(text: string, patterns: readonly Pattern[]): string {
  if (text.length <= maxContent) return text;
  const lower = text.toLowerCase();
  let first = text.length;
  for (const {beginnings} of patterns) {
    for (const {text: beginning} of beginnings) {
      const at = findBeginning(lower, beginning, 0);
      if (at >= 0 && at < first) first = at;
    }
  }
  const from = Math.max(0, first - maxContent / 3);
  const start = from === 0 || first === text.length ? 0 : text.indexOf(' ', from) + 1;
  return text.slice(start, start + maxContent);
}
