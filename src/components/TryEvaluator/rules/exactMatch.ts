/** Exact Match: the output equals the expected answer, character by character. */
import {readAnswer} from './answerColumn';
import {pyEquals, show, strip, toPython} from './python';
import {bool, type Rule} from './types';

export const exactMatch: Rule = (input) => {
  const answer = readAnswer(input);
  if (!answer.found) return answer.verdict;
  const output = toPython(input.output);
  if (pyEquals(output, answer.value))
    return bool(true, 'The two are the same, character by character.');
  if (typeof output !== 'string' || typeof answer.value !== 'string') {
    return bool(false, `${show(output)} and ${show(answer.value)} are different values.`);
  }
  if (strip(output) === strip(answer.value)) {
    return bool(false, 'They differ only in white space at the ends, which counts.');
  }
  if (output.toLowerCase() === answer.value.toLowerCase()) {
    return bool(false, 'They differ only in upper and lower case, which counts.');
  }
  return bool(false, 'The output and the expected answer are different texts.');
};
