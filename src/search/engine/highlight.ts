import type {QueryTerm} from './expand';
import {splitWords, type Word} from './tokenizer';

interface Range {
  start: number;
  end: number;
}

/** The part of a word that matches, if any. If the word only begins with what was typed, that is its beginning. */
function spanOf({raw, stem, start, end}: Word, terms: readonly QueryTerm[]): Range | undefined {
  const term = terms.find((one) => one.stems.has(stem) || (one.raw.length > 1 && raw.startsWith(one.raw)));
  if (!term) return undefined;
  const isPart = !term.stems.has(stem) && end - start === raw.length;
  return {start, end: isPart ? start + term.raw.length : end};
}

/** The parts of a text that match, in order and without overlaps. */
function spansIn(text: string, terms: readonly QueryTerm[]): Range[] {
  const {words, compounds} = splitWords(text);
  const spans = [...compounds, ...words]
    .flatMap((word) => spanOf(word, terms) ?? [])
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Range[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

/** The whole text, with matches in `<mark>` elements. */
export function highlight(text: string, terms: readonly QueryTerm[]): string {
  let value = '';
  let at = 0;
  for (const {start, end} of spansIn(text, terms)) {
    value += `${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`;
    at = end;
  }
  return value + text.slice(at);
}

/** The stretch of `size` words with the most matches, with matches in `<mark>` elements. */
export function snippet(text: string, terms: readonly QueryTerm[], size: number): string {
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= size) return highlight(text, terms);
  const spans = spansIn(text, terms);
  const hits = words.map((word) => spans.some(({start, end}) => start < word.end && end > word.start));
  const scores = hits.slice(size - 1).map((_, from) => {
    const found = hits.slice(from, from + size).filter(Boolean).length;
    // A match reads better with a word before it.
    return hits[from] && from > 0 ? found - 0.25 : found;
  });
  const first = scores.indexOf(Math.max(...scores));
  const cut = text.slice(words[first]?.start, words[first + size - 1]?.end);
  const before = first > 0 ? '…' : '';
  const after = first + size < words.length ? '…' : '';
  return before + highlight(cut, terms) + after;
}
