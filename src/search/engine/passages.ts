import {memoize} from '../../settings/memoize';
import type {QueryTerm} from './expand';
import {faults, type PageText} from './format';
import {likenessOf} from './headlines';
import {headlineOf} from './loaded-index';
import {splitWords} from './tokenizer';

/** A longer text, such as a program, has many words by chance, so it counts for less. */
const longFrom = 400;
const lengthPenalty = 0.25;
/** A text that begins with an identifier defines it, as that of an operation does its path. */
const definition = 2;
/** A heading's words count for more than those of a text below it. */
const underHeading = 1.5;
/** What the first cell of a row about errors counts besides: the message, if the query is mostly about it. */
const ofFault = 0.5;
/** What such a row counts for a query that is about something else. */
const ofOtherFault = 0.65;

export type Block = PageText['b'][number];

const stemsOf = memoize((text: string): ReadonlySet<string> => {
  const {words, compounds} = splitWords(text);
  return new Set([...words, ...compounds].map(({stem}) => stem));
});

/** Index of the heading above another one; -1 if there is none. */
export function parentOf(headings: PageText['h'], heading: number): number {
  const own = headings[heading]?.[0] ?? 0;
  return headings.findLastIndex(([level], at) => at < heading && level < own);
}

/** The passage of a page, or of what is directly below one of its headings, that matches best together with the headings above it. */
export function bestPassage(
  page: PageText,
  terms: readonly QueryTerm[],
  below?: number,
): Block | undefined {
  const likeness = (stems: ReadonlySet<string>) => terms.map((term) => likenessOf(stems, term));
  const above: number[][] = [];
  page.h.forEach(([, text], heading) => {
    const higher = above[parentOf(page.h, heading)];
    const own = likeness(headlineOf(text).stems);
    above.push(own.map((one, at) => Math.max(one, higher?.[at] ?? 0)));
  });
  const inTexts = page.b.map(([, text]) => likeness(stemsOf(text)));
  // A word that the whole page is about does not tell its passages apart.
  const weights = terms.map((_, at) => {
    const having = page.b.filter(
      ([heading], number) => inTexts[number]?.[at] || above[heading]?.[at],
    );
    return Math.log(1 + page.b.length / (1 + having.length)) ** 2;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let best: Block | undefined;
  let high = 0;
  page.b.forEach((block, number) => {
    const [heading, text] = block;
    if (below !== undefined && heading !== below) return;
    const [message = '', cause] = text.split(' · ', 2);
    const [name = ''] = text.replace(/^(GET|POST|PUT|PATCH|DELETE) /, '').split(' ', 1);
    const isFault = cause !== undefined && faults.has(page.h[heading]?.[1] ?? '');
    const inMessage = isFault ? likeness(stemsOf(message)) : [];
    let score = 0;
    let matched = 0;
    terms.forEach((term, at) => {
      const weight = weights[at] ?? 0;
      const first = term.isWhole ? likenessOf(stemsOf(name), term) : 0;
      const place = (inTexts[number]?.[at] ?? 0) + underHeading * (above[heading]?.[at] ?? 0);
      score += weight * (place + definition * first);
      matched += weight * (inMessage[at] ?? 0);
    });
    if (matched > total / 2) score += ofFault * matched;
    else if (isFault) score *= ofOtherFault;
    score *= Math.min(1, longFrom / text.length) ** lengthPenalty;
    if (score > high) {
      high = score;
      best = block;
    }
  });
  return best;
}
