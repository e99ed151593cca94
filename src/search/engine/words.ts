import {stemmer} from 'stemmer';

/** A word of a text or query, with the place it stands at. */
export interface Word {
  /** Lower case, as written. */
  raw: string;
  /** What is compared: `deploying`, `deployed` and `deployment` share one. */
  stem: string;
  start: number;
  end: number;
}

export interface Words {
  words: Word[];
  /** Identifiers of several parts with the signs left out: `FloatParam` and `float_param` are `floatparam`. */
  compounds: Word[];
}

const chunkPattern = /[\p{L}\p{N}]+(?:[._\-/{}:]+[\p{L}\p{N}]+)*/gu;
const partPattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{N}]+|\p{N}+|\p{L}+/gu;
const maxCompound = 48;
const stems = new Map<string, string>();

/**
 * Stem of a lower-case word. The stemmer makes `deploi` of deploy but `deploy` of deployment, so a last i is read as y. Only plain English words are cut; names with digits stay whole.
 */
export function stem(raw: string): string {
  let known = stems.get(raw);
  if (known === undefined) {
    known =
      raw.length > 3 && /^[a-z]+$/.test(raw)
        ? stemmer(raw).replace(/(?<=.{2})i$/, 'y')
        : raw.replace(/^([a-z]{2,})s$/, '$1');
    stems.set(raw, known);
  }
  return known;
}

function partsOf(chunk: string, offset: number): Word[] {
  return [...chunk.matchAll(partPattern)].map(({0: part, index}) => {
    const raw = part.toLowerCase();
    return {raw, stem: stem(raw), start: offset + index, end: offset + index + part.length};
  });
}

/** Splits at white space and signs, then at case changes; digits stay with the letters before them. */
export function splitWords(text: string): Words {
  const words: Word[] = [];
  const compounds: Word[] = [];
  for (const {0: chunk, index} of text.matchAll(chunkPattern)) {
    const parts = partsOf(chunk, index);
    words.push(...parts);
    if (parts.length < 2) continue;
    addCompound(compounds, chunk, index);
    // `ag.config.register_default` is also looked for as `register_default`.
    let at = index;
    for (const segment of chunk.split(/([./]+)/)) {
      if (segment.length < chunk.length && partsOf(segment, 0).length > 1)
        addCompound(compounds, segment, at);
      at += segment.length;
    }
  }
  return {words, compounds};
}

function addCompound(compounds: Word[], chunk: string, start: number): void {
  const raw = chunk.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  // Identifiers with a long number are somebody's example, not a name.
  if (raw.length > maxCompound || /\d{5}/.test(raw)) return;
  compounds.push({
    raw,
    stem: raw.replace(/(?<=\p{L}{4})s$/u, ''),
    start,
    end: start + chunk.length,
  });
}

/** Words of a question that say nothing about its subject. */
export const stopWords = new Set(
  (
    'a an the of to in on at for from with by and or but is are was were be been am do does did can could should ' +
    'would will may might must how what which who why when where i me my we our you your it its this that these ' +
    'those there if as so than then into about against have has had not no don t s get got want need use using find ' +
    'know see way possible'
  ).split(' '),
);
