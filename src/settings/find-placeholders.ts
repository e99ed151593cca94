import {placeholders} from './placeholders';

/** A placeholder as samples write it. */
interface Form {
  /** In `placeholders`. */
  readonly name: string;
  /** Whether it is the host of an address alone. */
  readonly isHost: boolean;
}

/** Placeholders by their text. */
const byText = new Map<string, Form>();
for (const [name, {forms = []}] of Object.entries(placeholders)) {
  byText.set(name, {name, isHost: false});
  for (const form of forms) {
    byText.set(form, {name, isHost: false});
    byText.set(form.replace(/^https?:\/\//, ''), {name, isHost: true});
  }
}

const hosts = [...byText]
  .flatMap(([text, {isHost}]) => (isHost ? text.replaceAll('.', '\\.') : []))
  .join('|');

/** A whole address or host, or a name, which may follow an encoded character. */
const pattern = new RegExp(
  `(?<![\\w.-])(?:https?://)?(?:${hosts})(?![\\w-]|\\.\\w)|(?:\\b|(?<=%[\\dA-F]{2}))YOUR_[A-Z_]+\\b`,
  'g',
);

/** Replaces the placeholders of a text; those that the table lacks stay. */
export const replacePlaceholders = (text: string, replace: (found: string, form: Form) => string): string =>
  text.replace(pattern, (found) => {
    const form = byText.get(found);
    return form ? replace(found, form) : found;
  });

/** The names in a text that have the form of a placeholder and are not in the table. */
export const unknownPlaceholders = (text: string): string[] =>
  (text.match(pattern) ?? []).filter((found) => !byText.has(found));
