import {keyOf, type Difference, type Entity, type Report, type Surface} from './types';

/** The one comparison: every entity of either side, fact by fact. */
export function compare({ours, platform}: Surface): Report {
  const mine = index(ours);
  const theirs = index(platform);
  const differences: Difference[] = [];
  const byKind: Record<string, number> = {};
  const count = (kind: string, facts: number): void => {
    byKind[kind] = (byKind[kind] ?? 0) + facts;
  };
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const own = mine.get(key);
    const other = theirs.get(key);
    const {kind, parent} = (own ?? other) as Entity;
    if (own && other) {
      const facts = Object.keys(own.facts).filter((fact) => other.facts[fact] !== undefined);
      count(kind, Math.max(facts.length, Object.keys(own.facts).length === 0 ? 1 : 0));
      for (const fact of facts) differences.push(...changed(own, other, fact));
    } else if (parent === undefined || (mine.has(parent) && theirs.has(parent))) {
      count(kind, 1);
      differences.push(oneSided(own, other));
    }
  }
  const compared = Object.values(byKind).reduce((sum, one) => sum + one, 0);
  return {compared, byKind, differences: differences.sort(byWeight)};
}

function index(entities: readonly Entity[]): Map<string, Entity> {
  const map = new Map<string, Entity>();
  for (const one of entities) if (!map.has(keyOf(one))) map.set(keyOf(one), one);
  return map;
}

function changed(own: Entity, other: Entity, fact: string): Difference[] {
  let old = own.facts[fact] ?? '';
  let now = other.facts[fact] ?? '';
  if (fact === 'order') [old, now] = common(old, now);
  if (old === now) return [];
  return [
    {
      change: 'changed',
      kind: own.kind,
      name: own.name,
      detail: fact,
      old,
      now,
      ours: own.places?.[fact] ?? own.place,
      platform: other.places?.[fact] ?? other.place,
      pages: own.pages ?? [],
    },
  ];
}

/** Two orders, of the members that both have. */
function common(old: string, now: string): [string, string] {
  const lists = [old, now].map((text) => JSON.parse(text) as string[]);
  const [one = [], two = []] = lists;
  const text = (list: string[], other: string[]): string =>
    list.filter((name) => other.includes(name)).join(', ');
  return [text(one, two), text(two, one)];
}

function oneSided(own: Entity | undefined, other: Entity | undefined): Difference {
  const one = (own ?? other) as Entity;
  const facts = Object.entries(one.facts).filter(([fact]) => fact !== 'order');
  const said = facts.map(([fact, value]) => `${fact} ${value}`).join(', ') || 'present';
  return {
    change: own ? 'removed' : 'added',
    kind: one.kind,
    name: one.name,
    detail: '',
    old: own ? said : 'absent',
    now: own ? 'absent' : said,
    ours: own?.place,
    platform: other?.place,
    pages: one.pages ?? [],
  };
}

/** What breaks a reader's program comes first: gone, newly demanded, changed, and last what is new. */
function weight({change, detail, now}: Difference): number {
  if (change === 'removed') return 0;
  if (change === 'added') return now.includes('required true') ? 1 : 3;
  return detail === 'required' && now === 'true' ? 1 : 2;
}

const kinds = [
  'release',
  'operation',
  'parameter',
  'property',
  'status',
  'SDK name',
  'callable',
  'argument',
  'attribute',
  'import',
  'client method',
  'client argument',
  'client type',
  'client field',
  'command',
  'option',
  'prompt',
  'variable',
  'service',
  'port',
  'mount',
  'evaluator',
  'setting',
];

function byWeight(a: Difference, b: Difference): number {
  const rank = ({kind}: Difference): number =>
    kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
  return (
    weight(a) - weight(b) || rank(a) - rank(b) || (a.name + a.detail < b.name + b.detail ? -1 : 1)
  );
}
