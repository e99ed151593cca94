import type {Json} from '../description/types';

/** The syntax of literals in one language. */
interface Dialect {
  indent: string;
  object: [open: string, close: string];
  emptyObject: string;
  /** `true`, `false` and `null`, where they are not written as in JSON. */
  words: Readonly<Record<string, string>>;
  key: (name: string) => string;
  text: (value: string) => string;
  /** Whether the last entry is followed by a comma, as the language's formatter would have it. */
  trailingComma: boolean;
}

/** A value as a multi-line literal in a language. Lines after the first begin with `margin`. */
export function literal(value: Json, dialect: Dialect, margin = ''): string {
  if (typeof value === 'string') return dialect.text(value);
  if (typeof value !== 'object' || value === null) return dialect.words[String(value)] ?? String(value);
  const inner = margin + dialect.indent;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => literal(item, dialect, inner))
    : Object.entries(value).map(([name, item]) => dialect.key(name) + literal(item, dialect, inner));
  if (entries.length === 0) return isList ? '[]' : dialect.emptyObject;
  const [open, close] = isList ? ['[', ']'] : dialect.object;
  const last = dialect.trailingComma ? ',' : '';
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}${last}\n${margin}${close}`;
}

/** A double-quoted string with JSON's escapes, which most languages accept. */
export const doubleQuoted = (value: string): string => JSON.stringify(value);

/** Double-quoted strings, as arguments of a call. */
export const quotedArguments = (values: readonly string[]): string => values.map(doubleQuoted).join(', ');

/** A name that needs no quotes as a key, in any of the languages. */
export const plainName = /^[A-Za-z_]\w*$/;

const json: Dialect = {
  indent: '  ',
  object: ['{', '}'],
  emptyObject: '{}',
  words: {},
  key: (name) => `${doubleQuoted(name)}: `,
  text: doubleQuoted,
  trailingComma: true,
};

export const python: Dialect = {
  ...json,
  indent: '    ',
  words: {true: 'True', false: 'False', null: 'None'},
};

export const javascript: Dialect = {
  ...json,
  key: (name) => `${plainName.test(name) ? name : doubleQuoted(name)}: `,
};

/** A double-quoted Ruby string, in which `#{` would begin an interpolation and is escaped. */
export const rubyText = (value: string): string => doubleQuoted(value).replace(/#(?=[{$@])/g, '\\#');

export const ruby: Dialect = {
  ...json,
  words: {null: 'nil'},
  key: (name) => `${plainName.test(name) ? name : rubyText(name)}: `,
  text: rubyText,
  trailingComma: false,
};

/** A PHP string. Escapes such as `\n` only work in double quotes, where `$` must be escaped too. */
export const phpText = (value: string): string =>
  /[\n\r\t]/.test(value)
    ? doubleQuoted(value).replace(/\$/g, '\\$').replace(/\\\//g, '/')
    : `'${value.replace(/[\\']/g, '\\$&')}'`;

export const php: Dialect = {
  ...json,
  indent: '    ',
  object: ['[', ']'],
  // An empty PHP array would become a JSON array.
  emptyObject: 'new stdClass()',
  key: (name) => `${phpText(name)} => `,
  text: phpText,
};

/** Indents every line but the first by `margin`; empty lines stay empty. */
export function indented(text: string, margin: string): string {
  return text.replace(/\n(?=.)/g, `\n${margin}`);
}

/** JSON in several lines, as `JSON.stringify` writes it, but with every digit of bigints. */
export const pretty = (value: Json): string => literal(value, {...json, trailingComma: false});

/** JSON in one line, with every digit of bigints. */
export const oneLine = (value: Json): string =>
  hasBigint(value) ? pretty(value).replace(/\n\s*/g, '') : JSON.stringify(value);

/** Whether a value has an integer that JavaScript cannot hold as a number. */
export const hasBigint = (value: Json): boolean =>
  typeof value === 'bigint' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasBigint));
