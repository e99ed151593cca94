/** Starts With, Ends With and the three Contains evaluators: a text is at one end of the output, or anywhere in it. */
import {quote, strip} from './python';
import {bool, type Rule, type Settings, type Trial} from './types';

const folded = (text: string, {case_sensitive: isSensitive = true}: Settings): string =>
  isSensitive ? text : text.toLowerCase();

const affixRule =
  (
    setting: 'prefix' | 'suffix',
    end: 'start' | 'end',
    test: (output: string, wanted: string) => boolean,
  ): Rule =>
  ({output, settings}) => {
    const wanted = settings[setting] ?? '';
    if (wanted === '') return bool(true, `Every text ${end}s with an empty ${setting}.`);
    const note = settings.case_sensitive === false ? ', upper and lower case being the same' : '';
    const text = `${quote(wanted)}${note}.`;
    return test(folded(output, settings), folded(wanted, settings))
      ? bool(true, `The output ${end}s with ${text}`)
      : bool(false, `The output does not ${end} with ${text}`);
  };

export const startsWith = affixRule('prefix', 'start', (output, wanted) =>
  output.startsWith(wanted),
);
export const endsWith = affixRule('suffix', 'end', (output, wanted) => output.endsWith(wanted));

const finder =
  ({output, settings}: Trial) =>
  (wanted: string): boolean =>
    folded(output, settings).includes(folded(wanted, settings));

const occurs = (text: string): string => `${quote(text)} occurs in the output.`;
const isAbsent = (text: string): string => `${quote(text)} does not occur in the output.`;

export const contains: Rule = (trial) => {
  const {substring: wanted = ''} = trial.settings;
  if (wanted === '') return bool(true, 'Every text contains the empty text.');
  return finder(trial)(wanted) ? bool(true, occurs(wanted)) : bool(false, isAbsent(wanted));
};

/** The setting is split at every comma, so an item cannot contain one. */
const itemsOf = ({settings: {substrings = ''}}: Trial): string[] =>
  substrings.split(',').map(strip);

const EMPTY_ITEM =
  'An empty item (nothing between two commas, or after the last) is in every text.';

export const containsAny: Rule = (trial) => {
  const hit = itemsOf(trial).find(finder(trial));
  if (hit === undefined) return bool(false, 'None of the items occurs in the output.');
  return bool(true, hit === '' ? EMPTY_ITEM : occurs(hit));
};

export const containsAll: Rule = (trial) => {
  const list = itemsOf(trial);
  const has = finder(trial);
  const missing = list.find((item) => !has(item));
  if (missing !== undefined) return bool(false, isAbsent(missing));
  const count = list.length === 1 ? 'The one item occurs' : `All ${list.length} items occur`;
  return bool(true, `${count} in the output.`);
};
