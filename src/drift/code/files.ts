import {createHash} from 'node:crypto';
import {parse as yaml} from 'yaml';
import {statements} from '../../platform/statements';
import type {Checkout} from '../checkout';
import {definitionsOf, type Definition} from './definitions';
import {parse, parserOf} from './parser';

const folders = ['agenta-backend/agenta_backend', 'agenta-cli/agenta', 'agenta-web/src'];
/** Compared as data: the generated client without its core, and the steps of migrations. */
const isData = /\/(client\/backend\/(?!core\/)|migrations\/(mongo|postgres\/versions)\/)/;
const isCode = /\.(py|tsx?|js)$/;
/** Whether a file is code whose definitions have digests. */
export const isDigested = (file: string): boolean =>
  folders.some((folder) => file.startsWith(`${folder}/`)) &&
  /\.(py|tsx?)$/.test(file) &&
  !isData.test(file);

/** Lists of packages and texts for people, which change all the time. */
const isOther = /(package(-lock)?\.json|pyproject\.toml|\.lock|README\.md)$/;

/** YAML with sorted keys, and lists of `NAME=value` as mappings. */
const ordered = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || !value) return value;
  const pairs = Array.isArray(value)
    ? value.map((one) => /^([\w.-]+)=(.*)$/.exec(String(one))?.slice(1))
    : Object.entries(value);
  const known = pairs.filter((pair) => pair !== undefined);
  if (known.length === 0 || known.length < pairs.length) return value;
  return Object.fromEntries(known.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)) as []);
};

/** SQL without comments, in one line, and with words outside of quotes in lower case. */
const statementsOf = (text: string): string =>
  text
    .replace(/--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/'[^']*'|\w+/g, (word) => (word.startsWith("'") ? word : word.toLowerCase()));

/** Scripts, settings and the like are not taken apart. */
function wholeFile(file: string, text: string): Definition {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const told = /\.ya?ml$/.test(file)
    ? JSON.stringify(yaml(text), ordered)
    : file.endsWith('.sql')
      ? statementsOf(text)
      : lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n');
  const digest = createHash('sha1').update(told).digest('hex').slice(0, 8);
  return {name: 'file', digest, acts: false, lines: [[1, lines.length]]};
}

/** The definitions of a checkout by file: of the code that pages describe, and of the other files that statements rest on. */
export async function definitionsIn(
  checkout: Checkout,
): Promise<ReadonlyMap<string, readonly Definition[]>> {
  const [python, tsx] = [await parserOf('python'), await parserOf('tsx')];
  const code = folders
    .flatMap((folder) => checkout.files(folder, '.py', '.ts', '.tsx'))
    .filter(isDigested);
  const others = statements
    .map(({file}) => file)
    .filter((file) => !/\.(py|tsx?)$/.test(file) && !isOther.test(file));
  const all = [...code, ...new Set(others)].flatMap((file): [string, Definition[]][] => {
    const text = checkout.text(file);
    if (text === undefined) return [];
    if (!isCode.test(file)) return [[file, [wholeFile(file, text)]]];
    return [[file, parse(file.endsWith('.py') ? python : tsx, text, definitionsOf)]];
  });
  return new Map(all);
}
