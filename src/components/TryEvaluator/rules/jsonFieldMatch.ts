/** JSON Field Match: one top-level field of the output equals the expected answer. */
import {readAnswer} from './answerColumn';
import {pyEquals, pyType, quote, show} from './python';
import {parsePythonJson} from './pythonJson';
import {bool, failure, type Rule} from './types';

export const jsonFieldMatch: Rule = (input) => {
  const answer = readAnswer(input);
  if (!answer.found) return answer.verdict;
  if (typeof input.output !== 'string') {
    return bool(false, 'The output is an object already, not JSON text; that counts as no match.');
  }
  const parsed = parsePythonJson(input.output);
  if ('fault' in parsed)
    return failure(parsed.fault, 'The output is not JSON, so this row is an error, not a false.');
  if (!(parsed.value instanceof Map)) return bool(false, 'The output is JSON, but not an object.');
  const field = String(input.settings.json_field ?? '');
  const value = parsed.value.get(field);
  if (value === undefined) {
    return bool(
      false,
      `The object has no top-level field ${quote(field)}; paths into objects are not read.`,
    );
  }
  const pair = `${show(value)} (${pyType(value)}) and ${show(answer.value)} (${pyType(answer.value)})`;
  return pyEquals(value, answer.value)
    ? bool(true, `The field holds ${show(value)}, which equals the expected answer.`)
    : bool(false, `The field and the expected answer differ: ${pair}.`);
};
