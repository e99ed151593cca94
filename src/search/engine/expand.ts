import {beginsEnding, stemDistance} from './distance';
import {synonymsOf} from './synonyms';
import {fold, joint, splitWords, stopWords, type Word} from './tokenizer';

/** One word of a query, with every stem in the index that matches it and how well: 1 for the word itself, less for substitutes. */
export interface QueryTerm {
  raw: string;
  stems: Map<string, number>;
  /** The word's own stem, if the index has it. No substitute counts as rarer than this one. */
  exact?: string;
  /** Whether it is a whole identifier from code, a shell or an address: `AGENTA_API_KEY`, `ag.init`, `/apps/{app_id}`, `--overwrite`. */
  isIdentifier?: true;
}

export interface Query {
  terms: QueryTerm[];
  /** Consists of identifiers only. */
  isIdentifier: boolean;
  /** Contains the path of an operation: `GET /apps`, `/apps/{app_id}`. `{{name}}` is a variable of a prompt. */
  isPath: boolean;
  /** Asks about the HTTP API. */
  isAboutApi: boolean;
  /** The stems of the query without words such as "endpoint", to compare with operation ids: `creat evalu` for "create evaluation endpoint". */
  operation: string;
  /** Asks what a release changed. */
  isAboutChanges: boolean;
  /** Begins like a question that an explanation answers: "what is …", "how does …". */
  isWhat: boolean;
  /** Is a single word. */
  isSubject: boolean;
  text: string;
}

/** "API key" is no question about the HTTP API. */
const apiWords = /\b(api(?! keys?\b)|endpoint|http|rest|curl)\b/i;
const changeWords = /\b(changelog|changes|changed|notes)\b/i;
/** Phrases and their replacements: the words that pages use. */
const phrases: readonly [RegExp, string][] = [
  [/\bwho (can|may|(is|are) allowed to)\b/i, 'roles and permissions to'],
  [/\bwhat.?s new\b/i, 'changelog'],
  // What Docker Desktop says of a port that is taken, and the number of an error that pages name.
  [/\bports? (are|is) not available\b|\b(address|port) (is )?already in use\b/i, 'port is already allocated'],
  [/\b502\b(?! bad)/i, '502 Bad Gateway'],
  [/\bnot (reach|avail)able\b/i, 'un$1able'],
  [/\b(it|you|agenta) support\b/i, ''],
];

/** In characters. A pasted query may be pages long; the rest of it is ignored. */
const maxQueryLength = 256;
const maxTerms = 12;
/** How well a substitute matches, from 0 to 1. */
const similarities = {
  joined: 0.9,
  prefix: 0.8,
  synonym: 0.3,
  oneTypo: 0.7,
  twoTypos: 0.5,
};

function keep(stems: Map<string, number>, stem: string, weight: number): void {
  if ((stems.get(stem) ?? 0) < weight) stems.set(stem, weight);
}

/** Adds the stems that begin with `raw`; the shorter a stem, the higher its weight. Returns the shortest. */
function addPrefixes(
  stems: Map<string, number>,
  raw: string,
  known: Vocabulary,
  weight: number,
): string | undefined {
  let shortest: string | undefined;
  for (const stem of known.keys()) {
    if (!stem.startsWith(raw)) continue;
    keep(stems, stem, weight * similarities.prefix * (raw.length / stem.length) ** 0.4);
    if (shortest === undefined || stem.length < shortest.length) shortest = stem;
  }
  return shortest;
}

/** The stem of an unfinished word that already extends beyond its stem: `evalu` for `evaluato`. */
function stemOfUnfinished(raw: string, known: Vocabulary): string | undefined {
  for (let length = raw.length - 1; length >= 3; length -= 1) {
    const stem = raw.slice(0, length);
    if (known.has(stem) && beginsEnding(raw.slice(length))) return stem;
  }
  return undefined;
}

/** Adds the stems at the smallest edit distance: at most one typo from four letters, two from eight. */
function addTypos(stems: Map<string, number>, raw: string, known: Vocabulary): void {
  const limit = raw.length >= 8 ? 2 : raw.length >= 4 ? 1 : 0;
  if (limit === 0) return;
  let fewest = limit;
  for (const stem of known.keys()) {
    if (stem.length < 4 || stem.length > raw.length + limit || stem[0] !== raw[0]) continue;
    const typos = stemDistance(stem, raw, fewest);
    if (typos < fewest) stems.clear();
    fewest = Math.min(fewest, typos);
    if (typos === fewest) stems.set(stem, typos <= 1 ? similarities.oneTypo : similarities.twoTypos);
  }
}

/** The stems of an index, in alphabetical order. */
type Vocabulary = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

interface Context {
  before?: Word | undefined;
  after?: Word | undefined;
  /** The reader may still be typing this word. */
  isTyping?: boolean;
  /** The stems of all words in the query. A synonym that was typed itself is not added to this word. */
  stems: ReadonlySet<string>;
  known: Vocabulary;
}

function termOf({raw, stem}: Word, {before, after, isTyping, stems: typed, known}: Context): QueryTerm {
  const stems = new Map<string, number>();
  const keepKnown = (other: string, weight: number) => {
    if (known.has(other)) keep(stems, other, weight);
  };
  for (const own of [stem, raw, joint + stem]) keepKnown(own, 1);
  // "test set" also matches `testset` and its synonyms.
  const withBefore = before && before.raw + raw;
  for (const pair of [withBefore, after && raw + after.raw]) {
    if (pair === undefined) continue;
    for (const synonym of synonymsOf(pair) ?? []) keepKnown(synonym, similarities.synonym);
    keepKnown(pair, similarities.joined);
  }
  for (const synonym of synonymsOf(stem) ?? [])
    if (!typed.has(synonym)) keepKnown(synonym, similarities.synonym);
  let exact = known.has(stem) ? stem : undefined;
  if (isTyping && withBefore && withBefore.length > 3)
    for (const start of [withBefore, joint + withBefore])
      addPrefixes(stems, start, known, similarities.joined);
  if (isTyping && raw.length > 1) {
    const shortest = addPrefixes(stems, raw, known, 1);
    // Longer words with the same beginning are rarer, but less likely to be meant.
    exact ??= stemOfUnfinished(raw, known) ?? shortest;
    if (exact) keep(stems, exact, similarities.prefix);
  }
  if (stems.size === 0) addTypos(stems, raw, known);
  return {raw, stems, ...(exact && {exact})};
}

/** Matches options, snake case, dotted names, paths and camel case, but not hyphens or `a/b`, which occur in plain English. */
const identifierPattern = /^--|\w_\w|[A-Za-z]{2}\.[A-Za-z]|\w{2}\/\w{2}|\{|[a-z][A-Z]/;

/** The term for a compound as a whole, if the index has it or a synonym of it. */
function compoundTerm({raw, stem}: Word, isIdentifier: boolean, known: Vocabulary): QueryTerm | [] {
  const stems = new Map<string, number>();
  for (const synonym of synonymsOf(raw) ?? [])
    if (known.has(synonym)) keep(stems, synonym, similarities.synonym);
  const isKnown = known.has(stem);
  if (isKnown) keep(stems, stem, 1);
  if (stems.size === 0) return [];
  return {raw, stems, ...(isKnown && {exact: stem, ...(isIdentifier && {isIdentifier: true})})};
}

/** The two words that were typed as one, as in `letsencrypt`; none if no split gives two known words. */
function halvesOf({raw}: Word, known: Vocabulary): Word[] {
  for (let at = 3; at <= raw.length - 3; at += 1) {
    const halves = splitWords(`${raw.slice(0, at)} ${raw.slice(at)}`).words;
    if (halves.every(({stem}) => known.has(stem))) return halves;
  }
  return [];
}

/** Whether no word before this one has its stem: a word says no more if it is repeated, as the digits of an address are. */
const isFirst = ({stem}: Word, at: number, words: readonly Word[]): boolean =>
  words.findIndex((other) => other.stem === stem) === at;

/** Parses a query and expands its words to the stems that an index has. */
export function readQuery(text: string, known: Vocabulary): Query {
  const query = phrases.reduce(
    (typed, [phrase, words]) => typed.replace(phrase, words),
    fold(text.slice(0, maxQueryLength)),
  );
  const {words: all, compounds} = splitWords(query);
  const meaningful = all.filter(({raw}) => !stopWords.has(raw));
  const distinct = (meaningful.length > 0 ? meaningful : all).filter(isFirst);
  const words = distinct.slice(0, maxTerms);
  const identifiers = compounds.filter(({start, end}) => identifierPattern.test(query.slice(start, end)));
  const stems = new Set(words.map(({stem}) => stem));
  const terms = words.flatMap((word, number) => {
    const [before, after] = [words[number - 1], words[number + 1]];
    const isTyping = word.end === query.length && !after;
    const term = termOf(word, {before, after, isTyping, stems, known});
    const halves = term.stems.size > 0 ? [] : halvesOf(word, known);
    return halves.length > 0 ? halves.map((half) => termOf(half, {stems, known})) : term;
  });
  const compoundTerms = compounds.flatMap((one) => compoundTerm(one, identifiers.includes(one), known));
  return {
    terms: [...terms, ...compoundTerms],
    isIdentifier: words.every((word) =>
      identifiers.some(({start, end}) => word.start >= start && word.end <= end),
    ),
    isPath: /(^|\s)\/\w|\w{2}\/\w{2}|(?<!\{)\{(?!\{)/.test(query),
    isAboutApi: apiWords.test(query),
    operation: words.flatMap(({raw, stem}) => (apiWords.test(raw) ? [] : stem)).join(' '),
    isAboutChanges: changeWords.test(query),
    isWhat: /^\s*(what(.?s| is| are| do(es)?)|difference|how does|explain)\b/i.test(query),
    isSubject: words.length === 1,
    text: query,
  };
}
