import {pagesOf, rank, ownerKey} from './kinds';
import type {Difference, Entity, Report, Surface} from './types';

/** Compares every entity of both sides, fact by fact. `placeOf` finds the place of one of ours. */
export function compare({ours, platform}: Surface, placeOf = ({place}: Entity) => place): Report {
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
    const home = own ?? mine.get(whole ?? '');
    const places = {ours: home && placeOf(home), platform: other?.place};
    const told = own && other ? changes(own.facts, other.facts) : [oneSided(own, one)];
    for (const {change, ...more} of told)
      differences.push({change, kind, name, ...more, ...places, pages: pagesOf(home ?? one)});
    const shared = Object.keys(own?.facts ?? {}).filter((fact) => other?.facts[fact] !== undefined);
    compared += Math.max(1, shared.length);
  }
  return {compared, differences: differences.sort(byWeight)};
}

/** Entities by kind and name; the first one wins. */
const index = (entities: readonly Entity[]): Map<string, Entity> =>
  new Map([...entities].reverse().map((one) => [`${one.kind} ${one.name}`, one]));

type Change = Pick<Difference, 'change' | 'detail' | 'old' | 'now'>;

const changes = (ours: Entity['facts'], platform: Entity['facts']): Change[] =>
  Object.entries(ours).flatMap(([detail, said]): Change[] => {
    const told = platform[detail] ?? said;
    const isOrder = detail === 'order';
    const [old, now] = isOrder ? [inOrder(said, told), inOrder(told, said)] : [said, told];
    return old === now ? [] : [{change: 'changed', detail, old, now}];
  });

/** The names in an order that the other side has too, so that only a different order counts. */
function inOrder(names: string, other: string): string {
  const [all, known] = [names.split(', '), new Set(other.split(', '))];
  return all.filter((name) => known.has(name)).join(', ');
}

function oneSided(own: Entity | undefined, {facts}: Entity): Change {
  const told = Object.entries(facts).filter(([fact]) => fact !== 'order');
  const said = told.map(([fact, value]) => `${fact} ${value}`).join(', ') || 'present';
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
  weight(a) - weight(b) ||
  rank(a.kind) - rank(b.kind) ||
  (a.name + a.detail < b.name + b.detail ? -1 : 1);
