import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {short, typed} from '../platform/short';
import type {Lines} from '../platform/sources';
import {fileOf, hasLines, isOrdered, isRecorded, ownerKindOf, separatorOf} from './kinds';
import {entity, type Entity, type Fact, type Surface} from './types';

/** The facts of a thing, and its parts by kind and name; only a text if its type and default are all there is. */
type Told = string | {readonly [name: string]: Fact | Group};
type Group = Readonly<Record<string, Told>>;

/** A file of extracted facts: things by kind and name, and the lines of the platform's source that prove them. */
type Extracted = Record<string, Group> & {lines?: Lines};

const folder = 'src/platform/extracted';

const isFact = (value: Fact | Group): value is Fact => typeof value !== 'object' || Array.isArray(value);

const isSaid = (value: Fact): boolean =>
  value !== false && value !== 'none' && (!Array.isArray(value) || value.length > 0);

/** What is false, none or empty is left out, and so is an order, which the parts are in. */
const factsOf = ({kind, facts}: Entity): [string, Fact][] =>
  Object.entries(facts).filter(
    ([name, value]) => !(name === 'order' && kind in orderedParts) && isSaid(value),
  );

/** A part in the file. */
function toldOf(part: Entity): Told {
  const facts = Object.fromEntries(factsOf(part));
  const {type, required = false, default: value, ...more} = facts;
  const isShort = typeof type === 'string' && 'required' in part.facts && !Object.keys(more).length;
  return isShort ? short({type, required: Boolean(required), default: value as string | undefined}) : facts;
}

const grouped = <T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

const byName = (a: Entity, b: Entity): number =>
  isOrdered(a.kind) && isOrdered(b.kind) ? 0 : a.name < b.name ? -1 : 1;

/** The extracted files of a surface, by name. */
export function filesOf({ours, platform}: Surface): Map<string, Extracted> {
  const all = platform.filter(({kind}) => isRecorded(kind));
  const isPart = ({kind}: Entity): boolean => separatorOf(kind) !== undefined;
  const parts = grouped(all.filter(isPart), ({kind, owner}) => `${ownerKindOf(kind)} ${owner}`);
  const files = new Map<string, Extracted>();
  const fileNamed = (name: string): Extracted => {
    if (!files.has(name)) files.set(name, {});
    return files.get(name) ?? {};
  };
  for (const one of all.filter((each) => !isPart(each)).sort(byName)) {
    const own = grouped(parts.get(`${one.kind} ${one.name}`) ?? [], ({kind}) => kind);
    const told: Record<string, Fact | Group> = Object.fromEntries(factsOf(one));
    for (const [kind, list] of own) {
      const start = one.name.length + (separatorOf(kind)?.length ?? 0);
      told[kind] = Object.fromEntries(list.map((part) => [part.name.slice(start), toldOf(part)]));
    }
    const file = fileNamed(fileOf(one));
    file[one.kind] = {...file[one.kind], [one.name]: told};
  }
  for (const [file, list] of grouped(provenOf({ours, platform}), fileOf))
    fileNamed(file).lines = linesOf(list);
  return files;
}

/** The entities whose lines pages link: those that we state. The first line of a name wins. */
function provenOf({ours, platform}: Surface): Entity[] {
  const stated = new Set(ours.map(({kind, name}) => `${kind} ${name}`));
  const places = new Map<string, Entity>();
  const all = platform.filter(
    ({kind, name, place}) => hasLines(kind) && place && (isRecorded(kind) || stated.has(`${kind} ${name}`)),
  );
  // If a schema stands for two models of the platform, the first one counts.
  for (const {name, ...one} of all.reverse()) {
    const short = name.replace(/ \(\w+\)(?=\.)/, '');
    places.set(`${one.kind} ${short}`, {...one, name: short});
  }
  return [...places.values()].reverse();
}

function linesOf(proven: readonly Entity[]): Lines {
  const files = [...grouped(proven, ({place}) => place?.file ?? '')];
  const rows = files.map(([file, list]): [string, Record<string, number>] => [
    file,
    Object.fromEntries(list.map(({name, place}) => [name, place?.line ?? 0])),
  ]);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Converts the groups of a file back to entities. */
const entitiesOf = (groups: Readonly<Record<string, Group>>, owner?: string): Entity[] =>
  Object.entries(groups).flatMap(([kind, group]) =>
    Object.entries(group).flatMap(([name, told]): Entity[] => {
      const [facts, parts]: [Record<string, Fact>, Record<string, Group>] = [{}, {}];
      const whole = typeof told === 'string' ? {...typed(told)} : told;
      for (const [key, value] of Object.entries(whole))
        if (value === undefined) continue;
        else if (isFact(value)) facts[key] = value;
        else parts[key] = value;
      const full = owner === undefined ? name : ([owner, separatorOf(kind) ?? '', name] as const);
      const order = orderOf(kind, parts);
      return [entity(kind, full, {...facts, ...(order && {order})}), ...entitiesOf(parts, name)];
    }),
  );

/** The parts of a thing whose order its user notices. */
const orderedParts: Readonly<Record<string, string>> = {callable: 'argument', command: 'prompt'};

function orderOf(kind: string, parts: Readonly<Record<string, Group>>): string[] | undefined {
  const part = orderedParts[kind];
  return part === undefined ? undefined : Object.keys(parts[part] ?? {});
}

/** The recorded facts of the documented release, as entities. */
export const recorded = (root: string): Entity[] =>
  filesIn(root).flatMap((file) => {
    const {lines: _, ...groups} = JSON.parse(readFileSync(file, 'utf8')) as Extracted;
    return entitiesOf(groups);
  });

const filesIn = (root: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(root, folder, name));

/** Records the facts of a checkout. Returns the number of things. */
export function writeExtracted(root: string, surface: Surface): number {
  const files = filesOf(surface);
  rmSync(path.join(root, folder), {recursive: true, force: true});
  for (const [name, groups] of files) {
    const file = path.join(root, folder, `${name}.json`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${textOf(groups)}\n`);
  }
  return surface.platform.filter(({kind}) => isRecorded(kind)).length;
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
