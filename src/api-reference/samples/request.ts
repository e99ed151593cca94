import type {Entry} from '../description/reference';
import type {Json, Media, Parameter, Schema} from '../description/types';
import type {Resolve} from '../schema/open';
import {isBinary} from '../schema/type-names';
import {pretty} from './literal';

type Pair = [name: string, value: string];

export type SampleBody =
  | {kind: 'json'; value: Json}
  /** A form has fields of text. A multipart form also has files, as their names in the script's folder. */
  | {kind: 'form' | 'multipart'; fields: Pair[]; files: Pair[]};

/** The request that the samples of all languages send. */
export interface SampleRequest {
  method: string;
  /** Address without the query. */
  address: string;
  query: Pair[];
  headers: Pair[];
  body?: SampleBody;
  /** Timeout in seconds, if a language's default is too short. */
  timeout?: number;
  /** What a successful response contains, which decides how samples print it. */
  answer: 'json' | 'text' | 'nothing';
}

export const keyPlaceholder = 'YOUR_API_KEY';

export const mediaExample = ({example, examples}: Media): Json | undefined =>
  example ?? Object.values(examples ?? {})[0]?.value;

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function sampleRequest(entry: Entry, server: string, resolve: Resolve): SampleRequest {
  const sent = entry.parameters.filter((one) => one.required ?? one['x-in-sample']);
  const pick = (place: Parameter['in']) =>
    sent
      .filter((one) => one.in === place)
      // The name stands in for a missing example. A list is sent by repeating the name for each value.
      .flatMap(({name, example = name}) =>
        (Array.isArray(example) ? example : [example]).map((each): Pair => [name, asText(each)]),
      );
  const inPath = new Map(pick('path'));
  const path = entry.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath.get(name) ?? name),
  );
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
  const follow = (schema: Schema = {}) => (schema.$ref ? resolve(schema.$ref) : schema);
  const {properties = {}} = follow(media.schema);
  const isFile = ([name]: Pair) => isBinary(follow(properties[name]));
  const all = Object.entries(value as Record<string, Json>).map(([name, field]): Pair => [
    name,
    asText(field),
  ]);
  return {
    kind: type === 'application/x-www-form-urlencoded' ? 'form' : 'multipart',
    fields: all.filter((field) => !isFile(field)),
    files: all.filter(isFile),
  };
}

/** Fields of a form or a query, URL-encoded. */
function formText(fields: readonly Pair[]): string {
  return fields
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** A body that can be sent as a string, with its media type. */
export function textBody(body: SampleBody) {
  return body.kind === 'json'
    ? {type: 'application/json', text: pretty(body.value)}
    : {type: 'application/x-www-form-urlencoded', text: formText(body.fields)};
}

/** The address with its query string. */
export function fullAddress({address, query}: SampleRequest): string {
  return query.length > 0 ? `${address}?${formText(query)}` : address;
}

/** The method in title case, as several libraries name it: Post. */
export const methodName = ({method}: SampleRequest): string =>
  method.charAt(0) + method.slice(1).toLowerCase();
