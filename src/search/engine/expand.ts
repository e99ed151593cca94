import {beginsEnding, endingCosts, stemDistance} from './distance';
import {synonymsOf} from './synonyms';
import {joint, splitWords, stopWords, type Word} from './tokenizer';

/** One word of a query, with every stem of the index that matches it and how well it does (1: the word itself). */
export interface QueryTerm {
  raw: string;
  stems: Map<string, number>;
  /** The word's own stem, when the index has it. A substitute never counts as rarer than this one. */
  exact?: string;
  /** A name from code, a shell or an address as a whole: `AGENTA_API_KEY`, `ag.init`, `/apps/{app_id}`, `--overwrite`. */
  isWhole?: true;
}

export interface Query {
  terms: QueryTerm[];
  /** Nothing but such names was typed. */
  isName: boolean;
  /** Holds the path of an operation: `GET /apps`, `/apps/{app_id}`. */
  isPath: boolean;
  /** Asks about the HTTP API. */
  isAboutApi: boolean;
  /** The stems of what it asks about that API: `creat evalu` of "create evaluation endpoint". */
  operation: string;
  /** Asks what a release changed. */
  isAboutChanges: boolean;
  /** Begins as a question for an explanation does. */
  isWhat: boolean;
  /** A word alone. */
  isSubject: boolean;
  text: string;
}

const apiWords = /\b(api|endpoint|http|rest|curl)\b/i;
const changeWords = /\b(changelog|changes|changed|notes)\b/i;
/** Phrases, and the words that pages have for them. As one word, an API key is no question about the API. */
const phrases: readonly [RegExp, string][] = [
  [/\bwho (can|may|(is|are) allowed to)\b/i, 'roles and permissions to'],
  [/\bapi key/gi, 'apikey'],
  [/\bwhat.?s new\b/i, 'changelog'],
  [/\bnot (reach|avail)able\b/i, 'un$1able'],
  [/\b(it|you|agenta) support\b/i, ''],
];

/** A pasted query may be pages long; the rest of it is ignored. */
const maxQuery = 256;
const maxTerms = 12;
const likeness = {
  joined: 0.9,
  prefix: 0.8,
  synonym: 0.3,
  oneTypo: 0.7,
  twoTypos: 0.5,
};

function keep(stems: Map<string, number>, stem: string, weight: number): void {
  if ((stems.get(stem) ?? 0) < weight) stems.set(stem, weight);
}

/** Adds the stems that begin with `raw`, shorter ones with more weight. Returns the shortest. */
function addPrefixes(
  stems: Map<string, number>,
  raw: string,
  known: Vocabulary,
  weight: number,
): string | undefined {
  let shortest: string | undefined;
  for (const stem of known.keys()) {
    if (!stem.startsWith(raw)) continue;
    keep(stems, stem, weight * likeness.prefix * (raw.length / stem.length) ** 0.4);
    if (shortest === undefined || stem.length < shortest.length) shortest = stem;
  }
  return shortest;
}

/** The stem of a word that is typed beyond its stem but not to its end: `evalu` for `evaluato`. */
function stemOfUnfinished(raw: string, known: Vocabulary): string | undefined {
  for (let length = raw.length - 1; length >= 3; length -= 1) {
    const stem = raw.slice(0, length);
    if (known.has(stem) && beginsEnding(raw.slice(length))) return stem;
  }
  return undefined;
}

/** Adds the stems with the fewest typos: at most one in a short word, two in a long one. */
function addTypos(stems: Map<string, number>, raw: string, known: Vocabulary): void {
  const limit = raw.length >= 8 ? 2 : raw.length >= 4 ? 1 : 0;
  if (limit === 0) return;
  const costs = endingCosts(raw);
  let fewest = limit;
  for (const stem of known.keys()) {
    if (stem.length < 4 || stem.length > raw.length + limit || stem[0] !== raw[0]) continue;
    const typos = stemDistance(stem, raw, costs);
    if (typos < fewest) stems.clear();
    fewest = Math.min(fewest, typos);
    if (typos === fewest) stems.set(stem, typos <= 1 ? likeness.oneTypo : likeness.twoTypos);
  }
}

/** The stems of an index, in alphabetical order. */
type Vocabulary = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

interface Context {
  before?: Word | undefined;
  after?: Word | undefined;
  /** The reader may still be typing this word. */
  isTyping?: boolean;
  /** Of all words of the query: another one's match is not this one's. */
  stems: ReadonlySet<string>;
  known: Vocabulary;
}

function termOf(
  {raw, stem}: Word,
  {before, after, isTyping, stems: typed, known}: Context,
): QueryTerm {
  const stems = new Map<string, number>();
  const keepKnown = (other: string, weight: number) => {
    if (known.has(other)) keep(stems, other, weight);
  };
  for (const own of [stem, raw, joint + stem]) keepKnown(own, 1);
  // "test set" also matches `testset` and its synonyms.
  const withBefore = before && before.raw + raw;
  for (const pair of [withBefore, after && raw + after.raw]) {
    if (pair === undefined) continue;
    for (const synonym of synonymsOf(pair) ?? []) keepKnown(synonym, likeness.synonym);
    keepKnown(pair, likeness.joined);
  }
  for (const synonym of synonymsOf(stem) ?? [])
    if (!typed.has(synonym)) keepKnown(synonym, likeness.synonym);
  let exact = known.has(stem) ? stem : undefined;
  if (isTyping && withBefore && withBefore.length > 3)
    for (const start of [withBefore, joint + withBefore])
      addPrefixes(stems, start, known, likeness.joined);
  if (isTyping && raw.length > 1) {
    const shortest = addPrefixes(stems, raw, known, 1);
    // Longer words that begin alike are rarer, but less likely to be meant.
    exact ??= stemOfUnfinished(raw, known) ?? shortest;
    if (exact) keep(stems, exact, likeness.prefix);
  }
  if (stems.size === 0) addTypos(stems, raw, known);
  return {raw, stems, ...(exact && {exact})};
}

/** Option, snake case, dotted name, path or camel case. Hyphens and `a/b` are plain English. */
const nameShape = /^--|\w_\w|[A-Za-z]{2}\.[A-Za-z]|\w{2}\/\w{2}|\{|[a-z][A-Z]/;

/** An identifier as a whole, if the index knows it in some form. */
function wholeTerm({raw, stem}: Word, isName: boolean, known: Vocabulary): QueryTerm | [] {
  const stems = new Map<string, number>();
  for (const synonym of synonymsOf(raw) ?? [])
    if (known.has(synonym)) keep(stems, synonym, likeness.synonym);
  const isKnown = known.has(stem);
  if (isKnown) keep(stems, stem, 1);
  if (stems.size === 0) return [];
  return {raw, stems, ...(isKnown && {exact: stem, ...(isName && {isWhole: true})})};
}

/** Two words that were typed as one: `letsencrypt`. */
function halvesOf({raw}: Word, known: Vocabulary): Word[] {
  for (let at = 3; at <= raw.length - 3; at += 1) {
    const halves = splitWords(`${raw.slice(0, at)} ${raw.slice(at)}`).words;
    if (halves.every(({stem}) => known.has(stem))) return halves;
  }
  return [];
}

/** Reads a query in terms of the stems that an index has. */
export function readQuery(text: string, known: Vocabulary): Query {
  const query = phrases.reduce(
    (typed, [phrase, words]) => typed.replace(phrase, words),
    text.slice(0, maxQuery),
  );
  const {words: all, compounds} = splitWords(query);
  const meaningful = all.filter(({raw}) => !stopWords.has(raw));
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxTerms);
  const names = compounds.filter(({start, end}) => nameShape.test(query.slice(start, end)));
  const stems = new Set(words.map(({stem}) => stem));
  const terms = words.flatMap((word, number) => {
    const [before, after] = [words[number - 1], words[number + 1]];
    const isTyping = word.end === query.length && !after;
    const term = termOf(word, {before, after, isTyping, stems, known});
    const halves = term.stems.size > 0 ? [] : halvesOf(word, known);
    return halves.length > 0 ? halves.map((half) => termOf(half, {stems, known})) : term;
  });
  const wholes = compounds.flatMap((one) => wholeTerm(one, names.includes(one), known));
  return {
    terms: [...terms, ...wholes],
    isName: words.every((word) =>
      names.some(({start, end}) => word.start >= start && word.end <= end),
    ),
    isPath: /(^|\s)\/\w|\w{2}\/\w{2}|\{/.test(query),
    isAboutApi: apiWords.test(query),
    operation: words.flatMap(({raw, stem}) => (apiWords.test(raw) ? [] : stem)).join(' '),
    isAboutChanges: changeWords.test(query),
    isWhat: /^\s*(what(.?s| is| are| do(es)?)|difference|how does|explain)\b/i.test(query),
    isSubject: words.length === 1,
    text: query,
  };
}
