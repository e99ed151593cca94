/** Contains, Contains Any, Contains All: texts occur anywhere in the output. */
import {isCaseSensitive} from './affixes';
import {quote, strip} from './python';
import {bool, failure, type JsonValue, type Rule, type RuleInput, type Verdict} from './types';

interface Haystack {
  has: (needle: string) => boolean;
  /** What the search looks through, for the reason sentence. */
  name: string;
}

/** An object output is searched by its keys, because that is what Python's `in` does with it. */
function haystack(output: JsonValue, sensitive: boolean): Haystack | undefined {
  if (typeof output === 'string') {
    const text = sensitive ? output : output.toLowerCase();
    return {has: (needle) => text.includes(needle), name: 'the output'};
  }
  if (!sensitive || output === null || typeof output !== 'object') return undefined;
  const keys = Array.isArray(output) ? output : Object.keys(output);
  return {has: (needle) => keys.includes(needle), name: 'the keys of the output object'};
}

function search(
  input: RuleInput,
  setting: string,
  failed: string,
  decide: (found: (needle: string) => boolean, wanted: string, place: string) => Verdict,
): Verdict {
  const wanted = input.settings[setting] ?? (setting in input.settings ? null : '');
  const sensitive = isCaseSensitive(input);
  const hay = haystack(input.output, sensitive);
  if (!hay) return failure(failed, 'The output is not a text.');
  if (typeof wanted !== 'string') return failure(failed, `The setting ${setting} is not a text.`);
  const found = (needle: string): boolean => hay.has(sensitive ? needle : needle.toLowerCase());
  return decide(found, wanted, hay.name);
}

export const contains: Rule = (input) =>
  search(input, 'substring', 'Error during Contains evaluation', (found, wanted, place) => {
    if (wanted === '' && typeof input.output === 'string') {
      return bool(true, 'Every text contains the empty text.');
    }
    return found(wanted)
      ? bool(true, `${quote(wanted)} occurs in ${place}.`)
      : bool(false, `${quote(wanted)} does not occur in ${place}.`);
  });

/** The setting is cut at every comma, so that an item can never hold one. */
const items = (wanted: string): string[] => wanted.split(',').map(strip);

const EMPTY_ITEM =
  'An empty item (nothing between two commas, or after the last) is in every text.';

export const containsAny: Rule = (input) =>
  search(input, 'substrings', 'Error during Contains Any evaluation', (found, wanted, place) => {
    const hit = items(wanted).find(found);
    if (hit === undefined) return bool(false, `None of the items occurs in ${place}.`);
    return bool(true, hit === '' ? EMPTY_ITEM : `${quote(hit)} occurs in ${place}.`);
  });

export const containsAll: Rule = (input) =>
  search(input, 'substrings', 'Error during Contains All evaluation', (found, wanted, place) => {
    const list = items(wanted);
    const missing = list.find((item) => !found(item));
    if (missing !== undefined) {
      return bool(false, `${quote(missing)} does not occur in ${place}.`);
    }
    const count = list.length === 1 ? 'The one item occurs' : `All ${list.length} items occur`;
    return bool(true, `${count} in ${place}.`);
  });
