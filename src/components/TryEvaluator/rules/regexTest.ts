/** Regex Test: the pattern is found somewhere in the output, or not, as the switch asks. */
import {asNumber, pyEquals, quote, toPython} from './python';
import {compilePythonRegex, UntranslatableRegex} from './pythonRegex';
import {bool, failure, type Rule} from './types';

const FAILED = 'Error during Auto Regex evaluation';

export const regexTest: Rule = ({output, settings}) => {
  const pattern = settings.regex_pattern;
  if (typeof pattern !== 'string') return failure(FAILED, 'The configuration has no pattern.');
  let expression: RegExp;
  try {
    expression = compilePythonRegex(pattern);
  } catch (error) {
    if (error instanceof UntranslatableRegex) {
      return {
        type: 'undecided',
        reason: `The pattern uses ${error.message}, which this form does not imitate. The platform runs Python’s re module.`,
      };
    }
    return failure(FAILED, 'Python refuses the pattern.');
  }
  if (typeof output !== 'string') return failure(FAILED, 'The output is not a text.');
  const stored = settings.regex_should_match;
  if (stored === undefined)
    return failure(FAILED, 'The configuration has no Match/Mismatch switch.');
  const match = expression.exec(output);
  const wanted = toPython(stored);
  const verdict = pyEquals(match !== null, wanted);
  const found =
    match === null ? 'The pattern is not found' : `The pattern is found: ${quote(match[0])}`;
  const asked = asNumber(wanted) === 1n ? 'a match is asked for' : 'a mismatch is asked for';
  return bool(verdict, `${found}, and ${asked}.`);
};
