import {split, type Told, type Tree} from './extracted';
import {rank} from './kinds';
import {spelled} from './python/types';
import {unknown, type Difference, type Fact, type Facts, type Names, type Report} from './types';

/** Where the platform tells a thing, and the pages that show it. */
export type About = (kind: string, names: Names) => Pick<Difference, 'platform' | 'pages'>;

/** Parts whose order users notice. */
const ordered = /^(argument|prompt)$/;

/** Compares two trees fact by fact. Something that one side lacks is told once, without its parts; a fact that one side lacks is `none`. */
export function compare(ours: Tree, theirs: Tree, about: About): Report {
  const differences: Difference[] = [];
  let compared = 0;
  const tell = (kind: string, names: Names, change: Change): void => {
    differences.push({kind, name: names.join(' '), ...change, ...about(kind, names)});
  };
  const visit = (mine: Tree, far: Tree, owners: Names): void => {
    for (const kind of namesOf(mine, far))
      for (const name of namesOf(far[kind] ?? {}, mine[kind] ?? {})) {
        const [own, other] = [mine[kind]?.[name], far[kind]?.[name]];
        const names = [...owners, name];
        if (own === undefined || other === undefined) {
          compared += 1;
          tell(kind, names, own === undefined ? added(other ?? '') : removed(own));
          continue;
        }
        const [one, two] = [split(own), split(other)];
        const facts = pairs(kind, one, two);
        compared += Math.max(1, facts.length);
        for (const [detail, old, now] of facts)
          if (old !== now) tell(kind, names, {change: 'changed', detail, old, now});
        visit(one.parts, two.parts, names);
      }
  };
  visit(ours, theirs, []);
  return {compared, differences: differences.sort(byWeight)};
}

type Change = Pick<Difference, 'change' | 'detail' | 'old' | 'now'>;
type Split = ReturnType<typeof split>;

const namesOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** The facts of a thing on both sides, as text, and the order of its parts. */
function pairs(kind: string, one: Split, two: Split): (readonly [string, string, string])[] {
  const facts = namesOf(one.facts, two.facts).flatMap((name) => {
    const [said, told] = [one.facts[name], two.facts[name]];
    if (said === unknown || told === unknown) return [];
    const none = typeof (said ?? told) === 'boolean' ? 'false' : 'none';
    const text = (fact: Fact = none): string => textOf(normalForm(kind, name, fact));
    return [
      name === 'order' ? inOrder(name, text(said), text(told)) : ([name, text(said), text(told)] as const),
    ];
  });
  const orders = Object.keys(one.parts).filter((part) => ordered.test(part) && two.parts[part]);
  const names = ({parts}: Split, part: string): string => Object.keys(parts[part] ?? {}).join(', ');
  return [...facts, ...orders.map((part) => inOrder('order', names(one, part), names(two, part)))];
}

/** The names that both sides have, in the order of each. */
function inOrder(detail: string, one: string, two: string) {
  const within = (all: string, other: string): string => {
    const known = new Set(other.split(', '));
    return all
      .split(', ')
      .filter((name) => known.has(name))
      .join(', ');
  };
  return [detail, within(one, two), within(two, one)] as const;
}

/** Types may be spelled in several ways, and the values of an enum may be in any order. */
function normalForm(kind: string, name: string, fact: Fact): Fact {
  if (typeof fact === 'object') return name === 'is' ? [...fact].sort() : fact;
  const isType = /^(client|argument)/.test(kind) && /^(type|is)$/.test(name);
  return isType ? spelled(String(fact)) : fact;
}

export const textOf = (fact: Fact): string =>
  typeof fact === 'object' ? fact.join(', ') || 'none' : String(fact);

const told = (facts: Facts): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== unknown)
    .map(([fact, value]) => `${fact} ${textOf(value)}`)
    .join(', ') || 'present';

const added = (what: Told): Change => ({
  change: 'added',
  detail: '',
  old: 'absent',
  now: told(split(what).facts),
});
const removed = (what: Told): Change => ({
  change: 'removed',
  detail: '',
  old: told(split(what).facts),
  now: 'absent',
});

/** Sorts by how much a difference breaks a reader's program: removed, newly required, changed, added. */
function weight({change, detail, now}: Difference): number {
  if (change === 'removed') return 0;
  if (change === 'added') return now.includes('required true') ? 1 : 3;
  return detail === 'required' && now === 'true' ? 1 : 2;
}

const byWeight = (a: Difference, b: Difference): number =>
  weight(a) - weight(b) || rank(a.kind) - rank(b.kind) || (a.name + a.detail < b.name + b.detail ? -1 : 1);
