import type {PageText} from './format';
import {likenessOf} from './headlines';
import {headlineOf} from './loaded-index';
import type {WeightedTerm} from './weigh';
import {stemsIn} from './words';

/** A longer text, such as a program, has many words by chance, so it counts for less. */
const longFrom = 400;
const lengthPenalty = 0.25;
/** A text that begins with an identifier defines it. */
const definition = 2;

export type Block = PageText['b'][number];

/** Stems of texts that were read before. */
const cache = new Map<string, ReadonlySet<string>>();

function stemsOf(text: string): ReadonlySet<string> {
  let stems = cache.get(text);
  if (!stems) {
    stems = stemsIn(text);
    cache.set(text, stems);
  }
  return stems;
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

/** The passage of a page, or of what is directly below one of its headings, that matches best together with the headings above it. */
export function bestPassage(
  page: PageText,
  terms: readonly WeightedTerm[],
  below?: number,
): Block | undefined {
  const likeness = (stems: ReadonlySet<string>) => terms.map((term) => likenessOf(stems, term));
  const own = page.h.map(([, text]) => likeness(headlineOf(text).stems));
  const above = own.map((_, heading) => {
    const chain = chainOf(page, heading);
    return terms.map((_term, at) => Math.max(...chain.map((one) => own[one]?.[at] ?? 0)));
  });
  let best: Block | undefined;
  let high = 0;
  for (const block of page.b) {
    const [heading, text] = block;
    if (below !== undefined && heading !== below) continue;
    const inText = likeness(stemsOf(text));
    let score = 0;
    terms.forEach((term, at) => {
      const first = term.isWhole ? likenessOf(stemsOf(text.split(' ', 1)[0] ?? ''), term) : 0;
      score += term.weight * ((inText[at] ?? 0) + (above[heading]?.[at] ?? 0) + definition * first);
    });
    score *= Math.min(1, longFrom / text.length) ** lengthPenalty;
    if (score > high) {
      high = score;
      best = block;
    }
  }
  return best;
}
