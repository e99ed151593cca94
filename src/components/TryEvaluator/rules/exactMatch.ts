/** Exact Match: the output equals the expected answer, character by character. */
import {strip} from './python';
import {bool, type Rule} from './types';

export const exactMatch: Rule = ({output, answer = ''}) => {
  if (output === answer) return bool(true, 'The two are the same, character by character.');
  if (strip(output) === strip(answer)) {
    return bool(false, 'They differ only in white space at the ends, which counts.');
  }
  if (output.toLowerCase() === answer.toLowerCase()) {
    return bool(false, 'They differ only in upper and lower case, which counts.');
  }
  return bool(false, 'The output and the expected answer are different texts.');
};
