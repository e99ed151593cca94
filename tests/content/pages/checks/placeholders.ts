import {perPage} from '../check';

interface Rule {
  pattern: RegExp;
  fix: string;
}

/** Placeholders in other forms than the site's. */
const rules: readonly Rule[] = [
  {
    pattern: /<(?:your|my|the)[\w -]*>|<[A-Z]+_[A-Z_]+>/g,
    fix: 'write YOUR_…, in capitals, without brackets',
  },
  {
    pattern:
      /\b(?:your|my)[-_](?:api|app|agenta|openai|key|token|secret|password|variant|user|email|org)[\w-]*/g,
    fix: 'write YOUR_API_KEY, YOUR_APP_ID, YOUR_…',
  },
  {pattern: /\b[\w.-]*example\.(?:com|org|net)\b/g, fix: 'write https://your-host.example'},
  {
    pattern: /\b(?:your|my)-(?!host\.example\b)[\w-]*(?:domain|server|host|instance)[\w-]*(?:\.[\w.]+)?/g,
    fix: 'write https://your-host.example',
  },
  {pattern: /\b[xX]{4,}\b|\bsk-x+\b|\bsk-\.{3}/g, fix: 'write YOUR_API_KEY or YOUR_…'},
  {
    pattern: /\b(?:YOUR-[A-Z-]+|MY_[A-Z_]+|INSERT_[A-Z_]+|REPLACE_[A-Z_]+)\b/g,
    fix: 'write YOUR_…, with underscores',
  },
];

/** Values in code that a reader replaces have the form of the site's placeholders. */
export const placeholders = perPage(
  {name: 'placeholders have one form', unit: 'blocks and spans of code'},
  ({blocks, spans}) => {
    // A block that is invalid on purpose may have any placeholder.
    const valid = blocks.filter(({invalid}) => invalid === '');
    const pieces = [...spans, ...valid.map(({code, line}) => ({code, line: line + 1}))];
    const found = pieces.flatMap(({code, line}) =>
      rules.flatMap(({pattern, fix}) =>
        [...code.matchAll(pattern)].map(({0: match, index}) => ({
          line: line + code.slice(0, index).split('\n').length - 1,
          message: `"${match}" is not a placeholder of this site. Fix: ${fix}.`,
        })),
      ),
    );
    return {checked: pieces.length, found};
  },
);
