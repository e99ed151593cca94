import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {families, type Lines} from '../platform/sources';
import {isDocumented} from './history';
import {entity, type Entity, type Surface} from './types';

type Family = keyof typeof families;

const folder = 'src/platform/sources';
const kindsOf = Object.entries(families) as [Family, readonly string[]][];

/** The lines of the platform's source that prove what we state, by file and name. The first line of a name wins. */
export function linesOf({ours, platform}: Surface, family: Family): Lines {
  const kinds: readonly string[] = families[family];
  const told = new Set(ours.map(({kind, name}) => `${kind} ${name}`));
  const lines: Record<string, Record<string, number>> = {};
  const seen = new Set<string>();
  for (const {kind, name, place} of platform) {
    // If a schema stands for two models of the platform, the first one counts.
    const short = name.replace(/ \(\w+\)(?=\.)/, '');
    if (!place || !kinds.includes(kind) || !told.has(`${kind} ${name}`) || seen.has(short))
      continue;
    seen.add(short);
    (lines[place.file] ??= {})[short] = place.line;
  }
  return Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Converts lines to entities, to compare them. */
export const entitiesOf = (family: Family, lines: Lines): Entity[] =>
  Object.entries(lines).flatMap(([file, names]) =>
    Object.entries(names).map(([name, line]) =>
      entity('source', `${family} ${name}`, {line: `${file}:${line}`}, placeOf(family)),
    ),
  );

const placeOf = (family: Family) => ({file: `${folder}/${family}.json`, line: 1});

/** The stored lines and those of the checkout; nothing unless it is the documented commit. */
export function sources(root: string, checkout: string, surface: Surface): Surface {
  const read = (family: Family): Lines =>
    JSON.parse(readFileSync(path.join(root, placeOf(family).file), 'utf8')) as Lines;
  const compared = isDocumented(checkout) ? kindsOf.map(([family]) => family) : [];
  return {
    ours: compared.flatMap((family) => entitiesOf(family, read(family))),
    platform: compared.flatMap((family) => entitiesOf(family, linesOf(surface, family))),
  };
}

/** Writes the lines of a checkout, with one row per file of the platform, so that diffs are readable. Returns the number of lines. */
export function writeSources(root: string, surface: Surface): number {
  return kindsOf.reduce((sum, [family]) => {
    const lines = linesOf(surface, family);
    const rows = Object.entries(lines).map(([file, all]) => `"${file}": ${JSON.stringify(all)}`);
    writeFileSync(path.join(root, placeOf(family).file), `{\n${rows.join(',\n')}\n}\n`);
    return sum + entitiesOf(family, lines).length;
  }, 0);
}
