import {createHash} from 'node:crypto';
import {statements} from '../../platform/statements';
import type {Checkout} from '../checkout';
import {definitionsOf, type Definition} from './definitions';
import {parse, parserOf} from './parser';

const folders = ['agenta-backend/agenta_backend', 'agenta-cli/agenta', 'agenta-web/src'];
/** Compared as data: the generated client, and migrations. */
const isData = /\/(client\/backend|migrations)\//;
const isCode = /\.(py|tsx?)$/;
/** Lists of packages, which change all the time. */
const isPackages = /(package\.json|pyproject\.toml)$/;

/** Scripts, settings and the like are not taken apart. */
function wholeFile(text: string): Definition {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const told = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const digest = createHash('sha1').update(told.join('\n')).digest('hex').slice(0, 8);
  return {name: 'file', digest, lines: [[1, lines.length]]};
}

/** The definitions of a checkout by file: of the code that pages describe, and of the other files that statements rest on. */
export async function definitionsIn(
  checkout: Checkout,
): Promise<ReadonlyMap<string, readonly Definition[]>> {
  const [python, tsx] = [await parserOf('python'), await parserOf('tsx')];
  const code = folders
    .flatMap((folder) => checkout.files(folder, '.py', '.ts', '.tsx'))
    .filter((file) => !isData.test(file));
  const others = statements
    .map(({file}) => file)
    .filter((file) => !isCode.test(file) && !isPackages.test(file));
  const all = [...code, ...new Set(others)].flatMap((file): [string, Definition[]][] => {
    const text = checkout.text(file);
    if (text === undefined) return [];
    if (!isCode.test(file)) return [[file, [wholeFile(text)]]];
    return [[file, parse(file.endsWith('.py') ? python : tsx, text, definitionsOf)]];
  });
  return new Map(all);
}
