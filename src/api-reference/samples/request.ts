import {examplesOf} from '../description/examples';
import {essence, isForm, isJson, isMultipart, isText} from '../description/media';
import type {Entry, Reference} from '../description/reference';
import {fillServer} from '../description/servers';
import type {Encoding, Json, Media, Parameter, Schema} from '../description/types';
import {exampleOf} from '../schema/example';
import {mergeParts, openSchema, type Resolve} from '../schema/open';
import {isBinary} from '../schema/type-names';
import {credentialsOf} from './credentials';
import {pretty} from './literal';
import {asText, plainValue, queryPairs, type Pair, type QueryPair} from './serialize';

/** A part of a multipart form: a text, or the name of a file in the script's folder. */
export interface Part {
  name: string;
  value: string;
  isFile: boolean;
  /** Its media type, if the description names one. */
  type?: string;
}

export type SampleBody =
  | {kind: 'json'; type: string; text: string; value: Json}
  | {kind: 'text'; type: string; text: string}
  | {kind: 'form'; type: string; text: string; fields: Pair[]}
  /** The content of a file, by its name in the script's folder. */
  | {kind: 'file'; type: string; file: string}
  /** The client itself sends the media type, as it contains a boundary. */
  | {kind: 'multipart'; type?: undefined; parts: Part[]};

/** The request that the samples of all languages send. */
export interface SampleRequest {
  method: string;
  /** Address without the query. */
  address: string;
  query: QueryPair[];
  headers: Pair[];
  body?: SampleBody;
  /** Timeout in seconds, if a language's default is too short. */
  timeout?: number;
  /** What a successful response contains, which decides how samples print it. */
  answer: 'json' | 'text' | 'nothing';
}

export {keyPlaceholder} from './credentials';

export const mediaExample = (media: Media): Json | undefined => examplesOf(media)[0]?.value;

/** A value for a parameter. The name stands in for a missing example of a text. */
export function parameterExample(parameter: Parameter, resolve: Resolve): Json {
  const [media] = Object.values(parameter.content ?? {});
  const given = [parameter, media].map((one) => one && mediaExample(one)).find((one) => one !== undefined);
  if (given !== undefined) return given;
  const schema = media?.schema ?? parameter.schema ?? {};
  const made = exampleOf(schema, resolve);
  return made === undefined || made === 'string' ? parameter.name : made;
}

export function sampleRequest(entry: Entry, reference: Reference): SampleRequest {
  const resolve = reference.schema;
  const sent = entry.parameters
    .filter((one) => one.required === true || one['x-in-sample'])
    .map((one) => {
      const example = parameterExample(one, resolve);
      return {...one, example: one.content ? asText(example) : example};
    });
  const pick = (place: Parameter['in']) => sent.filter((one) => one.in === place);
  const inPath = new Map(pick('path').map((one) => [one.name, one]));
  const path = entry.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    plainValue({...inPath.get(name), name}, inPath.get(name)?.example ?? name, encodeURIComponent),
  );
  const credentials = credentialsOf(entry, reference.securityScheme);
  const cookies = [
    ...credentials.cookie,
    ...pick('cookie').flatMap((one) => queryPairs(one, one.example).map(({pair}) => pair)),
  ].map((pair) => pair.join('='));
  const [server] = entry.servers;
  return {
    method: entry.method.toUpperCase(),
    address: `${server ? fillServer(server) : ''}${path}`,
    query: [
      ...pick('query').flatMap((one) => queryPairs(one, one.example)),
      ...credentials.query.flatMap(([name, value]) => queryPairs({name}, value)),
    ],
    headers: [
      ...credentials.header,
      ...pick('header').map((one): Pair => [one.name, plainValue(one, one.example, String)]),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] satisfies Pair] : []),
    ],
    body: sampleBody(entry, resolve),
    timeout: entry.operation['x-timeout'],
    answer: answerKind(entry),
  };
}

function answerKind({responses, method}: Entry): SampleRequest['answer'] {
  const success = responses.find(([status]) => status.startsWith('2'))?.[1];
  const types = Object.keys(success?.content ?? {});
  if (types.length === 0 || method === 'head') return 'nothing';
  return types.some(isJson) ? 'json' : 'text';
}

export const jsonBody = (type: string, value: Json): SampleBody => ({
  kind: 'json',
  type,
  text: pretty(value),
  value,
});

function sampleBody(entry: Entry, resolve: Resolve): SampleBody | undefined {
  const [type, media] = Object.entries(entry.body?.content ?? {})[0] ?? [];
  if (!type || !media) return undefined;
  const schema = mergeParts(openSchema(media.schema ?? {}, resolve).parts);
  const given = mediaExample(media);
  const value = given === undefined && media.schema ? exampleOf(media.schema, resolve) : given;
  if (isJson(type)) return value === undefined ? undefined : jsonBody(type, value);
  if (isForm(type) || isMultipart(type)) return sampleForm(type, media, schema, value, resolve);
  const text = isText(type) ? value : mediaExample(media);
  if (typeof text === 'string' && !isBinary(schema)) return {kind: 'text', type, text};
  if (isText(type)) return undefined;
  return {kind: 'file', type, file: essence(type).replace(/.*\//, 'body.')};
}

function sampleForm(
  type: string,
  {encoding = {}}: Media,
  {properties = {}}: Schema,
  value: Json | undefined,
  resolve: Resolve,
): SampleBody {
  const isFile = (property: Schema, contentType?: string): boolean => {
    const merged = mergeParts(openSchema(property, resolve).parts);
    if (isBinary(merged) || (merged.items !== undefined && isFile(merged.items))) return true;
    return contentType !== undefined && !isJson(contentType) && !isText(contentType);
  };
  const all = Object.entries((value ?? {}) as Record<string, Json>).map(([name, field]) => {
    const {contentType, ...style}: Encoding = encoding[name] ?? {};
    const isStyled = Object.keys(style).length > 0;
    const items = Array.isArray(field) ? field : [field];
    const pairs = isStyled
      ? queryPairs({name, ...style}, field)
      : items.flatMap((item) => queryPairs({name}, asText(item)));
    // The first of several media types. A range, such as image/*, cannot be sent.
    const [first = ''] = contentType?.split(/\s*,\s*/) ?? [];
    const type = first.includes('*') ? undefined : first || undefined;
    return {isFile: isFile(properties[name] ?? {}, contentType), type, pairs};
  });
  if (isMultipart(type)) {
    const parts = all.flatMap(({pairs, ...part}) =>
      pairs.map(({pair: [name, value]}) => ({...part, name, value})),
    );
    // Files first.
    return {kind: 'multipart', parts: parts.sort((one, two) => Number(two.isFile) - Number(one.isFile))};
  }
  const pairs = all.flatMap(({pairs}) => pairs);
  const fields = pairs.map(({pair}) => pair);
  const isRepeated = new Set(fields.map(([name]) => name)).size < fields.length;
  const text = pairs.map((pair) => pair.text).join('&');
  return isRepeated || pairs.some(isSpecial)
    ? {kind: 'text', type, text}
    : {kind: 'form', type, text, fields};
}

/** Whether a client that encodes the pair itself would send something else. */
export const isSpecial = ({pair, text}: QueryPair): boolean =>
  text !== pair.map(encodeURIComponent).join('=');

/** The address with its query string. */
export const fullAddress = ({address, query}: SampleRequest): string =>
  query.length > 0 ? `${address}?${query.map(({text}) => text).join('&')}` : address;

/** Values by name. A name that occurs several times gets a list of values. */
export function grouped(pairs: readonly Pair[]): Record<string, string | string[]> {
  const lists: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    lists[name] = name in lists ? [lists[name] ?? [], value].flat() : value;
  }
  return lists;
}

/** The `Content-Disposition` of a part of a multipart form. */
export function disposition({name, value, isFile}: Part): string {
  const quoted = (text: string) => `"${text.replace(/["\r\n]/g, encodeURIComponent)}"`;
  return `form-data; name=${quoted(name)}${isFile ? `; filename=${quoted(value)}` : ''}`;
}

/** The method in title case, as several libraries name it: Post. */
export const methodName = ({method}: SampleRequest): string =>
  method.charAt(0) + method.slice(1).toLowerCase();
