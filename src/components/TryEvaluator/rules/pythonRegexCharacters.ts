/** The characters of a Python regular expression: a cursor over the pattern, escapes and character classes. */
import {WHITESPACE} from './python';

export class PyRegexError extends Error {}
export class UntranslatableRegex extends Error {}

export const WORD = '\\p{L}\\p{N}_';
/** The members of a character class for Python's classes, which cover all of Unicode. */
export const CLASSES: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: WORD,
  W: `[^${WORD}]`,
  s: WHITESPACE,
  S: `[^${WHITESPACE}]`,
};
const CONTROL: Readonly<Record<string, string>> = {
  a: '\x07',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const HEX_LENGTH: Readonly<Record<string, number>> = {x: 2, u: 4, U: 8};
/** Every literal is written by its code point, so that no character has a second meaning. */
export const literal = (character: string): string =>
  /^[0-9A-Za-z]$/.test(character)
    ? character
    : `\\u{${(character.codePointAt(0) as number).toString(16)}}`;

export class CharacterReader {
  protected at = 0;
  protected readonly characters: string[];

  constructor(pattern: string) {
    this.characters = Array.from(pattern);
  }

  protected get here(): string {
    return this.characters[this.at] ?? '';
  }

  protected take(text: string): boolean {
    if (this.characters.slice(this.at, this.at + text.length).join('') !== text) return false;
    this.at += text.length;
    return true;
  }

  /** The character behind an escape, for both places in which one can stand. */
  protected character(letter: string): string {
    const control = CONTROL[letter];
    if (control !== undefined) return control;
    const length = HEX_LENGTH[letter];
    if (length !== undefined) {
      const digits = this.characters.slice(this.at, this.at + length).join('');
      if (digits.length !== length || !/^[0-9a-fA-F]+$/.test(digits)) {
        throw new PyRegexError('incomplete escape');
      }
      this.at += length;
      const point = parseInt(digits, 16);
      if (point > 0x10ffff) throw new PyRegexError('bad escape');
      return String.fromCodePoint(point);
    }
    if (/[0-9N]/.test(letter)) throw new UntranslatableRegex('an octal or named character');
    if (/[A-Za-z]/.test(letter)) throw new PyRegexError(`bad escape \\${letter}`);
    return letter;
  }

  protected characterClass(): string {
    const negated = this.take('^');
    let source = '';
    for (let first = true; first || this.here !== ']'; first = false) {
      const low = this.classMember();
      // A hyphen before the closing bracket is a literal.
      if (this.here !== '-' || (this.characters[this.at + 1] ?? ']') === ']') {
        source += low.source;
        continue;
      }
      this.at += 1;
      const high = this.classMember();
      if (low.point === undefined || high.point === undefined || low.point > high.point) {
        throw new PyRegexError('bad character range');
      }
      source += `${low.source}-${high.source}`;
    }
    this.at += 1;
    return `[${negated ? '^' : ''}${source}]`;
  }

  private classMember(): {source: string; point?: number} {
    let character = this.here;
    if (character === '') throw new PyRegexError('unterminated character set');
    this.at += 1;
    if (character === '\\') {
      const letter = this.here;
      if (letter === '') throw new PyRegexError('unterminated character set');
      this.at += 1;
      const set = CLASSES[letter];
      if (set !== undefined) return {source: set};
      character = letter === 'b' ? '\b' : this.character(letter);
    }
    return {source: literal(character), point: character.codePointAt(0)};
  }
}
