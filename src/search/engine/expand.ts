import {beginsEnding, distance, endingCosts, stemDistance} from './distance';
import {type Identifier, identifiersIn} from './identifiers';
import {synonymsOf} from './synonyms';
import {joint, splitWords, stopWords, type Word} from './words';

/** One thing asked for: every stem that answers to it, with how well it does (1: the word itself). */
export interface Want {
  raw: string;
  stems: Map<string, number>;
  /** The stem of the word itself, when the index has it: no substitute counts as rarer than that. */
  exact?: string;
  /** A name of several parts as a whole. */
  isWhole?: true;
}

/** What a question asks for, as far as its first words tell. */
export type Intent = 'explanation' | 'task' | 'fact';

export interface Query {
  wants: Want[];
  /** Identifiers as typed, without their signs. */
  compounds: string[];
  identifiers: Identifier[];
  /** Nothing but names was typed. */
  isName: boolean;
  /** Asked for by path or method: `GET /apps`, `/apps/{app_id}`. */
  isPath: boolean;
  /** Names an HTTP method. */
  hasMethod: boolean;
  /** Says that it is about the HTTP API. */
  isAboutApi: boolean;
  intent: Intent | undefined;
  text: string;
}

/** Longest part of a query that is looked at: nobody types more, a paste may hold pages. */
const maxQuery = 256;
const maxWants = 12;
const maxPrefixes = 60;
const likeness = {
  joined: 0.9,
  prefix: 0.8,
  synonym: 0.62,
  oneTypo: 0.7,
  twoTypos: 0.5,
  spelling: 0.6,
};

function keep(stems: Map<string, number>, stem: string, weight: number): void {
  if ((stems.get(stem) ?? 0) < weight) stems.set(stem, weight);
}

/** Adds stems of the index that begin with what was typed so far, the shortest first in weight; returns the shortest. */
function addPrefixes(
  stems: Map<string, number>,
  raw: string,
  terms: readonly string[],
  worth: number,
): string | undefined {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < raw) low = middle + 1;
    else high = middle;
  }
  let shortest: string | undefined;
  for (const term of terms.slice(low, low + maxPrefixes)) {
    if (!term.startsWith(raw)) break;
    keep(stems, term, worth * likeness.prefix * (raw.length / term.length) ** 0.4);
    if (shortest === undefined || term.length < shortest.length) shortest = term;
  }
  return shortest;
}

/** Same first letter; or the first two swapped, the first dropped, or one too many before it. */
function beginsAlike(term: string, raw: string): boolean {
  if (term[0] === raw[0]) return true;
  if (term[1] === raw[0]) return term[0] === raw[1] || term[2] === raw[1];
  return term[0] === raw[1] && term[1] === raw[2];
}

/** The stem that what was typed has outgrown on its way to a longer word: `evaluato` has passed `evalu`. */
function outgrown(raw: string, known: Vocabulary): string | undefined {
  for (let length = raw.length - 1; length >= 3; length -= 1) {
    const stem = raw.slice(0, length);
    if (known.has(stem) && beginsEnding(raw.slice(length))) return stem;
  }
  return undefined;
}

/** Stems within one or two slips of what was typed. */
function addTypos(stems: Map<string, number>, raw: string, terms: readonly string[]): void {
  const limit = raw.length >= 8 ? 2 : raw.length >= 4 ? 1 : 0;
  if (limit === 0) return;
  const costs = endingCosts(raw, limit);
  let best = limit;
  const near: [string, number][] = [];
  for (const term of terms) {
    if (term.length < 3 || term.length > raw.length + limit) continue;
    if (!beginsAlike(term, raw)) continue;
    const far =
      term.length < 4 ? distance(term, raw, limit) : stemDistance(term, raw, costs, limit);
    if (far > best) continue;
    best = far;
    near.push([term, far]);
  }
  for (const [term, far] of near) {
    if (far === best) keep(stems, term, far <= 1 ? likeness.oneTypo : likeness.twoTypos);
  }
}

/** What of an index is needed to read a query: its stems, in order of the alphabet, and whether it has one. */
export interface Vocabulary {
  readonly terms: readonly string[];
  has: (stem: string) => boolean;
}

/** The shortest option of a command that has what was typed in its name: `--backend-host` for `--host`. */
function optionLike(stem: string, {terms}: Vocabulary): string | undefined {
  if (!stem.startsWith('--')) return undefined;
  const options = terms.filter((term) => term.startsWith('--') && term.includes(stem.slice(2)));
  return options.sort((a, b) => a.length - b.length)[0];
}

interface Surroundings {
  before: Word | undefined;
  after: Word | undefined;
  /** The word may go on. */
  isTyping: boolean;
  /** The word before and this one joined, if they are two words. */
  begun: string | undefined;
  known: Vocabulary;
}

function wantOf({raw, stem}: Word, {before, after, isTyping, begun, known}: Surroundings): Want {
  const stems = new Map<string, number>();
  const {terms} = known;
  const keepKnown = (term: string, weight: number) => {
    if (known.has(term)) keep(stems, term, weight);
  };
  for (const own of [stem, raw, joint + stem]) keepKnown(own, 1);
  // "test set" is also looked for as "testset".
  const pairs = [before && [before.raw, raw, stem], after && [raw, after.raw, after.stem]];
  for (const pair of pairs) {
    if (!pair) continue;
    const [first = '', second = '', secondStem = ''] = pair;
    const both = first + second;
    const synonyms = synonymsOf(both) ?? synonymsOf(both.replace(/s$/, '')) ?? [];
    for (const synonym of synonyms) keepKnown(synonym, likeness.synonym);
    for (const own of [both, joint + first + secondStem]) keepKnown(own, likeness.joined);
  }
  for (const synonym of synonymsOf(stem) ?? []) keepKnown(synonym, likeness.synonym);
  let exact = [stem, joint + stem].find((own) => known.has(own));
  if (isTyping && raw.length > 1) {
    addPrefixes(stems, joint + raw, terms, 1);
    const shortest = addPrefixes(stems, raw, terms, 1);
    if (begun && raw.length > 2)
      for (const start of [begun, joint + begun]) addPrefixes(stems, start, terms, likeness.joined);
    // What it most likely becomes: longer names that begin alike are rarer, but not what was meant.
    exact ??= outgrown(raw, known) ?? shortest;
    if (exact) keep(stems, exact, likeness.prefix);
  }
  if (stems.size === 0) addTypos(stems, raw, terms);
  if (stems.size === 0 && raw.length > 3) addPrefixes(stems, raw, terms, 1);
  return {raw, stems, ...(exact ? {exact} : {})};
}

/** What a query asks for, in stems that the index knows. */
export function readQuery(text: string, known: Vocabulary): Query {
  const query = text.slice(0, maxQuery);
  const {words, compounds} = splitWords(query);
  const meant = words.filter(({raw}) => !stopWords.has(raw));
  const asked = (meant.length > 0 ? meant : words).slice(0, maxWants);
  const isTyping = !/\s$/.test(query);
  const wants = asked.map((word, index) => {
    const [before, after] = [asked[index - 1], asked[index + 1]];
    const isLast = !after && word.end === query.trimEnd().length;
    const isApart = before && query.slice(before.end, word.start).trim() === '';
    return wantOf(word, {
      before,
      after,
      isTyping: isLast && isTyping,
      begun: isApart ? before.raw + word.raw : undefined,
      known,
    });
  });
  const identifiers = identifiersIn(query);
  const isInside = ({start, end}: {start: number; end: number}) =>
    identifiers.some((name) => start >= name.start && end <= name.end);
  const dropped = new Set<number>();
  for (const compound of compounds) {
    const stems = new Map<string, number>();
    for (const synonym of synonymsOf(compound.raw) ?? []) {
      if (known.has(synonym)) keep(stems, synonym, likeness.synonym);
    }
    if (known.has(joint + compound.stem)) keep(stems, joint + compound.stem, likeness.spelling);
    const exact = known.has(compound.stem) ? compound.stem : optionLike(compound.stem, known);
    if (exact) keep(stems, exact, 1);
    if (stems.size === 0) continue;
    // The whole says what its unknown parts meant, better than their likes do.
    asked.forEach(({start, end}, index) => {
      if (start >= compound.start && end <= compound.end && !wants[index]?.exact)
        dropped.add(index);
    });
    const isWhole = exact !== undefined && isInside(compound);
    wants.push({
      raw: compound.raw,
      stems,
      ...(exact ? {exact} : {}),
      ...(isWhole ? {isWhole} : {}),
    });
  }
  const kinds: [RegExp, Intent][] = [
    [/^\s*(what|why|difference|how does|explain)\b/i, 'explanation'],
    [/^\s*how (is|are|long|many|much)\b/i, 'fact'],
    [/^\s*(how|can|where|which|is there)\b/i, 'task'],
  ];
  return {
    wants: wants.filter((_, index) => !dropped.has(index)),
    compounds: compounds.map(({raw}) => raw),
    identifiers,
    isName: identifiers.length > 0 && asked.every(isInside),
    isPath: /(^|\s)\/\w|\w{2}\/\w{2}|\{/.test(query),
    hasMethod: /\b(GET|POST|PUT|PATCH|DELETE)\b|\b(post|put|patch|delete)\b/.test(query),
    isAboutApi: /\b(api|endpoint|http|rest|curl)\b/i.test(query),
    intent: kinds.find(([pattern]) => pattern.test(query))?.[1],
    text: query,
  };
}
