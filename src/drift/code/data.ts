import {parse as toml} from 'smol-toml';
import {parse as yaml} from 'yaml';
import {hash} from './digest';

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  yml: yaml,
  yaml,
  json: yaml,
  toml,
  lock: toml,
};

type Mapping = Readonly<Record<string, unknown>>;

/** A value as a mapping: a list of `NAME=value` is one, too. */
function mappingOf(value: unknown): Mapping | undefined {
  if (typeof value !== 'object' || !value) return undefined;
  if (!Array.isArray(value)) return value as Mapping;
  const pairs = value.map((one) =>
    typeof one === 'string' ? /^([\w.-]+)=(.*)$/.exec(one)?.slice(1) : undefined,
  );
  return pairs.every((pair) => pair !== undefined) && pairs.length > 0
    ? (Object.fromEntries(pairs as [string, string][]) as Mapping)
    : undefined;
}

/** Data with sorted keys. */
const ordered = (_: string, value: unknown): unknown => {
  const mapping = mappingOf(value);
  return mapping ? Object.fromEntries(Object.entries(mapping).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
};

/** The data in a file; undefined if it holds none, or not as its ending says. */
export function dataIn(file: string, text: string): unknown {
  try {
    return parsers[file.split('.').at(-1) ?? '']?.(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of keys such as `services.backend`. Keys may contain dots. */
export function valueAt(data: unknown, keys: string): unknown {
  const mapping = mappingOf(data);
  if (!mapping) return undefined;
  if (keys in mapping) return mapping[keys];
  return Object.keys(mapping)
    .filter((key) => keys.startsWith(`${key}.`))
    .map((key) => valueAt(mapping[key], keys.slice(key.length + 1)))
    .find((value) => value !== undefined);
}

/** Lines without comments, blank lines and indentation. */
const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !/^#(?!!|\s*syntax=)/.test(line))
    .join('\n');

export const digestOfData = (value: unknown): string => hash(JSON.stringify(value, ordered));

/** The digest of a file that is not taken apart. */
export function digestOfFile(file: string, text: string): string {
  const data = dataIn(file, text);
  if (data !== undefined && data !== null) return digestOfData(data);
  return hash(linesOf(text));
}
