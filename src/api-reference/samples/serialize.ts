import type {Json} from '../description/types';
import {oneLine} from './literal';

export type Pair = [name: string, value: string];

/** How a parameter or a form field is sent. */
export interface Style {
  name: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

/** A pair of a query: as it is, and as a part of an address. */
export interface QueryPair {
  pair: Pair;
  text: string;
}

export const asText = (value: Json): string => (typeof value === 'string' ? value : oneLine(value));

/** The items of a list, the fields of an object, or the value itself. */
function itemsOf(value: Json): [key: string | undefined, text: string][] {
  if (typeof value !== 'object' || value === null) return [[undefined, asText(value)]];
  return Array.isArray(value)
    ? value.map((item) => [undefined, asText(item)])
    : Object.entries(value).map(([key, field]) => [key, asText(field)]);
}

const encode = encodeURIComponent;
/** Encodes only what would end the value in a query. */
const encodeReserved = (text: string): string => encodeURI(text).replace(/[#&+]/g, encode);

const delimiters: Readonly<Record<string, string>> = {spaceDelimited: ' ', pipeDelimited: '|'};

/** The fields of an object at any depth, as many servers read them: `name[outer][inner]`. Items of a list share a name. */
function deepItems(name: string, value: Json): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[name, asText(value)]];
  return Array.isArray(value)
    ? value.flatMap((item) => deepItems(name, item))
    : Object.entries(value).flatMap(([key, field]) => deepItems(`${name}[${key}]`, field));
}

/** A value as the pairs of a query or a form. */
export function queryPairs(how: Style, value: Json): QueryPair[] {
  const {name, style = 'form', explode = style === 'form', allowReserved} = how;
  const items = itemsOf(value);
  const valueText = allowReserved ? encodeReserved : encode;
  const pairOf = (key: string, text: string): QueryPair => ({
    pair: [key, text],
    text: `${encode(key)}=${valueText(text)}`,
  });
  if (style === 'deepObject') return deepItems(name, value).map((item) => pairOf(...item));
  if (explode || typeof value !== 'object') return items.map(([key, text]) => pairOf(key ?? name, text));
  const delimiter = delimiters[style] ?? ',';
  const flat = items.flatMap(([key, text]) => (key === undefined ? [text] : [key, text]));
  const shown = delimiter === ',' ? ',' : encode(delimiter);
  return [
    {
      pair: [name, flat.join(delimiter)],
      text: `${encode(name)}=${flat.map(valueText).join(shown)}`,
    },
  ];
}

/** A value as a part of a path or as a header, after `write` has encoded its parts. */
export function plainValue(
  {name, style = 'simple', explode = false}: Style,
  value: Json,
  write: (text: string) => string,
): string {
  const items = itemsOf(value).map(([key, text]) => [key && write(key), write(text)] as const);
  const prefix = {label: '.', matrix: ';'}[style] ?? '';
  if (style === 'matrix' && explode)
    return prefix + items.map(([key, text]) => `${key ?? name}=${text}`).join(';');
  const joined = items
    .map(([key, text]) => (key === undefined ? text : `${key}${explode ? '=' : ','}${text}`))
    .join(explode && prefix ? prefix : ',');
  return `${prefix}${style === 'matrix' ? `${name}=` : ''}${joined}`;
}
