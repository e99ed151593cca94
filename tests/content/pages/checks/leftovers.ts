import {perItem} from '../check';

/** What no tool refuses and no reader should meet; each is one line of source, code included. */
const rules: readonly [RegExp, string][] = [
  [/\b(?:TODO|FIXME|TBD)\b/, 'is a note to yourself. Fix: do what it says, or remove it.'],
  [
    /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/,
    'is a space or mark that nobody sees. Fix: type a plain space, or nothing.',
  ],
  [
    /\b(?:sk-(?:\w+-)?\w{20,}|gh[a-z]_\w{20,}|AKIA[A-Z\d]{16})\b|-----BEGIN [A-Z ]*PRIVATE KEY/,
    'looks like a real key. Fix: revoke it, and write YOUR_API_KEY.',
  ],
  [/^\s*```.* title=.* title=\S+/, 'has two titles, of which one is lost. Fix: remove one.'],
  [
    /^\s*:::\w+ +\S.*/,
    'is shown as it is typed. Fix: give the title in brackets: ":::note[Title]".',
  ],
  [/<TabItem(?![^>]*\slabel=)[^>]*>/, 'is a tab without a name. Fix: add label="…".'],
  [/<TabItem(?![^>]*\svalue=)[^>]*>/, 'is a tab that no address can name. Fix: add value="…".'],
  [
    /\b(?:Github|Gitlab|Javascript|Typescript|Postgresql|Langchain|Openai|Litellm|Fastapi)\b/,
    'is no spelling of that name. Fix: write it as its makers do, such as GitHub.',
  ],
];

/** What a line imports and neither an element nor braces name. */
function unused(text: string, lines: readonly string[]): string[] {
  const [, names = ''] = /^import ([\w{}, ]+) from '@site\//.exec(text) ?? [];
  const isShown = (name: string) =>
    lines.some((line) => new RegExp(`[<{]${name}\\b`).test(line) && line !== text);
  return (names.match(/\w+/g) ?? []).flatMap((name) =>
    isShown(name) ? [] : `imports ${name}, which it does not show. Fix: remove it.`,
  );
}

export const leftovers = perItem(
  {name: 'nothing was left behind', unit: 'lines', floor: 12_000},
  ({lines}) => lines.map((text, index) => ({text, line: index + 1, lines})),
  ({text, lines}) => [
    ...unused(text, lines),
    ...rules.flatMap(([pattern, problem]) => {
      const [found] = pattern.exec(text) ?? [];
      const visible = (mark: string) => `U+${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return found ? `${JSON.stringify(found.replace(/[^ -~]/g, visible))} ${problem}` : [];
    }),
  ],
);
