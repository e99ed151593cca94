import {perItem} from '../check';

/** Patterns that no other tool rejects and no reader should see, each within one line of source, code included. */
const rules: readonly [RegExp, string][] = [
  [/\b(?:TODO|FIXME|TBD)\b/, 'is a note to yourself. Fix: do what it says, or remove it.'],
  [
    /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/,
    'is an invisible space or mark. Fix: type a plain space, or nothing.',
  ],
  [
    /\b(?:sk-(?:\w+-)?\w{20,}|gh[a-z]_\w{20,}|AKIA[A-Z\d]{16})\b|-----BEGIN [A-Z ]*PRIVATE KEY/,
    'looks like a real key. Fix: revoke it, and write YOUR_API_KEY.',
  ],
  [/^\s*```.* title=.* title=\S+/, 'has two titles, of which one is lost. Fix: remove one.'],
  [/^\s*:::\w+ +\S.*/, 'is shown as plain text. Fix: give the title in brackets: ":::note[Title]".'],
  [/<TabItem(?![^>]*\slabel=)[^>]*>/, 'is a tab without a name. Fix: add label="…".'],
  [/<TabItem(?![^>]*\svalue=)[^>]*>/, 'is a tab that no link can open. Fix: add value="…".'],
  [
    /\b(?:Github|Gitlab|Javascript|Typescript|Postgresql|Langchain|Openai|Litellm|Fastapi)\b/,
    'is misspelt. Fix: write the name as its makers do, such as GitHub.',
  ],
  // Placeholders in other forms than the site's.
  [
    /<(?:your|my|the)[\w -]*>|<[A-Z]+_[A-Z_]+>|\b(?:YOUR-[A-Z-]+|(?:MY|INSERT|REPLACE)_[A-Z_]+)\b/,
    'is not a placeholder of this site. Fix: write YOUR_…, in capitals, with underscores.',
  ],
  [
    /(?<![\w-])(?:your|my)[-_](?:api|app|agenta|openai|key|token|secret|password|variant|user|email|org)[\w-]*/,
    'is not a placeholder of this site. Fix: write YOUR_API_KEY, YOUR_APP_ID, YOUR_….',
  ],
  [
    /\bexample\.(?:com|org|net)\b|(?<![\w-])(?:your|my)-(?!host\.example\b)[\w-]*(?:domain|server|host|instance)[\w.-]*/,
    'is not a placeholder of this site. Fix: write https://your-host.example.',
  ],
  [
    /\b[xX]{4,}\b|\bsk-x+\b|\bsk-\.{3}/,
    'is not a placeholder of this site. Fix: write YOUR_API_KEY or YOUR_….',
  ],
];

export const leftovers = perItem(
  {name: 'pages have no leftovers', unit: 'lines'},
  ({lines}) => lines.map((text, index) => ({text, line: index + 1})),
  ({text}) =>
    rules.flatMap(([pattern, problem]) => {
      const [found] = pattern.exec(text) ?? [];
      const visible = (mark: string) => `U+${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return found ? `${JSON.stringify(found.replace(/[^ -~]/g, visible))} ${problem}` : [];
    }),
);
