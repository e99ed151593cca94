import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {short, typed} from '../platform/short';
import type {Lines} from '../platform/sources';
import {fileOf, kindOf} from './kinds';
import {entity, keyOf, thingsOf, type Entity, type Fact, type Thing, type Things} from './types';

/** The facts of a thing, and its parts by kind and name; only a text if its type and default are all there is. */
type Recorded = string | {readonly [name: string]: Fact | Group};
type Group = Readonly<Record<string, Recorded>>;
/** Things by kind and name. */
export type Tree = Readonly<Record<string, Group>>;

const folder = 'src/platform/extracted';

const isPart = (value: Fact | Group | undefined): value is Group =>
  typeof value === 'object' && !Array.isArray(value);

/** The things of a recorded tree. */
const entitiesIn = (tree: Tree): Entity[] =>
  Object.entries(tree).flatMap(([kind, group]) =>
    Object.entries(group).map(([name, record]) => {
      const all = Object.entries(typeof record === 'string' ? {...typed(record)} : record);
      const facts = all.filter((one): one is [string, Fact] => !isPart(one[1]));
      const parts = all.filter((one): one is [string, Group] => isPart(one[1]));
      return entity(kind, name, Object.fromEntries(facts), undefined, entitiesIn(Object.fromEntries(parts)));
    }),
  );

/** The recorded facts of the documented release. */
export const recorded = (root: string): Things =>
  thingsOf(
    globbySync('**/*.json', {cwd: path.join(root, folder)})
      .sort()
      .flatMap((name) => {
        const {lines: _, ...tree} = JSON.parse(readFileSync(path.join(root, folder, name), 'utf8')) as Tree;
        return entitiesIn(tree);
      }),
  );

/** What is false, none or empty is left out. */
const isPresent = (value: Fact): boolean =>
  value !== false && value !== 'none' && (!Array.isArray(value) || value.length > 0);

function recordOf({facts}: Thing): Recorded {
  const present = Object.fromEntries(Object.entries(facts).filter(([, value]) => isPresent(value)));
  const {type, required = false, default: value, ...more} = present;
  const isShort = typeof type === 'string' && 'required' in facts && Object.keys(more).length === 0;
  return isShort ? short({type, required: Boolean(required), default: value as string | undefined}) : present;
}

/** Things as they are recorded, parts with the whole. */
function treeOf(things: Iterable<Thing>): Tree {
  const tree: Record<string, Record<string, Recorded>> = {};
  const wholes = new Map<string, Recorded>();
  for (const one of things) {
    const record = recordOf(one);
    const within = one.owner === undefined ? tree : (wholes.get(one.owner) as typeof tree);
    (within[one.kind] ??= {})[one.names.at(-1) ?? ''] = record;
    wholes.set(keyOf(one.kind, one.names), record);
  }
  return tree;
}

/** The extracted files of a checkout, by name: facts, and the lines of the source that prove what `ours` states. */
export function filesOf(platform: Things, ours: Things, schemas: readonly string[]): Map<string, object> {
  const wholeOf = (one: Thing): Thing => (one.owner === undefined ? one : (platform.get(one.owner) ?? one));
  const isFact = (one: Thing): boolean => kindOf(wholeOf(one).kind).file !== undefined;
  // Of operations and properties only the lines are recorded. What only the cloud has, the client alone tells.
  const facts = [...platform].flatMap(([key, one]) => (isFact(one) || ours.has(key) ? one : []));
  const named = new Map(schemas.map((name) => [name.toLowerCase(), name]));
  const fields = [...platform.values()].flatMap((one): Thing[] => {
    const [type = '', field = ''] = one.names;
    const schema = one.kind === 'client field' && named.get(type.toLowerCase());
    return schema ? [{...one, kind: 'property', names: [`${schema}.${field}`], owner: undefined}] : [];
  });
  const files = new Map<string, Thing[]>();
  for (const one of [...facts, ...fields]) {
    const name = fileOf(wholeOf(one));
    files.set(name, [...(files.get(name) ?? []), one]);
  }
  return new Map(
    [...files].map(([name, list]) => {
      const facts = list.filter(isFact).sort(byName);
      const lines = linesOf([...facts, ...list.filter((one) => !isFact(one))]);
      return [name, {...treeOf(facts), ...(lines && {lines})}];
    }),
  );
}

const byName = (a: Thing, b: Thing): number => {
  const [one = '', other = ''] = [a.names[0], b.names[0]];
  return kindOf(a.kind).ordered || one === other ? 0 : one < other ? -1 : 1;
};

/** The lines of the things whose lines pages link, by file and name. The first line of a name wins. */
function linesOf(list: readonly Thing[]): Lines | undefined {
  const lines: Record<string, Record<string, number>> = {};
  const known = new Set<string>();
  for (const {kind, names, place} of list) {
    // A schema may stand for two models of the platform.
    const full = names.join(' ').replace(/ \(\w+\)(?=\.)/, '');
    if (!place || !kindOf(kind).lines || known.has(full)) continue;
    known.add(full);
    (lines[place.file] ??= {})[full] = place.line;
  }
  const sorted = Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length > 0 ? Object.fromEntries(sorted) : undefined;
}

/** Writes the extracted files in place of those of the earlier release. */
export function writeExtracted(root: string, files: Map<string, object>): void {
  rmSync(path.join(root, folder), {recursive: true, force: true});
  for (const [name, content] of files) {
    const file = path.join(root, folder, `${name}.json`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${textOf(content)}\n`);
  }
}

/** JSON with one row per thing, or one per fact and part of what is longer, so that a diff is readable. */
function textOf(value: object, depth = 0): string {
  const flat = JSON.stringify(value);
  if (depth > 1 && flat.length < 100) return flat;
  const indent = ' '.repeat(depth);
  const rows = Object.entries(value).map(([key, one]: [string, unknown]) => {
    const text = typeof one === 'object' && one ? textOf(one, depth + 1) : JSON.stringify(one);
    return `${indent} ${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}${text}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}
