import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {families, type Lines} from '../platform/sources';
import {release} from '../platform/release';
import {entity, type Entity, type Surface} from './types';

type Family = keyof typeof families;

const folder = 'src/platform/sources';
const kindsOf = Object.entries(families) as [Family, readonly string[]][];

/** The lines of the platform that prove what we state, by file and name; of two with one name the first. */
export function linesOf({ours, platform}: Surface, family: Family): Lines {
  const kinds: readonly string[] = families[family];
  const told = new Set(ours.map(({kind, name}) => `${kind} ${name}`));
  const lines: Record<string, Record<string, number>> = {};
  const seen = new Set<string>();
  for (const {kind, name, place} of platform) {
    // A schema that stands for two models of the platform is told by the first.
    const short = name.replace(/ \(\w+\)(?=\.)/, '');
    if (!place || !kinds.includes(kind) || !told.has(`${kind} ${name}`) || seen.has(short))
      continue;
    seen.add(short);
    (lines[place.file] ??= {})[short] = place.line;
  }
  return Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lines as things to compare. */
export const entitiesOf = (family: Family, lines: Lines): Entity[] =>
  Object.entries(lines).flatMap(([file, names]) =>
    Object.entries(names).map(([name, line]) =>
      entity('source', `${family} ${name}`, {line: `${file}:${line}`}, placeOf(family)),
    ),
  );

const placeOf = (family: Family) => ({file: `${folder}/${family}.json`, line: 1});

/** Whether a checkout is the documented commit, without a change: in any other, lines have moved. */
function isDocumented(checkout: string): boolean {
  try {
    const ask = '--no-optional-locks describe --always --dirty --abbrev=10 --exclude=*'.split(' ');
    const said = execFileSync('git', ask, {cwd: checkout, encoding: 'utf8', stdio: 'pipe'});
    return said.trim() === release.commit;
  } catch {
    return false;
  }
}

/** The written lines beside those of the checkout. */
export function sources(root: string, checkout: string, surface: Surface): Surface {
  const read = (family: Family): Lines =>
    JSON.parse(readFileSync(path.join(root, placeOf(family).file), 'utf8')) as Lines;
  const both = isDocumented(checkout) ? kindsOf.map(([family]) => family) : [];
  return {
    ours: both.flatMap((family) => entitiesOf(family, read(family))),
    platform: both.flatMap((family) => entitiesOf(family, linesOf(surface, family))),
  };
}

/** Writes the lines of a checkout; one line for each file of the platform keeps changes readable. */
export function writeSources(root: string, surface: Surface): number {
  return kindsOf.reduce((sum, [family]) => {
    const lines = linesOf(surface, family);
    const rows = Object.entries(lines).map(([file, all]) => `"${file}": ${JSON.stringify(all)}`);
    writeFileSync(path.join(root, placeOf(family).file), `{\n${rows.join(',\n')}\n}\n`);
    return sum + entitiesOf(family, lines).length;
  }, 0);
}
