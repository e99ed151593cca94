import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {short, typed} from '../platform/short';
import type {Lines} from '../platform/sources';
import {fileOf, hasLines, isOrdered, isRecorded} from './kinds';
import {allOf, type Entity, type Fact, type Facts, type Names} from './types';

/** The facts of a thing, and its parts by kind and name; only a text if its type and default are all there is. */
export type Told = string | {readonly [name: string]: Fact | Group};
type Group = Readonly<Record<string, Told>>;
/** Things by kind and name. */
export type Tree = Readonly<Record<string, Group>>;

const folder = 'src/platform/extracted';

/** What is false, none or empty is left out. */
const isSaid = (value: Fact): boolean =>
  value !== false && value !== 'none' && (!Array.isArray(value) || value.length > 0);

function toldOf({facts, parts}: Entity): Told {
  const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => isSaid(value)));
  const {type, required = false, default: value, ...more} = said;
  const isShort = typeof type === 'string' && 'required' in facts && !Object.keys(more).length;
  if (!isShort) return {...said, ...treeOf(parts)};
  return short({type, required: Boolean(required), default: value as string | undefined});
}

/** Entities as they are recorded. The first one of a name wins. */
export function treeOf(entities: readonly Entity[]): Tree {
  const tree: Record<string, Record<string, Told>> = {};
  for (const one of entities) (tree[one.kind] ??= {})[one.name] ??= toldOf(one);
  return tree;
}

/** The facts of a thing and its parts, apart. */
export function split(told: Told): {facts: Facts; parts: Tree} {
  const [facts, parts]: [Record<string, Fact>, Record<string, Group>] = [{}, {}];
  for (const [key, value] of Object.entries(typeof told === 'string' ? {...typed(told)} : told))
    if (value === undefined) continue;
    else if (typeof value === 'object' && !Array.isArray(value)) parts[key] = value as Group;
    else facts[key] = value as Fact;
  return {facts, parts};
}

/** The things of several trees, by kind. */
export function merged(trees: readonly Tree[]): Tree {
  const all: Record<string, Group> = {};
  for (const tree of trees)
    for (const [kind, group] of Object.entries(tree)) all[kind] = {...all[kind], ...group};
  return all;
}

/** Every thing of a tree, parts included, with its names. */
export const flat = (tree: Tree, owners: Names = []): {kind: string; names: Names; facts: Facts}[] =>
  Object.entries(tree).flatMap(([kind, group]) =>
    Object.entries(group).flatMap(([name, told]) => {
      const {facts, parts} = split(told);
      const names = [...owners, name];
      return [{kind, names, facts}, ...flat(parts, names)];
    }),
  );

/** What pages state, and the names of the schemas of our description. */
type Stated = readonly [ours: Tree, schemas: ReadonlySet<string>];

/** The extracted files of a checkout, by name: facts, and the lines of the source that prove what `ours` states. */
export function filesOf(platform: readonly Entity[], ...[ours, schemas]: Stated): Map<string, object> {
  const files = new Map<string, Entity[]>();
  const byName = (a: Entity, b: Entity): number => (isOrdered(a.kind) ? 0 : a.name < b.name ? -1 : 1);
  for (const one of platform.filter(({kind}) => isRecorded(kind)).sort(byName))
    files.set(fileOf(one), [...(files.get(fileOf(one)) ?? []), one]);
  // Of operations and properties only the lines are recorded. What only the cloud has, the client alone tells.
  const stated = platform.filter(({kind, name}) => !isRecorded(kind) && ours[kind]?.[name] !== undefined);
  const named = new Map([...schemas].map((name) => [name.toLowerCase(), name]));
  const fields = allOf(platform).flatMap(({one, names: [type = '', field]}) => {
    const schema = one.kind === 'client field' && named.get(type.toLowerCase());
    return schema ? [{...one, kind: 'property', name: `${schema}.${field}`}] : [];
  });
  const proven = [...stated, ...fields];
  for (const one of proven) files.set(fileOf(one), [...(files.get(fileOf(one)) ?? []), one]);
  return new Map(
    [...files].map(([name, list]) => {
      const lines = linesOf(list);
      const facts = treeOf(list.filter(({kind}) => isRecorded(kind)));
      return [name, {...facts, ...(Object.keys(lines).length > 0 && {lines})}];
    }),
  );
}

/** The lines of the things whose lines pages link, by file and name. The first line of a name wins. */
function linesOf(list: readonly Entity[]): Lines {
  const lines: Record<string, Record<string, number>> = {};
  const known = new Set<string>();
  for (const {names, one} of allOf(list)) {
    const {kind, place} = one;
    // A schema may stand for two models of the platform.
    const full = names.join(' ').replace(/ \(\w+\)(?=\.)/, '');
    if (!place || !hasLines(kind) || known.has(full)) continue;
    known.add(full);
    (lines[place.file] ??= {})[full] = place.line;
  }
  return Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The recorded facts of the documented release. */
export const recorded = (root: string): Tree =>
  merged(
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => {
        const text = readFileSync(path.join(root, folder, name), 'utf8');
        const {lines: _, ...tree} = JSON.parse(text) as Record<string, Group>;
        return tree;
      }),
  );

/** Records the facts of a checkout. Returns the number of things. */
export function writeExtracted(root: string, platform: readonly Entity[], ...stated: Stated): number {
  rmSync(path.join(root, folder), {recursive: true, force: true});
  for (const [name, groups] of filesOf(platform, ...stated)) {
    const file = path.join(root, folder, `${name}.json`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${textOf(groups)}\n`);
  }
  return allOf(platform.filter(({kind}) => isRecorded(kind))).length;
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
