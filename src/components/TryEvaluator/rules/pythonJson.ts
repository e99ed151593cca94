// cspell:ignore bfnrt
/**
 * Reads JSON the way the platform's Python does. It differs from `JSON.parse` where a verdict can show it:
 * 1 and 1.0 keep their types, NaN and Infinity are accepted, and errors carry Python's text and position.
 */
import type {PyValue} from './python';

/** Ends the reading of a text that is no JSON. */
class Fault extends Error {}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/;
/** What may stand between quotes; Python wants a character behind the four digits, be it the closing quote. */
const CONTENT = /^(?:[ !#-[\]-\uffff]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4}(?=[^]))*/;
const WORDS: ReadonlyArray<readonly [string, PyValue]> = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
];

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  read(): PyValue {
    if (this.text.startsWith('\ufeff')) {
      this.fail('Unexpected UTF-8 BOM (decode using utf-8-sig)', 0);
    }
    this.skipSpace();
    const value = this.value();
    if (this.at < this.text.length) this.fail('Extra data', this.at);
    return value;
  }

  /** Python counts characters by code point, JavaScript by UTF-16 unit. */
  private fail(message: string, at: number): never {
    const before = Array.from(this.text.slice(0, at));
    const line = before.filter((character) => character === '\n').length + 1;
    const column = before.length - before.lastIndexOf('\n');
    throw new Fault(`${message}: line ${line} column ${column} (char ${before.length})`);
  }

  private skipSpace(): void {
    while (/[ \t\n\r]/.test(this.text.charAt(this.at))) this.at += 1;
  }

  /** Reads on, over white space, too, if the text goes on with this. */
  private take(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    this.skipSpace();
    return true;
  }

  private value(): PyValue {
    if (this.text[this.at] === '"') return this.string();
    if (this.take('{')) return this.object();
    if (this.take('[')) return this.array();
    for (const [word, value] of WORDS) if (this.take(word)) return value;
    const match = NUMBER.exec(this.text.slice(this.at));
    if (!match) this.fail('Expecting value', this.at);
    this.take(match[0]);
    return (match[1] ?? match[2]) ? Number(match[0]) : BigInt(match[0]);
  }

  private object(): PyValue {
    const members = new Map<string, PyValue>();
    if (this.take('}')) return members;
    do {
      if (this.text[this.at] !== '"') {
        this.fail('Expecting property name enclosed in double quotes', this.at);
      }
      const key = this.string();
      if (!this.take(':')) this.fail("Expecting ':' delimiter", this.at);
      members.set(key, this.value());
    } while (this.take(','));
    if (!this.take('}')) this.fail("Expecting ',' delimiter", this.at);
    return members;
  }

  private array(): PyValue {
    const items: PyValue[] = [];
    if (this.take(']')) return items;
    do {
      items.push(this.value());
    } while (this.take(','));
    if (!this.take(']')) this.fail("Expecting ',' delimiter", this.at);
    return items;
  }

  private string(): string {
    const start = this.at;
    const [content = ''] = CONTENT.exec(this.text.slice(start + 1)) ?? [];
    const end = start + 1 + content.length;
    if (this.text[end] !== '"') this.failInString(start, end);
    this.take(`"${content}"`);
    return JSON.parse(`"${content}"`) as string;
  }

  private failInString(start: number, at: number): never {
    const [sign, escaped] = this.text.slice(at, at + 2);
    if (sign === undefined || (sign === '\\' && escaped === undefined))
      this.fail('Unterminated string starting at', start);
    if (sign !== '\\') this.fail('Invalid control character at', at);
    if (escaped === 'u') this.fail('Invalid \\uXXXX escape', at + 1);
    this.fail('Invalid \\escape', at);
  }
}

/** The value, or the message that the platform would store. */
export function parsePythonJson(text: string): {value: PyValue} | {fault: string} {
  try {
    return {value: new Reader(text).read()};
  } catch (error) {
    if (error instanceof Fault) return {fault: error.message};
    throw error;
  }
}
