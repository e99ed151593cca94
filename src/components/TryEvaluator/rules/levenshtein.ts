/** Levenshtein Distance: how many single-character edits turn the output into the expected answer. */
import {bool, number, type Rule} from './types';

/** Characters are code points, so that an emoji is one edit. */
function distance(from: string, to: string): number {
  const letters = Array.from(to);
  let previous = Array.from({length: letters.length + 1}, (_, column) => column);
  Array.from(from).forEach((left, row) => {
    const current = [row + 1];
    letters.forEach((right, column) => {
      const substitution = (previous[column] as number) + (left === right ? 0 : 1);
      const deletion = (previous[column + 1] as number) + 1;
      const insertion = (current[column] as number) + 1;
      current.push(Math.min(substitution, deletion, insertion));
    });
    previous = current;
  });
  return previous[letters.length] as number;
}

export const levenshtein: Rule = ({output, answer = '', settings: {threshold}}) => {
  const edits = distance(output, answer);
  const counted = `${edits} ${edits === 1 ? 'edit turns' : 'edits turn'} the output into the expected answer`;
  if (threshold === undefined) return number(edits, `${counted}.`);
  return edits <= threshold
    ? bool(true, `${counted}; up to ${threshold} are allowed.`)
    : bool(false, `${counted}; only ${threshold} are allowed.`);
};
