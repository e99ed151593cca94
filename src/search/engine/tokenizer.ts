// cspell:ignore ations
import {stemmer} from 'stemmer';
import {memoize} from '../../settings/memoize';

/** A word of a text or query, with its position. */
export interface Word {
  /** The word as written, in lower case. */
  raw: string;
  /** The same for `deploying`, `deployed` and `deployment`. */
  stem: string;
  start: number;
  end: number;
}

export interface Words {
  words: Word[];
  /** Identifiers with several parts, each as one word: `FloatParam` and `float_param` are `floatparam`. */
  compounds: Word[];
}

/**
 * Everything beyond ASCII counts as a lower-case letter, except Latin-1 signs, general punctuation and symbols. Unicode classes such as
 * `\p{L}` would gain little on these pages, but take a browser a tenth of a second to compile.
 */
const nonAsciiLetters = '\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u1fff\\u2c00-\\uffff';
const letters = `A-Za-z0-9${nonAsciiLetters}`;
const chunkPattern = new RegExp(`[${letters}]+(?:[._\\-/{}:]+[${letters}]+)*`, 'g');
const partPattern = new RegExp(`[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z0-9${nonAsciiLetters}]+`, 'g');
const nonLetters = new RegExp(`[^${letters}]`, 'g');
/** Letters without accents, ligatures and widths of their own: `é`, `ﬁ` and `Ａ` as `e`, `fi` and `A`. */
export function fold(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
}
/** In characters; longer compounds are not names. */
const maxCompoundLength = 48;

function withY(stemmed: string): string {
  return stemmed.length > 2 && stemmed.endsWith('i') ? `${stemmed.slice(0, -1)}y` : stemmed;
}

/** Words that must not share a stem with custom, contain, HTTP and support. */
const stemExceptions = /^(customer|container|https|supported)s?$/;

/** Gives British spellings the American endings that the stemmer and most code expect: organise, behaviour. */
function american(raw: string): string {
  return raw
    .replace(/^([a-z]{3,})is(e[sdr]?|ing|ations?|ers)$/, '$1iz$2')
    .replace(/^([a-z]{3,})our(s|ed|ing)?$/, '$1or$2');
}

/**
 * The stem of a lower-case word. The stemmer turns deploy into `deploi` but deployment into `deploy`, so a final i becomes y. Words with
 * digits or non-ASCII letters only lose a plural s.
 */
export function stem(raw: string): string {
  const [, name] = stemExceptions.exec(raw) ?? [];
  if (name !== undefined) return name;
  return raw.length > 3 && /^[a-z]+$/.test(raw)
    ? withY(stemmer(american(raw)))
    : raw.replace(/^([a-z]+[a-rt-z])s$/, '$1');
}

/** Only the letters and digits, in lower case, so that all spellings of an identifier are equal. */
export function compact(text: string): string {
  return fold(text).replace(nonLetters, '').toLowerCase();
}

function partsOf(chunk: string): Word[] {
  return [...chunk.matchAll(partPattern)].map(({0: part, index}) => {
    const raw = fold(part).toLowerCase();
    return {raw, stem: stem(raw), start: index, end: index + part.length};
  });
}

const splitChunk = memoize((chunk: string): Words => {
  const words = partsOf(chunk);
  const compounds: Word[] = [];
  if (chunk.startsWith('--')) {
    const raw = `--${compact(chunk)}`;
    compounds.push({raw, stem: raw, start: 0, end: chunk.length});
  }
  if (words.length > 1) {
    addCompound(compounds, chunk, 0);
    // `register_default` must also find `ag.config.register_default`.
    for (const {0: segment, index} of chunk.matchAll(/[^./]+/g))
      if (segment.length < chunk.length && partsOf(segment).length > 1)
        addCompound(compounds, segment, index);
  }
  return {words, compounds};
});

/** Whether an option such as `--overwrite` begins two characters before `at`. */
function isFlag(text: string, at: number): boolean {
  return text[at - 1] === '-' && text[at - 2] === '-' && /^$|[\s("'`[]/.test(text[at - 3] ?? '');
}

/** Splits text at white space and punctuation, then at changes of case; digits stay with the letters before them. */
export function splitWords(text: string): Words {
  const words: Word[] = [];
  const compounds: Word[] = [];
  for (const {0: match, index} of text.matchAll(chunkPattern)) {
    const start = index - (isFlag(text, index) ? 2 : 0);
    const chunk = text.slice(start, index + match.length);
    const split = splitChunk(chunk);
    const moved = (word: Word) => ({...word, start: word.start + start, end: word.end + start});
    words.push(...split.words.map(moved));
    compounds.push(...split.compounds.map(moved));
  }
  return {words, compounds};
}

function addCompound(compounds: Word[], chunk: string, start: number): void {
  const raw = compact(chunk);
  // URLs and identifiers with a long number are examples, not names.
  if (raw.length > maxCompoundLength || /\d{5}|^https?/.test(raw)) return;
  const singular = raw.length > 4 && raw.endsWith('s') ? raw.slice(0, -1) : raw;
  compounds.push({raw, stem: singular, start, end: start + chunk.length});
}

/** Prefix of the joined stem of two adjacent words: `+rollback` for "roll back", to distinguish it from the identifier `roll_back`. */
export const joint = '+';

/** Words that say nothing about what a question is about. */
export const stopWords = new Set(
  (
    'a an the of to in on at for from with by and or but is are was were be been am do does did can could should ' +
    'would will may might must how what which who why when where i me my we our you your it its this that these ' +
    'those there if as so than then into about against have has had not no don t s get got want need use ' +
    'used uses using find know see way possible difference between old any every just still again only also please much many ' +
    'happen happens several once without mean means via being such out longer let whether else'
  ).split(' '),
);
