/** JSON Diff Match: the share of flattened keys on which output and expected answer agree. */
import {readAnswer} from './answerColumn';
import {isTrue, pyEquals, pyType, toPython, type PyValue} from './python';
import {parsePythonJson} from './pythonJson';
import {failure, number, type Rule, type RuleInput} from './types';

const FAILED = 'Error during JSON diff evaluation';

/** Nested values become dotted paths; list items go by their index. Empty objects and lists vanish. */
export function flatten(value: PyValue): Map<string, PyValue> {
  const leaves = new Map<string, PyValue>();
  const walk = (node: PyValue, path: string): void => {
    if (!(node instanceof Map) && !Array.isArray(node)) return;
    const members =
      node instanceof Map ? [...node] : node.map((item, i) => [String(i), item] as const);
    for (const [key, item] of members) {
      const place = path ? `${path}.${key}` : key;
      if (item instanceof Map || Array.isArray(item)) walk(item, place);
      else leaves.set(place, item);
    }
  };
  walk(value, '');
  return leaves;
}

const lowerKeys = (leaves: Map<string, PyValue>): Map<string, PyValue> =>
  new Map([...leaves].map(([key, value]) => [key.toLowerCase(), value]));

export const jsonDiff: Rule = (input) => {
  const output = readOutput(input);
  if ('fault' in output) return failure(FAILED, `The output is not JSON: ${output.fault}.`);
  const answer = readAnswer(input);
  // This evaluator shows one text for every failure, a missing column included.
  if (!answer.found) return failure(FAILED, answer.verdict.reason);
  if (typeof answer.value !== 'string')
    return failure(FAILED, 'The expected answer is not JSON text.');
  const expected = parsePythonJson(answer.value);
  if ('fault' in expected)
    return failure(FAILED, `The expected answer is not JSON: ${expected.fault}.`);
  return compare(expected.value, output.value, input);
};

function readOutput({output}: RuleInput): ReturnType<typeof parsePythonJson> {
  if (typeof output === 'string') return parsePythonJson(output);
  const value = toPython(output);
  return value instanceof Map ? {value} : {fault: 'neither a text nor an object'};
}

function compare(expected: PyValue, output: PyValue, {settings}: RuleInput): ReturnType<Rule> {
  const on = (name: string): boolean => isTrue(toPython(settings[name] ?? false));
  let wanted = flatten(expected);
  let given = flatten(output);
  const keys = new Set(wanted.keys());
  if (on('predict_keys')) for (const key of given.keys()) keys.add(key);
  if (keys.size === 0) return number(0, 'There is no key to compare, which scores 0.');
  if (on('case_insensitive_keys')) {
    // The keys to look up stay as they were written: one with an upper-case letter is never found again.
    wanted = lowerKeys(wanted);
    given = lowerKeys(given);
  }
  const schemaOnly = on('compare_schema_only');
  const lost: string[] = [];
  for (const key of keys) {
    const left = wanted.get(key) ?? null;
    const right = given.get(key) ?? null;
    const agrees = schemaOnly ? pyType(left) === pyType(right) : pyEquals(left, right);
    // A 0, false, null or empty text scores nothing, even where both sides hold it.
    if (!isTrue(left) || !isTrue(right)) lost.push(`${key} (missing or empty on a side)`);
    else if (!agrees) lost.push(`${key} (${schemaOnly ? 'types' : 'values'} differ)`);
  }
  const scored = keys.size - lost.length;
  const missed = lost.length === 0 ? '' : ` Without a point: ${lost.join(', ')}.`;
  return number(scored / keys.size, `${scored} of ${keys.size} keys score a point.${missed}`);
}
