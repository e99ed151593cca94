import {isJson} from '../description/media';
import type {Json, Schema} from '../description/types';
import {oneLine} from '../samples/literal';

const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'ISO 8601 date and time',
  uri: 'URL',
};

/** Whether a value is sent as a file. Since OpenAPI 3.1, a media type without an encoding says so, too. */
export const isBinary = ({format, contentMediaType, contentEncoding}: Schema): boolean =>
  format === 'binary' ||
  (contentMediaType !== undefined && contentEncoding === undefined && !isJson(contentMediaType));

/** A JSON value as readers would type it, in one line: strings without quotes. */
export function asCode(value: Json): string {
  if (typeof value === 'string' && value !== '') return value;
  return oneLine(value);
}

const countable = /^(string|integer|number|boolean|object|file|any JSON value)(?= \(|$)/;

/** The plural of a type in words, for the items of an array: "strings", "arrays of numbers", "strings or integers". */
export function plural(words: string): string {
  if (words.startsWith('array of ')) return `arrays of ${words.slice('array of '.length)}`;
  const choices = words.split(' or ');
  return choices.map((word) => word.replace(countable, '$1s')).join(' or ');
}

/** The type of a schema that is neither an array nor a choice. */
export function simpleType(schema: Schema): string {
  if (isBinary(schema))
    return schema.format && schema.format !== 'binary' ? `file (${schema.format})` : 'file';
  const implied = (schema.properties ?? schema.additionalProperties) ? 'object' : 'any JSON value';
  const types = [schema.type ?? implied].flat().join(' or ');
  const words = schema.const === undefined ? types : `always ${oneLine(schema.const)}`;
  return schema.format ? `${words} (${formats[schema.format] ?? schema.format})` : words;
}

/** "an array of strings", "any JSON value". */
export const article = (words: string): string =>
  words === 'any JSON value' ? words : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
