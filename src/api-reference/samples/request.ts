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

export type SampleBody =
  | {kind: 'json'; type: string; value: Json}
  | {kind: 'text'; type: string; text: string}
  /** The content of a file, by its name in the script's folder. */
  | {kind: 'file'; type: string; file: string}
  /** A form has fields of text. A multipart form also has files, as their names in the script's folder. */
  | {kind: 'form' | 'multipart'; fields: Pair[]; files: Pair[]};

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

export const mediaExample = ({example, examples}: Media): Json | undefined =>
  example ?? Object.values(examples ?? {})[0]?.value;

/** A value for a parameter. The name stands in for a missing example of a text. */
export function parameterExample(parameter: Parameter, resolve: Resolve): Json {
  const [media] = Object.values(parameter.content ?? {});
  const given = mediaExample(parameter) ?? (media && mediaExample(media));
  if (given !== undefined) return given;
  const schema: Schema = media?.schema ?? parameter.schema ?? {};
  const made = exampleOf(schema, resolve, true);
  return made === undefined || made === 'string' ? parameter.name : made;
}

export function sampleRequest(entry: Entry, reference: Reference): SampleRequest {
  const resolve = reference.schema;
  const sent = entry.parameters
    .filter((one) => one.required ?? one['x-in-sample'])
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
  const inQuery = pick('query').flatMap((one) => queryPairs(one, one.example));
  const cookies = [
    ...credentials.cookie,
    ...pick('cookie').flatMap((one) => queryPairs(one, one.example).map(({pair}) => pair)),
  ].map((pair) => pair.join('='));
  const [server] = entry.servers;
  return {
    method: entry.method.toUpperCase(),
    address: `${server ? fillServer(server) : ''}${path}`,
    query: [...inQuery, ...credentials.query.flatMap(([name, value]) => queryPairs({name}, value))],
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

function sampleBody(entry: Entry, resolve: Resolve): SampleBody | undefined {
  const [type, media] = Object.entries(entry.body?.content ?? {})[0] ?? [];
  if (!type || !media) return undefined;
  const schema = mergeParts(openSchema(media.schema ?? {}, resolve).parts);
  const value = mediaExample(media) ?? (media.schema && exampleOf(media.schema, resolve, true));
  if (isJson(type)) return value === undefined ? undefined : {kind: 'json', type, value};
  if (isForm(type) || isMultipart(type)) return sampleForm(type, media, schema, value, resolve);
  if (isText(type) && !isBinary(schema))
    return typeof value === 'string' ? {kind: 'text', type, text: value} : undefined;
  return {kind: 'file', type, file: essence(type).replace(/.*\//, 'body.')};
}

function sampleForm(
  type: string,
  {encoding = {}}: Media,
  {properties = {}}: Schema,
  value: Json | undefined,
  resolve: Resolve,
): SampleBody {
  const all = Object.entries((value ?? {}) as Record<string, Json>);
  const isFile = (property: Schema | boolean = {}): boolean => {
    if (typeof property === 'boolean') return false;
    const merged = mergeParts(openSchema(property, resolve).parts);
    return isBinary(merged) || (merged.items !== undefined && isFile(merged.items));
  };
  const pairsOf = ([name, field]: [string, Json]): QueryPair[] => {
    const {style, explode, allowReserved}: Encoding = encoding[name] ?? {};
    if (style ?? explode ?? allowReserved) return queryPairs({name, style, explode, allowReserved}, field);
    return (Array.isArray(field) ? field : [field]).flatMap((item) => queryPairs({name}, asText(item)));
  };
  const pairs = all.filter(([name]) => !isFile(properties[name])).flatMap(pairsOf);
  const files = all.filter(([name]) => isFile(properties[name])).flatMap(pairsOf);
  const fields = pairs.map(({pair}) => pair);
  const isRepeated = new Set(fields.map(([name]) => name)).size < fields.length;
  if (isForm(type) && (isRepeated || pairs.some(isSpecial)))
    return {kind: 'text', type, text: pairs.map(({text}) => text).join('&')};
  return {
    kind: isForm(type) ? 'form' : 'multipart',
    fields,
    files: files.map(({pair}) => pair),
  };
}

/** Whether a client that encodes the pair itself would send something else. */
export const isSpecial = ({pair, text}: QueryPair): boolean => text !== formText([pair]);

/** Fields of a form, URL-encoded. */
function formText(fields: readonly Pair[]): string {
  return fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}

/** A body that can be sent as a string, with its media type. */
export function textBody(body: Exclude<SampleBody, {kind: 'file'}>) {
  if (body.kind === 'text') return body;
  return body.kind === 'json'
    ? {type: body.type, text: pretty(body.value)}
    : {type: 'application/x-www-form-urlencoded', text: formText(body.fields)};
}

/** The address with its query string. */
export function fullAddress({address, query}: SampleRequest): string {
  return query.length > 0 ? `${address}?${query.map(({text}) => text).join('&')}` : address;
}

/** Values by name. A name that occurs several times gets a list of values. */
export function grouped(pairs: readonly Pair[]): Record<string, string | string[]> {
  const lists: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    lists[name] = name in lists ? [lists[name] ?? [], value].flat() : value;
  }
  return lists;
}

/** The name of a part of a multipart form, in its quotes. */
export const partName = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

/** The method in title case, as several libraries name it: Post. */
export const methodName = ({method}: SampleRequest): string =>
  method.charAt(0) + method.slice(1).toLowerCase();
