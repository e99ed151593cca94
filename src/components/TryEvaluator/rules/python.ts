/**
 * The properties of Python values that the evaluators' verdicts depend on and that JavaScript does not share,
 * such as separate types for integers and floats, truth values, and the characters that count as white space.
 */

/** A number stands for a Python float, a bigint for a Python int. */
export type Scalar = null | boolean | string | bigint | number;

/** A parsed JSON value; unlike those of `JSON.parse`, it distinguishes 1 from 1.0. */
export type PyValue = Scalar | PyValue[] | Map<string, PyValue>;

export function pyType(value: PyValue): string {
  if (value === null) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'dict';
  const names = {boolean: 'bool', string: 'str', bigint: 'int', number: 'float'} as const;
  return names[typeof value as keyof typeof names];
}

/** The truth value in Python, which differs from JavaScript's only for NaN. */
export const isTrue = (value: Scalar): boolean => Boolean(value) || Number.isNaN(value);

/** The value as a number, or null. In Python, True and False equal 1 and 0. */
function asNumber(value: Scalar): number | bigint | null {
  if (typeof value === 'string') return null;
  return typeof value === 'boolean' ? BigInt(value) : value;
}

export function pyEquals(left: Scalar, right: Scalar): boolean {
  const [a, b] = [asNumber(left), asNumber(right)];
  // Two comparisons instead of ===: a bigint and a number of the same size are equal in Python.
  return a === null || b === null ? left === right : a >= b && a <= b;
}

/** Characters that Python's `str` methods treat as white space (not the same as JavaScript's `\s`). */
export const WHITESPACE =
  '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

const separators = new RegExp(`[${WHITESPACE}]+`, 'u');
const outerSpace = new RegExp(`^[${WHITESPACE}]+|[${WHITESPACE}]+$`, 'gu');

export const splitWords = (text: string): string[] => text.split(separators).filter((word) => word !== '');

export const strip = (text: string): string => text.replace(outerSpace, '');

/** A text in quotation marks, shortened if it has more than 60 characters. */
export function quote(text: string): string {
  const points = Array.from(text);
  const shown = points.length > 60 ? `${points.slice(0, 57).join('')}…` : text;
  return `“${shown}”`;
}

/** A value as a reader would write it in JSON. */
export function show(value: PyValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  // JavaScript prints 1.0 as 1, which would hide that it is a float.
  if (Number.isInteger(value)) return (value as number).toFixed(1);
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (value instanceof Map) {
    return `{${[...value].map(([key, item]) => `${JSON.stringify(key)}: ${show(item)}`).join(', ')}}`;
  }
  return String(value);
}
