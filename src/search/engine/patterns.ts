import type {WeightedTerm} from './weigh';
import {joint} from './words';

/** How words that match begin, and how well they match (1: the word itself). */
interface Beginning {
  text: string;
  likeness: number;
}

/** How a query term is found in a text. Stems are beginnings of words, so the text need not be split. */
export interface Pattern {
  beginnings: readonly Beginning[];
  weight: number;
}

const maxBeginnings = 6;
/** From this length on a beginning may stand inside a word: `param` in `FloatParam`. */
const insideFrom = 5;
/** Up to this length a beginning has to be the whole word, plural or not: `app` is not `apply`. */
const wholeUpTo = 3;

export function patternsOf(terms: readonly WeightedTerm[]): Pattern[] {
  return terms.map(({raw, stems, weight}) => {
    const beginnings: Beginning[] = [];
    const add = (text: string, likeness: number) => {
      const isCovered = beginnings.some((other) => text.startsWith(other.text));
      if (!isCovered && beginnings.length < maxBeginnings) beginnings.push({text, likeness});
    };
    for (const [stem, likeness] of stems) if (!stem.startsWith(joint)) add(stem, likeness);
    add(raw, 1);
    return {beginnings, weight};
  });
}

function isAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

function isWordStart(text: string, at: number, length: number): boolean {
  if (length >= insideFrom) return true;
  if (at > 0 && isAlphanumeric(text.charCodeAt(at - 1))) return false;
  if (length > wholeUpTo) return true;
  const end = at + length;
  const after = text[end] === 's' ? end + 1 : end;
  return after >= text.length || !isAlphanumeric(text.charCodeAt(after));
}

/** Position of the first word with this beginning in a lower-case text, or -1. */
export function findBeginning(text: string, beginning: string): number {
  let at = text.indexOf(beginning);
  while (at >= 0 && !isWordStart(text, at, beginning.length)) at = text.indexOf(beginning, at + 1);
  return at;
}
