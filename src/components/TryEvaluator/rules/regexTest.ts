/** Regex Test: the pattern is found somewhere in the output or, if the setting asks for it, is not. */
import {quote} from './python';
import {compilePythonRegex, UntranslatableRegex} from './pythonRegex';
import {bool, failure, type Rule} from './types';

export const auto_regex_test: Rule = ({output, settings}) => {
  const {regex_pattern: pattern = '', regex_should_match: isMatchWanted = true} = settings;
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
    return failure('Error during Auto Regex evaluation', 'Python refuses the pattern.');
  }
  const match = expression.exec(output);
  const found = match ? `The pattern is found: ${quote(match[0])}` : 'The pattern is not found';
  return bool(
    Boolean(match) === isMatchWanted,
    `${found}, and a ${isMatchWanted ? 'match' : 'mismatch'} is asked for.`,
  );
};
