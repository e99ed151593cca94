import {beginsEnding, distance, endingCosts, stemDistance} from './distance';
import {type Identifier, identifiersIn} from './identifiers';
import {synonymsOf} from './synonyms';
import {splitWords, stopWords} from './words';

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
export type Intent = 'explanation' | 'task';

export interface Query {
  wants: Want[];
  /** Identifiers as typed, without their signs. */
  compounds: string[];
  identifiers: Identifier[];
  /** Nothing but names was typed. */
  isName: boolean;
  /** Asked for by path or method: `GET /apps`, `/apps/{app_id}`. */
  isPath: boolean;
  intent: Intent | undefined;
  text: string;
}

/** Longest part of a query that is looked at: nobody types more, a paste may hold pages. */
const maxQuery = 256;
const maxWants = 12;
const likeness = {prefix: 0.8, synonym: 0.62, oneTypo: 0.7, twoTypos: 0.5};

function keep(stems: Map<string, number>, stem: string, weight: number): void {
  if ((stems.get(stem) ?? 0) < weight) stems.set(stem, weight);
}

/** Stems of the index that begin with what was typed so far, the shortest first in weight. */
function addPrefixes(stems: Map<string, number>, raw: string, terms: readonly string[]): void {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < raw) low = middle + 1;
    else high = middle;
  }
  for (let at = low, found = 0; found < 60 && terms[at]?.startsWith(raw); at += 1, found += 1) {
    const term = terms[at] ?? '';
    keep(stems, term, likeness.prefix * (raw.length / term.length) ** 0.4);
  }
}

/** Same first letter; or the first two swapped, the first dropped, or one too many before it. */
function beginsAlike(term: string, raw: string): boolean {
  if (term[0] === raw[0]) return true;
  if (term[1] === raw[0]) return term[0] === raw[1] || term[2] === raw[1];
  return term[0] === raw[1] && term[1] === raw[2];
}

/** Stems that what was typed has outgrown on its way to a longer word: `evaluato` has passed `evalu`. */
function addOutgrown(stems: Map<string, number>, raw: string, known: ReadonlySet<string>): void {
  for (let length = raw.length - 1; length >= 3; length -= 1) {
    const stem = raw.slice(0, length);
    if (known.has(stem) && beginsEnding(raw.slice(length))) keep(stems, stem, likeness.prefix);
  }
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

/** What a query asks for, in stems that the index knows. `terms` is sorted, `known` holds the same. */
export function readQuery(
  text: string,
  terms: readonly string[],
  known: ReadonlySet<string>,
): Query {
  const query = text.slice(0, maxQuery);
  const {words, compounds} = splitWords(query);
  const meant = words.filter(({raw}) => !stopWords.has(raw));
  const asked = (meant.length > 0 ? meant : words).slice(0, maxWants);
  const isTyping = !/\s$/.test(query);
  const wants = asked.map((word, index): Want => {
    const stems = new Map<string, number>();
    if (known.has(word.stem)) keep(stems, word.stem, 1);
    if (known.has(word.raw)) keep(stems, word.raw, 1);
    // "test set" is also looked for as "testset".
    const joined = [asked[index - 1], asked[index + 1]].flatMap((other) => {
      if (!other) return [];
      return other.start < word.start ? [other.raw + word.raw] : [word.raw + other.raw];
    });
    const phrase = joined.flatMap((both) => [
      ...(synonymsOf(both) ?? synonymsOf(both.replace(/s$/, '')) ?? []),
    ]);
    for (const synonym of phrase) if (known.has(synonym)) keep(stems, synonym, likeness.synonym);
    for (const both of joined) if (known.has(both)) keep(stems, both, 0.9);
    for (const synonym of synonymsOf(word.stem) ?? []) {
      if (known.has(synonym)) keep(stems, synonym, likeness.synonym);
    }
    const isLast = index === asked.length - 1 && word.end === query.trimEnd().length;
    if (isLast && isTyping && word.raw.length > 1) addPrefixes(stems, word.raw, terms);
    if (isLast && isTyping && !known.has(word.stem)) addOutgrown(stems, word.raw, known);
    if (stems.size === 0) addTypos(stems, word.raw, terms);
    if (stems.size === 0 && word.raw.length > 3) addPrefixes(stems, word.raw, terms);
    return known.has(word.stem) ? {raw: word.raw, stems, exact: word.stem} : {raw: word.raw, stems};
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
    const isKnown = known.has(compound.stem);
    if (isKnown) keep(stems, compound.stem, 1);
    if (stems.size === 0) continue;
    // The whole says what its unknown parts meant, better than their likes do.
    asked.forEach(({start, end}, index) => {
      if (start >= compound.start && end <= compound.end && !wants[index]?.exact)
        dropped.add(index);
    });
    const isWhole = isKnown && isInside(compound);
    wants.push({
      raw: compound.raw,
      stems,
      ...(isKnown ? {exact: compound.stem} : {}),
      ...(isWhole ? {isWhole} : {}),
    });
  }
  const kinds: [RegExp, Intent][] = [
    [/^\s*(what|why|difference|how does|explain)\b/i, 'explanation'],
    [/^\s*(how|can|where|which|is there)\b/i, 'task'],
  ];
  return {
    wants: wants.filter((_, index) => !dropped.has(index)),
    compounds: compounds.map(({raw}) => raw),
    identifiers,
    isName: identifiers.length > 0 && asked.every(isInside),
    isPath: /(^|\s)\/\w|\w{2}\/\w{2}|\{/.test(query),
    intent: kinds.find(([pattern]) => pattern.test(query))?.[1],
    text: query,
  };
}
