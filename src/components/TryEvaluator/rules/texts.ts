/** Evaluators that read output and expected answer as texts. */
import leven from 'leven';
import {quote, splitWords, strip} from './python';
import {bool, failure, number, type Rule, type Settings, type Trial} from './types';

/** The output equals the expected answer, character by character. */
export const auto_exact_match: Rule = ({output, answer = ''}) => {
  if (output === answer) return bool(true, 'The two are the same, character by character.');
  if (strip(output) === strip(answer)) {
    return bool(false, 'They differ only in white space at the ends, which counts.');
  }
  if (output.toLowerCase() === answer.toLowerCase()) {
    return bool(false, 'They differ only in upper and lower case, which counts.');
  }
  return bool(false, 'The output and the expected answer are different texts.');
};

const SIMILARITY_FAILED = 'Error during Auto Similarity Match evaluation';

/** The share of words the two texts have in common is above a threshold. */
export const auto_similarity_match: Rule = ({
  output,
  answer = '',
  settings: {similarity_threshold: threshold},
}) => {
  const outputWords = new Set(splitWords(output));
  const answerWords = new Set(splitWords(answer));
  const shared = [...outputWords].filter((word) => answerWords.has(word)).length;
  const all = new Set([...outputWords, ...answerWords]).size;
  if (all === 0)
    return failure(SIMILARITY_FAILED, 'Neither text has a word, so the share is a division by zero.');
  if (threshold === undefined)
    return failure(SIMILARITY_FAILED, 'The configuration has no numeric threshold.');
  const similarity = shared / all;
  const sum = `${shared} of ${all} different words are in both texts: ${shared} / ${all} = ${Number(similarity.toFixed(3))}`;
  if (similarity > threshold) return bool(true, `${sum}, which is greater than ${threshold}.`);
  const why = similarity < threshold ? 'which is less than' : 'which only equals';
  return bool(false, `${sum}, ${why} ${threshold}. The share must be greater.`);
};

/** Counts code points, so that an emoji is one edit: the library compares UTF-16 units. */
function distance(...texts: [string, string]): number {
  const alphabet = [...new Set(texts.flatMap((text) => [...text]))];
  const [from = '', to = ''] = texts.map((text) =>
    Array.from(text, (letter) => String.fromCharCode(alphabet.indexOf(letter))).join(''),
  );
  return leven(from, to);
}

/** How many single-character edits turn the output into the expected answer. */
export const auto_levenshtein_distance: Rule = ({output, answer = '', settings: {threshold}}) => {
  const edits = distance(output, answer);
  const counted = `${edits} ${edits === 1 ? 'edit turns' : 'edits turn'} the output into the expected answer`;
  if (threshold === undefined) return number(edits, `${counted}.`);
  return edits <= threshold
    ? bool(true, `${counted}; up to ${threshold} are allowed.`)
    : bool(false, `${counted}; only ${threshold} are allowed.`);
};

const folded = (text: string, {case_sensitive: isSensitive = true}: Settings): string =>
  isSensitive ? text : text.toLowerCase();

/** Starts With and Ends With. */
const affixRule =
  (setting: 'prefix' | 'suffix', end: 'start' | 'end'): Rule =>
  ({output, settings}) => {
    const wanted = settings[setting] ?? '';
    if (wanted === '') return bool(true, `Every text ${end}s with an empty ${setting}.`);
    const has = folded(output, settings)[`${end}sWith`](folded(wanted, settings));
    const verb = has ? `${end}s` : `does not ${end}`;
    const note = settings.case_sensitive === false ? ', upper and lower case being the same' : '';
    return bool(has, `The output ${verb} with ${quote(wanted)}${note}.`);
  };

export const auto_starts_with = affixRule('prefix', 'start');
export const auto_ends_with = affixRule('suffix', 'end');

const finder =
  ({output, settings}: Trial) =>
  (wanted: string): boolean =>
    folded(output, settings).includes(folded(wanted, settings));

const occurs = (text: string): string => `${quote(text)} occurs in the output.`;
const isAbsent = (text: string): string => `${quote(text)} does not occur in the output.`;

/** The setting is split at every comma, so an item cannot contain one. */
const itemsOf = ({settings: {substrings = ''}}: Trial): string[] => substrings.split(',').map(strip);

const EMPTY_ITEM = 'An empty item (nothing between two commas, or after the last) is in every text.';

export const auto_contains: Rule = (trial) => {
  const {substring: wanted = ''} = trial.settings;
  if (wanted === '') return bool(true, 'Every text contains the empty text.');
  return finder(trial)(wanted) ? bool(true, occurs(wanted)) : bool(false, isAbsent(wanted));
};

export const auto_contains_any: Rule = (trial) => {
  const hit = itemsOf(trial).find(finder(trial));
  if (hit === undefined) return bool(false, 'None of the items occurs in the output.');
  return bool(true, hit === '' ? EMPTY_ITEM : occurs(hit));
};

export const auto_contains_all: Rule = (trial) => {
  const list = itemsOf(trial);
  const has = finder(trial);
  const missing = list.find((item) => !has(item));
  if (missing !== undefined) return bool(false, isAbsent(missing));
  const count = list.length === 1 ? 'The one item occurs' : `All ${list.length} items occur`;
  return bool(true, `${count} in the output.`);
};
