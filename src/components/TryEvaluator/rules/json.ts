/** Contains JSON and JSON Field Match. */
import {pyType, quote, show} from './python';
import {parsePythonJson} from './pythonJson';
import {bool, failure, type Rule} from './types';

/** The piece from the first `{` to the last `}` parses. */
export const auto_contains_json: Rule = ({output}) => {
  const start = output.indexOf('{');
  const end = output.lastIndexOf('}') + 1;
  if (start === -1) return bool(false, 'The output has no opening brace.');
  if (end === 0) return bool(false, 'The output has no closing brace.');
  const piece = output.slice(start, Math.max(start, end));
  const parsed = parsePythonJson(piece);
  return 'fault' in parsed
    ? bool(false, `The piece from the first { to the last } does not parse. ${parsed.fault}.`)
    : bool(true, `The piece from the first { to the last } parses: ${quote(piece)}.`);
};

/** One top-level field of the output equals the expected answer, which is a text. */
export const field_match_test: Rule = ({output, answer = '', settings: {json_field: field = ''}}) => {
  const parsed = parsePythonJson(output);
  if ('fault' in parsed)
    return failure(parsed.fault, 'The output is not JSON, so this row is an error, not a false.');
  if (!(parsed.value instanceof Map)) return bool(false, 'The output is JSON, but not an object.');
  const value = parsed.value.get(field);
  if (value === undefined) {
    return bool(false, `The object has no top-level field ${quote(field)}; paths into objects are not read.`);
  }
  return value === answer
    ? bool(true, `The field holds ${show(value)}, which equals the expected answer.`)
    : bool(
        false,
        `The field and the expected answer differ: ${show(value)} (${pyType(value)}) and ${show(answer)} (str).`,
      );
};
