import {eachChunk, type Word, type Words} from './words';

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

interface Range {
  start: number;
  end: number;
}

interface Span extends Range {
  /** A name of several parts as a whole. */
  isWhole: boolean;
}

interface Found {
  spans: Span[];
  matched: Set<string>;
}

/** What was found for a query: titles stand on several hits, and a content is marked whole and cut. */
interface Memory {
  texts: Map<string, Found>;
  chunks: Map<Words, Found>;
}

const memories = new WeakMap<Matcher, Memory>();

function spansIn(text: string, matcher: Matcher): Found {
  let memory = memories.get(matcher);
  if (!memory) {
    memory = {texts: new Map(), chunks: new Map()};
    memories.set(matcher, memory);
  }
  let found = memory.texts.get(text);
  if (!found) {
    found = findSpans(text, matcher, memory.chunks);
    memory.texts.set(text, found);
  }
  return found;
}

function findSpans(text: string, matcher: Matcher, known: Map<Words, Found>): Found {
  const spans: Span[] = [];
  const matched = new Set<string>();
  eachChunk(text, (chunk, offset) => {
    let own = known.get(chunk);
    if (!own) {
      own = spansOfChunk(chunk, matcher);
      known.set(chunk, own);
    }
    for (const raw of own.matched) matched.add(raw);
    for (const span of own.spans)
      spans.push({...span, start: span.start + offset, end: span.end + offset});
  });
  return {spans, matched};
}

/** Spans of one chunk, in order and apart. */
function spansOfChunk({words, compounds}: Words, matcher: Matcher): Found {
  const spans: Span[] = [];
  const matched = new Set<string>();
  const look = (word: Word, isWhole: boolean) => {
    for (const {raw, stems} of matcher) {
      if (!stems.has(word.stem) && !(raw.length > 1 && word.raw.startsWith(raw))) continue;
      matched.add(raw);
      // Of a word that goes on, only what was typed is marked.
      const isStart = !stems.has(word.stem) && word.end - word.start === word.raw.length;
      spans.push({start: word.start, end: isStart ? word.start + raw.length : word.end, isWhole});
      return;
    }
  };
  for (const word of compounds) look(word, true);
  for (const word of words) look(word, false);
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Span[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (last && span.start <= last.end) {
      last.end = Math.max(last.end, span.end);
      last.isWhole ||= span.isWhole;
    } else apart.push(span);
  }
  return {spans: apart, matched};
}

function wrap(text: string, spans: readonly Range[], {pre, post}: Marks): string {
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

export function highlight(text: string, matcher: Matcher, marks: Marks): Marked {
  const {spans, matched} = spansIn(text, matcher);
  return {
    value: wrap(text, spans, marks),
    matchLevel: levelOf(matched.size, matcher.length),
    matchedWords: [...matched],
  };
}

function wordsOf(text: string): Range[] {
  const words: Range[] = [];
  const pattern = /\S+/g;
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    words.push({start: match.index, end: pattern.lastIndex});
  return words;
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
  const words = wordsOf(text);
  const matchLevel = levelOf(matched.size, matcher.length);
  if (words.length <= size) return {value: wrap(text, spans, marks), matchLevel};
  const from = bestWindow(words, spans, size);
  const start = words[from]?.start ?? 0;
  const end = words[from + size - 1]?.end ?? text.length;
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
function bestWindow(words: readonly Range[], spans: readonly Span[], size: number): number {
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
  let sum = 0;
  for (let to = 0; to < words.length; to += 1) {
    sum += hits[to] ?? 0;
    const from = to - size + 1;
    if (from > 0) sum -= hits[from - 1] ?? 0;
    if (from < 0) continue;
    // Matches in the middle read best.
    const score = sum * 2 - ((hits[from] ?? 0) > 0 && from > 0 ? 0.5 : 0);
    if (score > most) {
      most = score;
      best = from;
    }
  }
  return best;
}
