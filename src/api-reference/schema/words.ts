import type {Json, Schema} from '../description/types';

const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'ISO 8601 date and time',
  date: 'ISO 8601 date',
  email: 'e-mail address',
  uri: 'URL',
  binary: 'file',
  password: 'secret',
  int32: '32-bit',
  int64: '64-bit',
  float: '32-bit',
  double: '64-bit',
};

export function isBinary(schema: Schema): boolean {
  return schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream';
}

/** A JSON value as a reader would type it. */
export function asCode(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

const plurals: Readonly<Record<string, string>> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
  object: 'objects',
  file: 'files',
  'any JSON value': 'any JSON values',
};

/** "array of strings", "array of arrays of numbers", "strings or integers": the words for what an array holds. */
export function plural(words: string): string {
  if (words.startsWith('array of ')) return `arrays of ${words.slice('array of '.length)}`;
  const one = (word: string) => {
    const [head = '', ...tail] = word.split(/(?= \()/);
    return [plurals[head] ?? head, ...tail].join('');
  };
  return words.split(' or ').map(one).join(' or ');
}

/** The type of a schema that is neither an array nor a choice. */
export function simpleType(schema: Schema): string {
  if (isBinary(schema)) return 'file';
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const guessed = types.length > 0 ? types : guessType(schema);
  const words = guessed.length > 0 ? guessed.join(' or ') : 'any JSON value';
  const format = schema.format ? (formats[schema.format] ?? schema.format) : undefined;
  return format ? `${words} (${format})` : words;
}

/** Types that a schema implies without naming them. */
function guessType(schema: Schema): string[] {
  if (schema.properties ?? schema.additionalProperties) return ['object'];
  if (schema.enum)
    return [...new Set(schema.enum.map((value) => (value === null ? 'null' : typeof value)))];
  return [];
}

/** The limits of a schema as phrases. */
export function limits(schema: Schema): string[] {
  const phrases: string[] = [];
  const span = (low: number | undefined, high: number | undefined, unit: string) => {
    const things = (count: number) => (unit ? ` ${unit}${count === 1 ? '' : 's'}` : '');
    if (low !== undefined && low === high) phrases.push(`exactly ${low}${things(low)}`);
    else if (low !== undefined && high !== undefined)
      phrases.push(`${low} to ${high}${things(high)}`);
    else if (low !== undefined) phrases.push(`at least ${low}${things(low)}`);
    else if (high !== undefined) phrases.push(`at most ${high}${things(high)}`);
  };
  span(schema.minimum, schema.maximum, '');
  if (schema.exclusiveMinimum !== undefined) phrases.push(`more than ${schema.exclusiveMinimum}`);
  if (schema.exclusiveMaximum !== undefined) phrases.push(`less than ${schema.exclusiveMaximum}`);
  if (schema.multipleOf !== undefined) phrases.push(`a multiple of ${schema.multipleOf}`);
  span(schema.minLength, schema.maxLength, 'character');
  span(schema.minItems, schema.maxItems, 'item');
  span(schema.minProperties, schema.maxProperties, 'key');
  if (schema.uniqueItems) phrases.push('no item twice');
  return phrases;
}
