/** JSON Diff Match: the share of flattened keys on which output and expected answer agree. */
import {isTrue, pyEquals, pyType, type PyValue, type Scalar} from './python';
import {parsePythonJson} from './pythonJson';
import {failure, number, type Rule} from './types';

type Leaves = Map<string, Scalar>;

const FAILED = 'Error during JSON diff evaluation';

/** Maps dotted paths to scalars; an item's key is its index. Empty objects and lists disappear. */
function flatten(value: PyValue): Leaves {
  const leaves: Leaves = new Map();
  const walk = (node: PyValue, path?: string): void => {
    if (Array.isArray(node) || node instanceof Map) {
      for (const [key, item] of node.entries()) walk(item, path ? `${path}.${key}` : String(key));
    } else if (path !== undefined) leaves.set(path, node);
  };
  walk(value);
  return leaves;
}

const lowerKeys = (leaves: Leaves): Leaves =>
  new Map([...leaves].map(([key, value]) => [key.toLowerCase(), value]));

export const auto_json_diff: Rule = ({output, answer = '', settings}) => {
  const given = parsePythonJson(output);
  if ('fault' in given) return failure(FAILED, `The output is not JSON: ${given.fault}.`);
  const wanted = parsePythonJson(answer);
  if ('fault' in wanted) return failure(FAILED, `The expected answer is not JSON: ${wanted.fault}.`);

  let [left, right] = [flatten(wanted.value), flatten(given.value)];
  const keys = [...new Set([...left.keys(), ...(settings.predict_keys ? right.keys() : [])])];
  if (keys.length === 0) return number(0, 'There is no key to compare, which scores 0.');
  // As on the platform, `keys` keep their case, so one with an upper-case letter is no longer found.
  if (settings.case_insensitive_keys) [left, right] = [lowerKeys(left), lowerKeys(right)];
  const isSchemaOnly = settings.compare_schema_only;
  const lost = keys.flatMap((key) => {
    const [one, other] = [left.get(key) ?? null, right.get(key) ?? null];
    // A 0, false, null or empty text scores nothing, even if it is on both sides.
    if (!isTrue(one) || !isTrue(other)) return `${key} (missing or empty on a side)`;
    const agrees = isSchemaOnly ? pyType(one) === pyType(other) : pyEquals(one, other);
    return agrees ? [] : `${key} (${isSchemaOnly ? 'types' : 'values'} differ)`;
  });
  const scored = keys.length - lost.length;
  const missed = lost.length === 0 ? '' : ` Without a point: ${lost.join(', ')}.`;
  return number(scored / keys.length, `${scored} of ${keys.length} keys score a point.${missed}`);
};
