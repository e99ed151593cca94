import {isRecorded, ownerKey, pagesOf, rank} from './kinds';
import {spelled} from './python/types';
import type {Difference, Entity, Fact, Report, Surface} from './types';

/**
 * Compares every entity of both sides, fact by fact. A fact that one side lacks is `none` if the kind is recorded; else it is not told, and
 * not compared.
 */
export function compare({ours, platform}: Surface): Report {
  const [mine, theirs] = [index(ours), index(platform)];
  const differences: Difference[] = [];
  let compared = 0;
  for (const [key, one] of new Map([...theirs, ...mine])) {
    const [own, other] = [mine.get(key), theirs.get(key)];
    const whole = ownerKey(one);
    // A part of something that one side lacks is not reported again.
    if (whole && !(mine.has(whole) && theirs.has(whole)) && !(own && other)) continue;
    const {kind, name} = one;
    // Something new belongs where we state what it is part of.
    const pages = pagesOf(own ?? mine.get(whole ?? '') ?? one);
    const all = own && other ? facts(own, other) : [];
    const told = own && other ? all.flatMap(changed) : [oneSided(own, one)];
    for (const change of told) differences.push({kind, name, ...change, platform: other?.place, pages});
    compared += Math.max(1, all.length);
  }
  return {compared, differences: differences.sort(byWeight)};
}

/** Entities by kind and name; the first one wins. */
const index = (entities: readonly Entity[]): Map<string, Entity> =>
  new Map([...entities].reverse().map((one) => [`${one.kind} ${one.name}`, one]));

type Pair = readonly [name: string, said: string, told: string];

/** The facts of two entities that are compared, as text. */
function facts({kind, facts: ours}: Entity, {facts: theirs}: Entity): Pair[] {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return names.flatMap((name): Pair[] => {
    const [said, told] = [ours[name], theirs[name]];
    if (!isRecorded(kind) && (said === undefined || told === undefined)) return [];
    const none = typeof (said ?? told) === 'boolean' ? 'false' : 'none';
    const normal = (fact = none as Fact): string => textOf(normalForm(kind, name, fact));
    const [one, other] = [normal(said), normal(told)];
    return [name === 'order' ? [name, inOrder(one, other), inOrder(other, one)] : [name, one, other]];
  });
}

/** Types may be spelled in several ways, and the values of an enum may be in any order. */
function normalForm(kind: string, name: string, fact: Fact): Fact {
  if (typeof fact === 'object') return name === 'is' ? [...fact].sort() : fact;
  const isType = /^(client|argument)/.test(kind) && /^(type|is)$/.test(name);
  return isType ? spelled(String(fact)) : fact;
}

export const textOf = (fact: Fact): string =>
  typeof fact === 'object' ? fact.join(', ') || 'none' : String(fact);

type Change = Pick<Difference, 'change' | 'detail' | 'old' | 'now'>;

const changed = ([detail, old, now]: Pair): Change[] =>
  old === now ? [] : [{change: 'changed', detail, old, now}];

/** The names in an order that the other side has too, so that only a different order counts. */
function inOrder(names: string, other: string): string {
  const [all, known] = [names.split(', '), new Set(other.split(', '))];
  return all.filter((name) => known.has(name)).join(', ');
}

function oneSided(own: Entity | undefined, {facts: all}: Entity): Change {
  const told = Object.entries(all).filter(([fact]) => fact !== 'order');
  const said = told.map(([fact, value]) => `${fact} ${textOf(value)}`).join(', ') || 'present';
  return own
    ? {change: 'removed', detail: '', old: said, now: 'absent'}
    : {change: 'added', detail: '', old: 'absent', now: said};
}

/** Sorts by how much a difference breaks a reader's program: removed, newly required, changed, added. */
function weight({change, detail, now}: Difference): number {
  if (change === 'removed') return 0;
  if (change === 'added') return now.includes('required true') ? 1 : 3;
  return detail === 'required' && now === 'true' ? 1 : 2;
}

const byWeight = (a: Difference, b: Difference): number =>
  weight(a) - weight(b) || rank(a.kind) - rank(b.kind) || (a.name + a.detail < b.name + b.detail ? -1 : 1);
