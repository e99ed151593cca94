import {splitWords} from './words';

export interface Marks {
  pre: string;
  post: string;
}

export interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** Asked word → stems that count as it. Last typed words also match what merely begins with them. */
export type Matcher = readonly {raw: string; stems: ReadonlyMap<string, number>}[];

interface Span {
  start: number;
  end: number;
  /** A name of several parts as a whole. */
  isWhole?: boolean;
}

interface Found {
  spans: Span[];
  matched: Set<string>;
}

/** What was found for a query: titles stand on several hits, and a content is marked whole and cut. */
const found = new WeakMap<Matcher, Map<string, Found>>();

function spansIn(text: string, matcher: Matcher): Found {
  const known = found.get(matcher) ?? new Map<string, Found>();
  found.set(matcher, known);
  let spans = known.get(text);
  if (!spans) {
    spans = findSpans(text, matcher);
    known.set(text, spans);
  }
  return spans;
}

function findSpans(text: string, matcher: Matcher): Found {
  const spans: Span[] = [];
  const matched = new Set<string>();
  const {words, compounds} = splitWords(text);
  let left = compounds.length;
  for (const word of [...compounds, ...words]) {
    const isWhole = left > 0;
    left -= 1;
    for (const {raw, stems} of matcher) {
      if (!stems.has(word.stem) && !(raw.length > 1 && word.raw.startsWith(raw))) continue;
      matched.add(raw);
      // Of a word that goes on, only what was typed is marked.
      const isStart = !stems.has(word.stem) && word.end - word.start === word.raw.length;
      const end = isStart ? word.start + raw.length : word.end;
      spans.push({start: word.start, end, isWhole});
      break;
    }
  }
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Span[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (last && span.start <= last.end) {
      last.end = Math.max(last.end, span.end);
      last.isWhole ||= span.isWhole;
    } else apart.push({...span});
  }
  return {spans: apart, matched};
}

function wrap(text: string, spans: readonly Span[], {pre, post}: Marks): string {
  let value = '';
  let at = 0;
  for (const {start, end} of spans) {
    value += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  return value + text.slice(at);
}

function levelOf(matched: number, asked: number): Marked['matchLevel'] {
  if (matched === 0) return 'none';
  return matched >= asked ? 'full' : 'partial';
}

/** Asked words that stand in a text. */
export function matchesIn(text: string, matcher: Matcher): Set<string> {
  return spansIn(text, matcher).matched;
}

export function highlight(text: string, matcher: Matcher, marks: Marks): Marked {
  const {spans, matched} = spansIn(text, matcher);
  return {
    value: wrap(text, spans, marks),
    matchLevel: levelOf(matched.size, matcher.length),
    matchedWords: [...matched],
  };
}

/** At most `size` words around the first match, as the hosted service cuts them. */
export function snippet(
  text: string,
  matcher: Matcher,
  marks: Marks,
  size: number,
  ellipsis: string,
): Pick<Marked, 'value' | 'matchLevel'> {
  const {spans, matched} = spansIn(text, matcher);
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  const matchLevel = levelOf(matched.size, matcher.length);
  if (words.length <= size) return {value: wrap(text, spans, marks), matchLevel};
  const from = bestWindow(words, spans, size);
  const window = words.slice(from, from + size);
  const start = window[0]?.start ?? 0;
  const end = window.at(-1)?.end ?? text.length;
  const inside = spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({
      start: Math.max(span.start, start) - start,
      end: Math.min(span.end, end) - start,
    }));
  const before = from > 0 ? ellipsis : '';
  const after = from + size < words.length ? ellipsis : '';
  return {value: before + wrap(text.slice(start, end), inside, marks) + after, matchLevel};
}

/** First word of the window that holds most matches, begun a little before them. */
function bestWindow(words: readonly Span[], spans: readonly Span[], size: number): number {
  // A name as a whole outweighs its parts. Spans are in order and apart, so one pass reads both lists.
  let next = 0;
  const hits = words.map((word) => {
    while ((spans[next]?.end ?? Infinity) <= word.start) next += 1;
    const span = spans[next];
    if (!span || span.start >= word.end) return 0;
    return span.isWhole ? 3 : 1;
  });
  let best = 0;
  let most = -1;
  for (let from = 0; from <= words.length - size; from += 1) {
    let sum = 0;
    for (let at = from; at < from + size; at += 1) sum += hits[at] ?? 0;
    // Matches in the middle read best.
    const score = sum * 2 - ((hits[from] ?? 0) > 0 && from > 0 ? 0.5 : 0);
    if (score > most) {
      most = score;
      best = from;
    }
  }
  return best;
}
