/** Contains JSON: the piece from the first `{` to the last `}` parses. */
import {quote} from './python';
import {parsePythonJson} from './pythonJson';
import {bool, failure, type Rule} from './types';

export const containsJson: Rule = ({output}) => {
  if (typeof output !== 'string') {
    return failure('Error during Contains JSON evaluation', 'The output is not a text.');
  }
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
