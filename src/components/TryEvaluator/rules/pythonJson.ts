/**
 * Reads JSON the way the platform's Python does. It differs from `JSON.parse` where a verdict can show it:
 * 1 and 1.0 keep their types, NaN and Infinity are accepted, and errors carry Python's text and position.
 */
import type {PyValue} from './python';

export class PyJsonError extends Error {}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const CONSTANTS: ReadonlyArray<readonly [string, number]> = [
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
    this.skipSpace();
    if (this.at < this.text.length) this.fail('Extra data', this.at);
    return value;
  }

  /** Python counts characters by code point, JavaScript by UTF-16 unit. */
  private fail(message: string, at: number): never {
    const before = Array.from(this.text.slice(0, at));
    const line = before.filter((character) => character === '\n').length + 1;
    const column = before.length - before.lastIndexOf('\n');
    throw new PyJsonError(`${message}: line ${line} column ${column} (char ${before.length})`);
  }

  private peek(): string {
    return this.text.charAt(this.at);
  }

  private skipSpace(): void {
    while (this.peek() !== '' && ' \t\n\r'.includes(this.peek())) this.at += 1;
  }

  private value(): PyValue {
    if (this.peek() === '"') return this.string();
    if (this.peek() === '{') return this.object();
    if (this.peek() === '[') return this.array();
    for (const [word, value] of [
      ['null', null],
      ['true', true],
      ['false', false],
      ...CONSTANTS,
    ] as const) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    const match = NUMBER.exec(this.text.slice(this.at));
    if (!match) this.fail('Expecting value', this.at);
    this.at += match[0].length;
    return (match[1] ?? match[2]) ? Number(match[0]) : BigInt(match[0]);
  }

  private object(): PyValue {
    const members = new Map<string, PyValue>();
    this.at += 1;
    this.skipSpace();
    if (this.peek() === '}') {
      this.at += 1;
      return members;
    }
    for (;;) {
      if (this.peek() !== '"') {
        this.fail('Expecting property name enclosed in double quotes', this.at);
      }
      const key = this.string();
      this.skipSpace();
      if (this.peek() !== ':') this.fail("Expecting ':' delimiter", this.at);
      this.at += 1;
      this.skipSpace();
      members.set(key, this.value());
      this.skipSpace();
      if (this.peek() === '}') {
        this.at += 1;
        return members;
      }
      if (this.peek() !== ',') this.fail("Expecting ',' delimiter", this.at);
      this.at += 1;
      this.skipSpace();
    }
  }

  private array(): PyValue {
    const items: PyValue[] = [];
    this.at += 1;
    this.skipSpace();
    if (this.peek() === ']') {
      this.at += 1;
      return items;
    }
    for (;;) {
      items.push(this.value());
      this.skipSpace();
      if (this.peek() === ']') {
        this.at += 1;
        return items;
      }
      if (this.peek() !== ',') this.fail("Expecting ',' delimiter", this.at);
      this.at += 1;
      this.skipSpace();
    }
  }

  private string(): string {
    const start = this.at;
    let result = '';
    this.at += 1;
    for (;;) {
      const character = this.peek();
      if (character === '') this.fail('Unterminated string starting at', start);
      if (character === '"') {
        this.at += 1;
        return result;
      }
      if (character < ' ') this.fail('Invalid control character at', this.at);
      if (character === '\\') {
        result += this.escape(start);
      } else {
        result += character;
        this.at += 1;
      }
    }
  }

  private escape(start: number): string {
    const letter = this.text.charAt(this.at + 1);
    if (letter === '') this.fail('Unterminated string starting at', start);
    if (letter === 'u') {
      const digits = this.text.slice(this.at + 2, this.at + 6);
      // Python wants a character behind the four digits, be it the closing quote.
      const complete = /^[0-9a-fA-F]{4}$/.test(digits) && this.at + 6 < this.text.length;
      if (!complete) this.fail('Invalid \\uXXXX escape', this.at + 1);
      this.at += 6;
      return String.fromCharCode(parseInt(digits, 16));
    }
    const plain = ESCAPES[letter];
    if (plain === undefined) this.fail('Invalid \\escape', this.at);
    this.at += 2;
    return plain;
  }
}

/** @throws {PyJsonError} with the message the platform would store. */
export const parsePythonJson = (text: string): PyValue => new Reader(text).read();
