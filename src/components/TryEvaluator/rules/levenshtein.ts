/** Levenshtein Distance: how many single-character edits turn the output into the expected answer. */
import leven from 'leven';
import {bool, number, type Rule} from './types';

/** Counts code points, so that an emoji is one edit. The library compares UTF-16 units, so each code point is mapped to one unit. */
function distance(...texts: [string, string]): number {
  const alphabet = [...new Set(texts.flatMap((text) => [...text]))];
  const [from = '', to = ''] = texts.map((text) =>
    Array.from(text, (letter) => String.fromCharCode(alphabet.indexOf(letter))).join(''),
  );
  return leven(from, to);
}

export const levenshtein: Rule = ({output, answer = '', settings: {threshold}}) => {
  const edits = distance(output, answer);
  const counted = `${edits} ${edits === 1 ? 'edit turns' : 'edits turn'} the output into the expected answer`;
  if (threshold === undefined) return number(edits, `${counted}.`);
  return edits <= threshold
    ? bool(true, `${counted}; up to ${threshold} are allowed.`)
    : bool(false, `${counted}; only ${threshold} are allowed.`);
};
