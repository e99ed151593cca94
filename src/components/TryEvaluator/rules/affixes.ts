/** Starts With and Ends With: a text stands at one end of the output. */
import {isTrue, quote, toPython} from './python';
import {bool, failure, type Rule, type RuleInput} from './types';

/** "Case Sensitive" counts as on when the configuration does not hold it. */
export const isCaseSensitive = ({settings}: RuleInput): boolean =>
  settings.case_sensitive === undefined || isTrue(toPython(settings.case_sensitive));

interface Affix {
  setting: 'prefix' | 'suffix';
  failed: string;
  end: 'starts' | 'ends';
  test: (output: string, wanted: string) => boolean;
}

const affixRule =
  ({setting, failed, end, test}: Affix): Rule =>
  (input) => {
    const wanted = input.settings[setting] ?? (setting in input.settings ? null : '');
    if (typeof input.output !== 'string') return failure(failed, 'The output is not a text.');
    if (typeof wanted !== 'string') return failure(failed, `The setting ${setting} is not a text.`);
    if (wanted === '') return bool(true, `Every text ${end} with an empty ${setting}.`);
    const sensitive = isCaseSensitive(input);
    const fold = (text: string): string => (sensitive ? text : text.toLowerCase());
    const verdict = test(fold(input.output), fold(wanted));
    const note = sensitive ? '' : ', upper and lower case being the same';
    return bool(
      verdict,
      verdict
        ? `The output ${end} with ${quote(wanted)}${note}.`
        : `The output does not ${end.slice(0, -1)} with ${quote(wanted)}${note}.`,
    );
  };

export const startsWith = affixRule({
  setting: 'prefix',
  failed: 'Error during Starts With evaluation',
  end: 'starts',
  test: (output, wanted) => output.startsWith(wanted),
});

export const endsWith = affixRule({
  setting: 'suffix',
  failed: 'Error during Ends With evaluation',
  end: 'ends',
  test: (output, wanted) => output.endsWith(wanted),
});
