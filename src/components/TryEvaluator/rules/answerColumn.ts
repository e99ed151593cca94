/** Finds the expected answer of a row, as every evaluator with an "Expected Answer Column" does. */
import {toPython, type PyValue} from './python';
import {failure, type RuleInput, type Verdict} from './types';

export type Answer = {found: true; value: PyValue} | {found: false; verdict: Verdict};

export function readAnswer({row, settings}: RuleInput): Answer {
  const column = settings.correct_answer_key;
  if (column === undefined || column === null) {
    return {
      found: false,
      verdict: failure(
        'No correct answer keys provided.',
        'The configuration names no expected answer column.',
      ),
    };
  }
  const name = String(column);
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  if (value === undefined) {
    return {
      found: false,
      verdict: failure(
        `Correct answer column '${name}' not found in the test set.`,
        'The row has no column of that name.',
      ),
    };
  }
  return {found: true, value: toPython(value)};
}
