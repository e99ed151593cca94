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

/** The words of a query with the stems that match each. A word also matches what begins with it. */
export type Matcher = readonly {raw: string; stems: ReadonlyMap<string, number>}[];

interface Range {
  start: number;
  end: number;
}

interface Found {
  /** In order, without overlaps. */
  spans: Range[];
  matched: Set<string>;
}

function spansIn(text: string, matcher: Matcher): Found {
  const spans: Range[] = [];
  const matched = new Set<string>();
  eachChunk(text, (chunk, offset) => {
    for (const {start, end} of spansOfChunk(chunk, matcher, matched))
      spans.push({start: start + offset, end: end + offset});
  });
  return {spans, matched};
}

function spansOfChunk({words, compounds}: Words, matcher: Matcher, matched: Set<string>): Range[] {
  const spans: Range[] = [];
  const look = (word: Word) => {
    for (const {raw, stems} of matcher) {
      const isMatch = stems.has(word.stem);
      if (!isMatch && !(raw.length > 1 && word.raw.startsWith(raw))) continue;
      matched.add(raw);
      // Of a longer word, only what was typed is marked.
      const isStart = !isMatch && word.end - word.start === word.raw.length;
      spans.push({start: word.start, end: isStart ? word.start + raw.length : word.end});
      return;
    }
  };
  [...compounds, ...words].forEach(look);
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Range[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else apart.push(span);
  }
  return apart;
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

function levelOf({matched}: Found, matcher: Matcher): Marked['matchLevel'] {
  if (matched.size === 0) return 'none';
  return matched.size >= matcher.length ? 'full' : 'partial';
}

/** The whole text, with what matches marked. */
export function highlight(text: string, matcher: Matcher, marks: Marks): Marked {
  const own = spansIn(text, matcher);
  return {
    value: wrap(text, own.spans, marks),
    matchLevel: levelOf(own, matcher),
    matchedWords: [...own.matched],
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
  const own = spansIn(text, matcher);
  const {spans} = own;
  const matchLevel = levelOf(own, matcher);
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
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

/** First word of the window with the most matches. */
function bestWindow(words: readonly Range[], spans: readonly Range[], size: number): number {
  // Both lists are in order, so one pass reads them.
  let next = 0;
  const hits = words.map((word) => {
    while ((spans[next]?.end ?? Infinity) <= word.start) next += 1;
    const span = spans[next];
    return span && span.start < word.end ? 1 : 0;
  });
  let best = 0;
  let most = -1;
  let sum = 0;
  hits.forEach((hit, to) => {
    const from = to - size + 1;
    sum += hit - (hits[from - 1] ?? 0);
    if (from < 0) return;
    // A match reads better with something before it.
    const score = sum * 2 - ((hits[from] ?? 0) > 0 && from > 0 ? 0.5 : 0);
    if (score <= most) return;
    most = score;
    best = from;
  });
  return best;
}
