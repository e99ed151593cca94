/** Levenshtein Distance: how many single-character edits turn the output into the expected answer. */
import {readAnswer} from './answerColumn';
import {asNumber, pyEquals, toPython, type PyValue} from './python';
import {bool, failure, number, type Rule} from './types';

const FAILED = 'Error during Levenshtein threshold evaluation';

/** Characters are code points, so that an emoji is one edit; an object is the list of its keys. */
function sequence(value: PyValue): PyValue[] | undefined {
  if (typeof value === 'string') return Array.from(value);
  if (Array.isArray(value)) return value;
  return value instanceof Map ? [...value.keys()] : undefined;
}

export function distance(from: readonly PyValue[], to: readonly PyValue[]): number {
  let previous = Array.from({length: to.length + 1}, (_, column) => column);
  from.forEach((left, row) => {
    const current = [row + 1];
    to.forEach((right, column) => {
      const substitution = (previous[column] as number) + (pyEquals(left, right) ? 0 : 1);
      const deletion = (previous[column + 1] as number) + 1;
      const insertion = (current[column] as number) + 1;
      current.push(Math.min(substitution, deletion, insertion));
    });
    previous = current;
  });
  return previous[to.length] as number;
}

export const levenshtein: Rule = (input) => {
  const answer = readAnswer(input);
  if (!answer.found) return answer.verdict;
  const from = sequence(toPython(input.output));
  const to = sequence(answer.value);
  if (!from || !to) return failure(FAILED, 'A number has no characters to edit.');
  const edits = distance(from, to);
  const counted = `${edits} ${edits === 1 ? 'edit turns' : 'edits turn'} the output into the expected answer`;
  const stored = input.settings.threshold;
  if (stored === undefined) return number(edits, `${counted}.`);
  const threshold = asNumber(toPython(stored));
  if (threshold === undefined) {
    return failure(FAILED, 'The threshold is stored as something other than a number.');
  }
  return edits <= threshold
    ? bool(true, `${counted}; up to ${threshold} are allowed.`)
    : bool(false, `${counted}; only ${threshold} are allowed.`);
};
