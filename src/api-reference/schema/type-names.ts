import type {Json, Schema} from '../description/types';

const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'ISO 8601 date and time',
  uri: 'URL',
};

export const isBinary = ({format}: Schema): boolean => format === 'binary';

/** A JSON value as readers would type it: strings without quotes. */
export function asCode(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
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
  if (isBinary(schema)) return 'file';
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  const implied = (schema.properties ?? schema.additionalProperties) ? 'object' : 'any JSON value';
  const words = [schema.type ?? implied].flat().join(' or ');
  return schema.format ? `${words} (${formats[schema.format] ?? schema.format})` : words;
}

/** The bounds of a schema as phrases, such as "1 to 10". */
export function limits({minimum, maximum, maxProperties}: Schema): string[] {
  const phrases: string[] = [];
  if (minimum !== undefined && maximum !== undefined) phrases.push(`${minimum} to ${maximum}`);
  else if (minimum !== undefined) phrases.push(`at least ${minimum}`);
  else if (maximum !== undefined) phrases.push(`at most ${maximum}`);
  if (maxProperties !== undefined)
    phrases.push(`at most ${maxProperties} key${maxProperties === 1 ? '' : 's'}`);
  return phrases;
}
