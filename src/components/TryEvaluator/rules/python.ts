/**
 * The few properties of Python values that the evaluators' verdicts depend on and JavaScript does not share:
 * whole numbers and floats are different types, empty values are false, and white space is a wider set.
 */
import type {JsonValue} from './types';

/** A parsed value that still knows whether a number was written as a whole number. */
export type PyValue =
  | null
  | boolean
  | string
  | bigint
  /** A JavaScript number always stands for a Python float. */
  | number
  | PyValue[]
  | Map<string, PyValue>;

export function toPython(value: JsonValue): PyValue {
  if (Array.isArray(value)) return value.map(toPython);
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (value !== null && typeof value === 'object') {
    return new Map(Object.entries(value).map(([key, item]) => [key, toPython(item)]));
  }
  return value;
}

type PyType = 'NoneType' | 'bool' | 'str' | 'int' | 'float' | 'list' | 'dict';

export function pyType(value: PyValue): PyType {
  if (value === null) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'dict';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'string':
      return 'str';
    case 'bigint':
      return 'int';
    default:
      return 'float';
  }
}

export function isTrue(value: PyValue): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map) return value.size > 0;
  // NaN is the one number that JavaScript calls false and Python true.
  if (typeof value === 'number') return value !== 0;
  return Boolean(value);
}

/** True and False are the numbers 1 and 0 in Python; other types are no numbers. */
export function asNumber(value: PyValue): number | bigint | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'number' || typeof value === 'bigint' ? value : undefined;
}

export function pyEquals(left: PyValue, right: PyValue): boolean {
  const leftNumber = asNumber(left);
  const rightNumber = asNumber(right);
  if (leftNumber !== undefined && rightNumber !== undefined) {
    // Two comparisons instead of ===: a bigint and a number of the same size are equal in Python.
    return leftNumber >= rightNumber && leftNumber <= rightNumber;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return (
      left.length === right.length && left.every((item, i) => pyEquals(item, right[i] as PyValue))
    );
  }
  if (left instanceof Map && right instanceof Map) {
    if (left.size !== right.size) return false;
    return [...left].every(([key, item]) => {
      const other = right.get(key);
      return other !== undefined && pyEquals(item, other);
    });
  }
  return left === right;
}

/** What Python's text methods count as white space (a different set from JavaScript's `\s`). */
export const WHITESPACE =
  '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

const separators = new RegExp(`[${WHITESPACE}]+`, 'u');
const outerSpace = new RegExp(`^[${WHITESPACE}]+|[${WHITESPACE}]+$`, 'gu');

export const splitWords = (text: string): string[] =>
  text.split(separators).filter((word) => word !== '');

export const strip = (text: string): string => text.replace(outerSpace, '');

/** A text in double quotes for a reason sentence, shortened so that the sentence stays readable. */
export function quote(text: string): string {
  const points = Array.from(text);
  const shown = points.length > 60 ? `${points.slice(0, 57).join('')}…` : text;
  return `“${shown}”`;
}

/** A value as a reader would write it in JSON. */
export function show(value: PyValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    // JavaScript prints 1.0 as 1, which would hide the very difference a reader looks for.
    return Number.isInteger(value) ? value.toFixed(1) : String(value);
  }
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (value instanceof Map) {
    return `{${[...value].map(([key, item]) => `${JSON.stringify(key)}: ${show(item)}`).join(', ')}}`;
  }
  return String(value);
}
