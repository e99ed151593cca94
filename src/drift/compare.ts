import type {Difference, Entity, Report, Surface} from './types';

/** The one comparison: every entity of either side, fact by fact. */
export function compare({ours, platform}: Surface): Report {
  const mine = index(ours);
  const theirs = index(platform);
  const differences: Difference[] = [];
  const byKind: Record<string, number> = {};
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const own = mine.get(key);
    const other = theirs.get(key);
    const one = own ?? other;
    // What is part of something that one side lacks is told with that.
    const whole = one?.parent === undefined || (mine.has(one.parent) && theirs.has(one.parent));
    if (!one || (!(own && other) && !whole)) continue;
    const found =
      own && other ? changes(own, other) : [oneSided(own, other, mine.get(one.parent ?? ''))];
    const shared = Object.keys(own?.facts ?? {}).filter((fact) => other?.facts[fact] !== undefined);
    byKind[one.kind] = (byKind[one.kind] ?? 0) + Math.max(1, shared.length);
    differences.push(...found);
  }
  const compared = Object.values(byKind).reduce((sum, count) => sum + count, 0);
  return {compared, byKind, differences: differences.sort(byWeight)};
}

function index(entities: readonly Entity[]): Map<string, Entity> {
  const map = new Map<string, Entity>();
  for (const one of entities) {
    const key = `${one.kind} ${one.name}`;
    if (!map.has(key)) map.set(key, one);
  }
  return map;
}

function changes(own: Entity, other: Entity): Difference[] {
  const {kind, name, place: ours, pages = []} = own;
  return Object.entries(own.facts).flatMap(([detail, said]): Difference[] => {
    const told = other.facts[detail];
    if (told === undefined) return [];
    const isOrder = detail === 'order';
    const [old, now] = isOrder ? [inOrder(said, told), inOrder(told, said)] : [said, told];
    const place = {ours, platform: other.place, pages};
    return old === now ? [] : [{change: 'changed', kind, name, detail, old, now, ...place}];
  });
}

/** The members of an order that the other one has too. */
function inOrder(names: string, other: string): string {
  const known = new Set(other.split(', '));
  return names
    .split(', ')
    .filter((name) => known.has(name))
    .join(', ');
}

function oneSided(
  own: Entity | undefined,
  other: Entity | undefined,
  parent: Entity | undefined,
): Difference {
  const {kind, name, facts, pages} = (own ?? other) as Entity;
  const told = Object.entries(facts).filter(([fact]) => fact !== 'order');
  const said = told.map(([fact, value]) => `${fact} ${value}`).join(', ') || 'present';
  const [old, now] = own ? [said, 'absent'] : ['absent', said];
  return {
    change: own ? 'removed' : 'added',
    ...{kind, name, detail: '', old, now},
    // Something new belongs where the thing that it is part of stands.
    ours: own?.place ?? parent?.place,
    platform: other?.place,
    pages: pages ?? parent?.pages ?? [],
  };
}

/** What breaks a reader's program comes first: gone, newly demanded, changed, and last what is new. */
function weight({change, detail, now}: Difference): number {
  if (change === 'removed') return 0;
  if (change === 'added') return now.includes('required true') ? 1 : 3;
  return detail === 'required' && now === 'true' ? 1 : 2;
}

/** In the order in which a reader would feel it; kinds that are not named here come last. */
const kinds =
  'release, operation, parameter, property, status, SDK name, callable, argument, attribute, import, client method, client argument, client type, client field, command, option, prompt, variable, service, port, mount, evaluator, setting'.split(
    ', ',
  );

function byWeight(a: Difference, b: Difference): number {
  const rank = ({kind}: Difference): number =>
    kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
  return (
    weight(a) - weight(b) || rank(a) - rank(b) || (a.name + a.detail < b.name + b.detail ? -1 : 1)
  );
}
