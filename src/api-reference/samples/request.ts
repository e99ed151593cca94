import type {Entry} from '../description/reference';
import type {Json, Media, Parameter, Schema} from '../description/types';
import type {Resolve} from '../schema/open';
import {isBinary} from '../schema/words';
import {pretty} from './literal';

/** One field of a form: text, or a file in the script's folder. */
export type Part = {name: string; value: string} | {name: string; file: string};

export type SampleBody =
  | {kind: 'json'; value: Json}
  | {kind: 'form'; fields: [name: string, value: string][]}
  | {kind: 'multipart'; parts: Part[]};

/** The request that the samples of all languages send. */
export interface SampleRequest {
  method: string;
  /** Address without the query. */
  address: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  body?: SampleBody;
  /** Timeout in seconds, where the default of a language is too short. */
  timeout?: number;
  /** What a successful response contains; decides how a sample prints it. */
  answer: 'json' | 'text' | 'nothing';
}

export const keyPlaceholder = 'YOUR_API_KEY';

/** The name stands for a value that has no example. */
const parameterExample = ({example, name}: Parameter): Json => example ?? name;

export const mediaExample = ({example, examples}: Media): Json | undefined =>
  example ?? Object.values(examples ?? {})[0]?.value;

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function sampleRequest(entry: Entry, server: string, resolve: Resolve): SampleRequest {
  const value = (name: string) => {
    const parameter = entry.parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? asText(parameterExample(parameter)) : name;
  };
  const path = entry.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(value(name)),
  );
  const sent = entry.parameters.filter(
    (one) => one.required === true || one['x-in-sample'] === true,
  );
  const pick = (place: 'query' | 'header') =>
    sent
      .filter((one) => one.in === place)
      .flatMap((one) => {
        // A list is sent as its name repeated, once for each value.
        const given = parameterExample(one);
        return (Array.isArray(given) ? given : [given]).map((each): [string, string] => [
          one.name,
          asText(each),
        ]);
      });
  return {
    method: entry.method.toUpperCase(),
    address: `${server}${path}`,
    query: pick('query'),
    headers: [['Authorization', keyPlaceholder], ...pick('header')],
    body: sampleBody(entry, resolve),
    timeout: entry.operation['x-timeout'],
    answer: answerKind(entry),
  };
}

function answerKind(entry: Entry): SampleRequest['answer'] {
  const success = entry.responses.find(([status]) => status.startsWith('2'))?.[1];
  const types = Object.keys(success?.content ?? {});
  if (types.length === 0) return 'nothing';
  return types.some((type) => type.includes('json')) ? 'json' : 'text';
}

function sampleBody(entry: Entry, resolve: Resolve): SampleBody | undefined {
  const [type, media] = Object.entries(entry.body?.content ?? {})[0] ?? [];
  if (!type || !media) return undefined;
  const value = mediaExample(media);
  if (value === undefined) return undefined;
  if (type.includes('json')) return {kind: 'json', value};
  const fields =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [];
  if (type === 'application/x-www-form-urlencoded') {
    return {kind: 'form', fields: fields.map(([name, field]) => [name, asText(field)])};
  }
  const schema = media.schema?.$ref ? resolve(media.schema.$ref) : media.schema;
  return {
    kind: 'multipart',
    parts: fields.map(([name, field]) => part(name, asText(field), schema, resolve)),
  };
}

function part(name: string, value: string, schema: Schema | undefined, resolve: Resolve): Part {
  const raw = schema?.properties?.[name] ?? {};
  const property = raw.$ref ? resolve(raw.$ref) : raw;
  return isBinary(property) ? {name, file: value} : {name, value};
}

/** Fields of a form or a query, encoded as one line. */
function formText(fields: readonly [string, string][]): string {
  return fields
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** A body that is one text, with its media type. */
export function textBody(body: Exclude<SampleBody, {kind: 'multipart'}>) {
  return body.kind === 'json'
    ? {type: 'application/json', text: pretty(body.value)}
    : {type: 'application/x-www-form-urlencoded', text: formText(body.fields)};
}

/** The address with its query string. */
export function fullAddress({address, query}: SampleRequest): string {
  return query.length > 0 ? `${address}?${formText(query)}` : address;
}

/** The method as libraries name it: Post. */
export const methodName = ({method}: SampleRequest): string =>
  method.charAt(0) + method.slice(1).toLowerCase();
