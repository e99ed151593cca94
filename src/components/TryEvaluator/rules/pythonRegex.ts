// cspell:ignore fnrtv
/**
 * Translates a Python regular expression into a JavaScript one with the same meaning, token by token. Of the
 * constructs that the two languages write differently, it supports the common ones and rejects the rest,
 * rather than guess.
 */
import {WHITESPACE} from './python';

/** This translation does not support the pattern, although Python might. */
export class UntranslatableRegex extends Error {}

const WORD = '[\\p{L}\\p{N}_]';

/** Escapes with the meaning that they have in Python, where classes cover all of Unicode. */
const CLASSES: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: WORD,
  W: `[^${WORD}]`,
  s: `[${WHITESPACE}]`,
  S: `[^${WHITESPACE}]`,
};
/** Assertions. As in Python, they cannot be repeated. */
const ANCHORS: Readonly<Record<string, string>> = {
  A: '^',
  Z: '$',
  b: `(?=(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`,
};

/** A character, escaped unless it is a letter or digit, so that it has no special meaning. */
const literal = (character: string): string =>
  /^[0-9A-Za-z]$/.test(character) ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

function escaped(character: string): string {
  const source = CLASSES[character];
  if (source !== undefined) return source;
  if (/[fnrtv]/.test(character)) return `\\${character}`;
  if (/[0-9A-Za-z]/.test(character)) throw new UntranslatableRegex(`\\${character}`);
  return literal(character);
}

/** Members of a set. Hyphens at its ends, or after another, are literals: JavaScript would subtract. */
const set = (members: string): string =>
  members.replace(/^-|-$|(?<=-)-|\\(.)|[^-]/gsu, (token, escape?: string) =>
    escape === undefined ? literal(token) : escaped(escape),
  );

const TOKEN =
  /\[(?<negated>\^?)(?<members>\]?(?:\\.|[^\\\]])*)\]|\\(?<escape>.)|\{(?!\})(?<low>\d*)(?<comma>,?)(?<high>\d*)\}|\(\?P<(?<name>[A-Za-z_]\w*)>|\(\?:|\(\?|./gsu;

function translate(pattern: string, dotAll: boolean): string {
  let source = '';
  for (const {0: token, groups = {}} of pattern.matchAll(TOKEN)) {
    const {negated, members, escape, low, comma, high, name} = groups;
    if (members !== undefined) source += `[${negated}${set(members)}]`;
    else if (escape !== undefined) source += ANCHORS[escape] ?? escaped(escape);
    else if (low !== undefined) source += `{${low || '0'}${comma}${high}}`;
    else if (name !== undefined) source += `(?<${name}>`;
    else if (token === '(?') throw new UntranslatableRegex('“(?”');
    else if (token === '.') source += dotAll ? '[\\s\\S]' : '[^\\n]';
    // Python's $ also matches before a line feed at the end of the text.
    else if (token === '$') source += '(?=\\n?$)';
    else if (token === '(?:' || '^()|*+?[\\'.includes(token)) source += token;
    else source += literal(token);
  }
  return source;
}

/**
 * Compiles a Python pattern for a search that ignores case, as the platform does.
 * @throws {UntranslatableRegex} if the translation does not support it.
 * @throws {SyntaxError} if both languages reject it.
 */
export function compilePythonRegex(pattern: string): RegExp {
  if (!('unicodeSets' in RegExp.prototype)) throw new UntranslatableRegex('what this browser does not know');
  const [flags = '', letters = ''] = /^\(\?([isu]+)\)/.exec(pattern) ?? [];
  // The flag v rather than u allows classes such as \W inside a set, and matches negated sets correctly when
  // case is ignored.
  return new RegExp(translate(pattern.slice(flags.length), letters.includes('s')), 'iv');
}
