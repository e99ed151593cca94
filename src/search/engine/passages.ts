import {memoize} from '../../settings/memoize';
import type {QueryTerm} from './expand';
import {anchorOf, errorAnchor, type PageText, phraseSeparator} from './format';
import {matchHeadline, similarityOf} from './headlines';
import {headlineOf} from './loaded-index';
import {splitWords, stopWords} from './tokenizer';
import {type WeightedTerm, weightOf} from './weigh';

/** Weight of an identifier at the beginning of a text: such a text defines it, as that of an operation defines its path. */
const definitionWeight = 2;
/** Weight of a match in the headings above a text, relative to a match in the text itself. */
const headingWeight = 1.5;
/** Weight of a match in the search phrases of a section, relative to one in its heading. */
const phraseShare = 0.5;
/** Extra weight of the message in an error row, if most of the query matches the message. */
const messageWeight = 0.5;
/** Factor for an error row if most of the query matches something else. */
const otherMessageFactor = 0.65;

/** Number of words from which an error message is recognised in a query that holds more than it, and the share of them that the query must hold. */
const minQuotedWords = 3;
const minQuotedShare = 0.8;

export type Block = PageText['b'][number];

const stemsOf = memoize((text: string): ReadonlySet<string> => {
  const {words, compounds} = splitWords(text);
  return new Set([...words, ...compounds].map(({stem}) => stem));
});

const namedStems = memoize(headlineOf);

/** How well the heading of a section, or one of its search phrases, says what a query says, and no more. */
function nameScore([, text, , phrases]: PageText['h'][number], terms: readonly WeightedTerm[]): number {
  const scoreOf = (name: string) => matchHeadline(namedStems(name), terms).score;
  const inPhrases = phrases === undefined ? [] : phrases.split(phraseSeparator).map(scoreOf);
  return Math.max(scoreOf(text), phraseShare * Math.max(0, ...inPhrases));
}

/** Index of the heading above another one; -1 if there is none. */
function parentOf(headings: PageText['h'], heading: number): number {
  const own = headings[heading]?.[0] ?? 0;
  return headings.findLastIndex(([level], at) => at < heading && level < own);
}

/** The heading with this index and its ancestors, outermost first. */
export function headingsAbove(h: PageText['h'], heading: number): PageText['h'] {
  const entry = h[heading];
  return entry ? [...headingsAbove(h, parentOf(h, heading)), entry] : [];
}

/** The share of the query that a block has together with the headings above it, and perhaps the page's title. */
export function shareInPassage(
  [heading, content]: Block,
  {h}: PageText,
  terms: readonly WeightedTerm[],
  title = '',
): number {
  const titles = headingsAbove(h, heading).flatMap(([, one, , words = '']) => [one, words]);
  return matchHeadline(headlineOf([content, title, ...titles].join(' . ')), terms).share;
}

/** The message of an error row; none for other blocks. */
function messageOf(block: Block): string | undefined {
  return anchorOf(block)?.startsWith(errorAnchor) ? block[1].split(' · ', 1)[0] : undefined;
}

/** Whether a block is the row of an error message that the query quotes, perhaps with text of another program around it. */
export function quotes(block: Block, terms: readonly QueryTerm[]): boolean {
  const {words} = splitWords(messageOf(block) ?? '');
  const stems = new Set(words.flatMap(({raw, stem}) => (stopWords.has(raw) ? [] : stem)));
  const found = [...stems].filter((stem) => terms.some((term) => term.stems.get(stem) === 1));
  return stems.size >= minQuotedWords && found.length >= minQuotedShare * stems.size;
}

/** The block that matches best together with the headings above it, among those directly below a heading that `isWanted` accepts. */
export function bestPassage(
  page: PageText,
  terms: readonly WeightedTerm[],
  isWanted: (heading: number) => boolean = () => true,
  /** Weight of what the name of a section says. Pages are compared without it, by their words. */
  nameWeight = 1,
): Block | undefined {
  const similarities = (stems: ReadonlySet<string>) => terms.map((term) => similarityOf(stems, term));
  const inHeadings = page.h.map(([, text, , words = '']) => {
    const inWords = similarities(stemsOf(words));
    return similarities(namedStems(text).stems).map((one, at) =>
      Math.max(one, phraseShare * (inWords[at] ?? 0)),
    );
  });
  const above: number[][] = [];
  inHeadings.forEach((own, heading) => {
    const higher = above[parentOf(page.h, heading)];
    above.push(own.map((one, at) => Math.max(one, higher?.[at] ?? 0)));
  });
  const inTexts = page.b.map(([, text]) => similarities(stemsOf(text)));
  // A word that is rare on the page and on the site distinguishes a passage. A heading counts once, however many passages it has.
  const weighted = terms.map((term, at) => {
    const having = [...inTexts, ...inHeadings].filter((similarity) => similarity[at]);
    // A word that no passage has, such as the path in a pasted message, must not make the rest of the query look like a small part of it.
    const rarity = having.length && Math.log(1 + page.b.length / (1 + having.length)) ** 2;
    return {...term, weight: term.weight * rarity};
  });
  const total = weightOf(weighted);
  if (total === 0) return undefined;
  const names = page.h.map((heading) => nameScore(heading, weighted));
  let best: Block | undefined;
  let high = 0;
  page.b.forEach((block, number) => {
    const [heading, text] = block;
    if (!isWanted(heading)) return;
    const [name = ''] = text.replace(/^(GET|POST|PUT|PATCH|DELETE) /, '').split(' ', 1);
    const message = messageOf(block);
    const inMessage = message === undefined ? [] : similarities(stemsOf(message));
    let score = nameWeight * total * (names[heading] ?? 0);
    let matched = 0;
    weighted.forEach((term, at) => {
      const defined = term.isIdentifier ? similarityOf(stemsOf(name), term) : 0;
      const found = (inTexts[number]?.[at] ?? 0) + headingWeight * (above[heading]?.[at] ?? 0);
      score += term.weight * (found + definitionWeight * defined);
      matched += term.weight * (inMessage[at] ?? 0);
    });
    if (quotes(block, terms)) score += total;
    else if (matched > total / 2) score += messageWeight * matched;
    else if (message !== undefined) score *= otherMessageFactor;
    if (score > high) {
      high = score;
      best = block;
    }
  });
  return best;
}
