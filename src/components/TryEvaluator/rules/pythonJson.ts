// cspell:ignore bfnrt
/**
 * Parses JSON as the platform's Python does. It differs from `JSON.parse` where a verdict can show it: 1 and
 * 1.0 keep their types, NaN and Infinity are accepted, and errors have Python's message and position.
 */
import type {PyValue} from './python';

/** A word or a number. */
const ATOM = /^(?:null|true|false|NaN|-?Infinity|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)/;
/** Content of a string. After the digits of `\u`, Python requires a character, even the closing quote. */
const CONTENT = /^(?:[ !#-[\]-\uffff]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4}(?=[^]))*/;

function read(text: string): PyValue {
  let at = 0;

  /** Counts code points, as Python does; `place` is an index of UTF-16 units. */
  function fail(message: string, place = at): never {
    const before = Array.from(text.slice(0, place));
    const line = before.filter((character) => character === '\n').length + 1;
    const column = before.length - before.lastIndexOf('\n');
    throw new SyntaxError(`${message}: line ${line} column ${column} (char ${before.length})`);
  }

  /** If the text continues with `token`, skips it and any white space after it. */
  function take(token: string): boolean {
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    while (/[ \t\n\r]/.test(text.charAt(at))) at += 1;
    return true;
  }

  function value(): PyValue {
    if (text[at] === '"') return string();
    if (take('{')) return new Map(listUpTo('}', member));
    if (take('[')) return listUpTo(']', value);
    const [atom] = ATOM.exec(text.slice(at)) ?? fail('Expecting value');
    take(atom);
    if (/^[ntf]/.test(atom)) return JSON.parse(atom) as boolean | null;
    return /^-?\d+$/.test(atom) ? BigInt(atom) : Number(atom);
  }

  function listUpTo<Item>(end: string, item: () => Item): Item[] {
    const items: Item[] = [];
    if (take(end)) return items;
    do items.push(item());
    while (take(','));
    if (!take(end)) fail("Expecting ',' delimiter");
    return items;
  }

  function member(): [string, PyValue] {
    if (text[at] !== '"') fail('Expecting property name enclosed in double quotes');
    const key = string();
    if (!take(':')) fail("Expecting ':' delimiter");
    return [key, value()];
  }

  function string(): string {
    const start = at;
    const [content = ''] = CONTENT.exec(text.slice(start + 1)) ?? [];
    at += 1 + content.length;
    if (text[at] !== '"') failInString(start);
    take('"');
    return JSON.parse(`"${content}"`) as string;
  }

  function failInString(start: number): never {
    const [sign, escaped] = text.slice(at, at + 2);
    if (sign === undefined || (sign === '\\' && escaped === undefined))
      fail('Unterminated string starting at', start);
    if (sign !== '\\') fail('Invalid control character at');
    if (escaped === 'u') fail('Invalid \\uXXXX escape', at + 1);
    return fail('Invalid \\escape');
  }

  if (text.startsWith('\ufeff')) fail('Unexpected UTF-8 BOM (decode using utf-8-sig)');
  // Skips white space before the value.
  take('');
  const found = value();
  if (at < text.length) fail('Extra data');
  return found;
}

/** The value, or the message that the platform would store. */
export function parsePythonJson(text: string): {value: PyValue} | {fault: string} {
  try {
    return {value: read(text)};
  } catch (error) {
    if (error instanceof SyntaxError) return {fault: error.message};
    throw error;
  }
}
