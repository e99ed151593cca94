/**
 * Turns a Python regular expression into a JavaScript one with the same meaning, for the constructs both know.
 * Three outcomes: a compiled expression; `PyRegexError` where Python refuses the pattern; `UntranslatableRegex`
 * where Python would accept it but this translation would guess.
 */
import {
  CharacterReader,
  CLASSES,
  literal,
  PyRegexError,
  UntranslatableRegex,
  WORD,
} from './pythonRegexCharacters';

const ANY = '[\\s\\S]';
/** The ends of the text; the expression never has the flag m. A lookaround would also match inside a surrogate pair. */
const START = '^';
const END = '$';
const BOUNDARY = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;
/** In Python's 3.9 there is no non-boundary in an empty text. */
const NO_BOUNDARY = `(?:(?<=[${WORD}])(?=[${WORD}])|(?<![${WORD}])(?![${WORD}])(?:(?<=${ANY})|(?=${ANY})))`;

/** What stands before a quantifier decides whether the quantifier is allowed. */
type Last = 'nothing' | 'item' | 'anchor' | 'lookaround' | 'repeat';

class Translator extends CharacterReader {
  private groups = 0;
  private names = new Set<string>();
  private multiline = false;
  private dotAll = false;

  translate(): string {
    const flags = /^\(\?([aiLmsux]+)\)/.exec(this.characters.slice(0, 12).join(''));
    if (flags) {
      const [all, letters] = flags as unknown as [string, string];
      if (/[aLx]/.test(letters)) throw new UntranslatableRegex(`the flags ${all}`);
      this.multiline = letters.includes('m');
      this.dotAll = letters.includes('s');
      this.at = all.length;
    }
    const source = this.alternatives(0, false);
    if (this.at < this.characters.length) throw new PyRegexError('unbalanced parenthesis');
    return source;
  }

  private alternatives(depth: number, behind: boolean): string {
    let source = '';
    let last: Last = 'nothing';
    while (this.at < this.characters.length && this.here !== ')') {
      if (behind && this.here === '|')
        throw new UntranslatableRegex('a choice inside a look-behind');
      if (this.take('|')) {
        source += '|';
        last = 'nothing';
        continue;
      }
      const quantifier = this.quantifier();
      if (quantifier === undefined) {
        const item = this.item(depth, behind);
        source += item.source;
        if (item.last) last = item.last;
        continue;
      }
      if (behind) throw new UntranslatableRegex('a repetition inside a look-behind');
      if (last === 'repeat') throw new PyRegexError('multiple repeat');
      if (last === 'nothing' || last === 'anchor') throw new PyRegexError('nothing to repeat');
      if (last === 'lookaround') throw new UntranslatableRegex('a repeated look-around');
      source += quantifier;
      last = 'repeat';
    }
    return source;
  }

  /** A brace that is no quantifier in Python is a literal; JavaScript would refuse it. */
  private quantifier(): string | undefined {
    let source: string | undefined;
    if ('*+?'.includes(this.here)) {
      source = this.here;
      this.at += 1;
    } else if (this.here === '{') {
      const braces = /^\{([0-9]*)(,?)([0-9]*)\}/.exec(
        this.characters.slice(this.at, this.at + 24).join(''),
      );
      if (!braces || braces[0] === '{}') return undefined;
      const [all, low = '', comma = '', high = ''] = braces;
      if (high !== '' && Number(low || 0) > Number(high)) {
        throw new PyRegexError('min repeat greater than max repeat');
      }
      this.at += all.length;
      source = `{${low || '0'}${comma}${high}}`;
    }
    if (source !== undefined && this.take('?')) source += '?';
    return source;
  }

  private item(depth: number, behind: boolean): {source: string; last?: Last} {
    const character = this.here;
    this.at += 1;
    switch (character) {
      case '(':
        return this.group(depth, behind);
      case '[':
        return {source: this.characterClass(), last: 'item'};
      case '\\':
        return this.escape();
      case '.':
        return {source: this.dotAll ? ANY : '[^\\n]', last: 'item'};
      case '^':
        return {
          source: this.multiline ? `(?:${START}|(?<=\\n))` : START,
          last: 'anchor',
        };
      case '$':
        // Python's $ also stands before a line feed that ends the text.
        return {
          source: this.multiline ? `(?=\\n|${END})` : `(?=\\n?${END})`,
          last: 'anchor',
        };
      default:
        return {source: literal(character), last: 'item'};
    }
  }

  private group(depth: number, behind: boolean): {source: string; last?: Last} {
    if (!this.take('?')) {
      this.groups += 1;
      return {source: `(${this.body(depth, behind)})`, last: 'item'};
    }
    if (this.take(':')) return {source: `(?:${this.body(depth, behind)})`, last: 'item'};
    for (const opening of ['=', '!', '<=', '<!']) {
      if (this.take(opening)) {
        const inside = this.body(depth, behind || opening.startsWith('<'));
        return {source: `(?${opening}${inside})`, last: 'lookaround'};
      }
    }
    if (this.take('P<')) {
      const name = this.name('>');
      if (this.names.has(name)) throw new PyRegexError('redefinition of a group name');
      this.names.add(name);
      this.groups += 1;
      return {source: `(?<${name}>${this.body(depth, behind)})`, last: 'item'};
    }
    if (this.take('P=')) {
      const name = this.name(')');
      if (!this.names.has(name)) throw new PyRegexError('unknown group name');
      return {source: `\\k<${name}>`, last: 'item'};
    }
    if (this.take('#')) {
      const end = this.characters.indexOf(')', this.at);
      if (end === -1) throw new PyRegexError('missing ), unterminated comment');
      this.at = end + 1;
      return {source: ''};
    }
    if (/[-aiLmsux(]/.test(this.here))
      throw new UntranslatableRegex('flags or conditions in a group');
    throw new PyRegexError('unknown extension');
  }

  private body(depth: number, behind: boolean): string {
    const source = this.alternatives(depth + 1, behind);
    if (!this.take(')')) throw new PyRegexError('missing ), unterminated subpattern');
    return source;
  }

  private name(end: string): string {
    const close = this.characters.indexOf(end, this.at);
    const name = this.characters.slice(this.at, Math.max(close, this.at)).join('');
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
      throw new PyRegexError('bad character in group name');
    this.at = close + 1;
    return name;
  }

  private escape(): {source: string; last: Last} {
    const character = this.here;
    if (character === '') throw new PyRegexError('bad escape (end of pattern)');
    if (/[1-9]/.test(character)) return this.reference();
    this.at += 1;
    switch (character) {
      case 'A':
        return {source: START, last: 'anchor'};
      case 'Z':
        return {source: END, last: 'anchor'};
      case 'b':
        return {source: BOUNDARY, last: 'anchor'};
      case 'B':
        return {source: NO_BOUNDARY, last: 'anchor'};
      default: {
        const set = CLASSES[character];
        if (set !== undefined) return {source: `[${set}]`, last: 'item'};
        return {source: literal(this.character(character)), last: 'item'};
      }
    }
  }

  private reference(): {source: string; last: Last} {
    const digits = (/^[0-9]{1,3}/.exec(this.characters.slice(this.at, this.at + 3).join('')) ?? [
      '',
    ])[0];
    if (/^[0-7]{3}$/.test(digits)) throw new UntranslatableRegex('an octal character');
    const number = digits.slice(0, 2);
    if (Number(number) > this.groups) throw new PyRegexError('invalid group reference');
    this.at += number.length;
    // The braces of the empty group keep a digit that follows out of the number.
    return {source: `\\${number}(?:)`, last: 'lookaround'};
  }
}

/** Compiles for a search that ignores case, as the platform does. */
export function compilePythonRegex(pattern: string): RegExp {
  const source = new Translator(pattern).translate();
  try {
    // v rather than u: classes such as \W may stand inside a set, and case folding of negated sets is sound.
    return new RegExp(source, 'iv');
  } catch {
    throw new UntranslatableRegex('a construct that this browser does not know');
  }
}
