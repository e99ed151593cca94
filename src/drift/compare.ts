import {pagesOf, rank} from './kinds';
import {spelled} from './python/types';
import {
  textOf,
  unknown,
  type Difference,
  type Fact,
  type Facts,
  type Report,
  type Thing,
  type Things,
} from './types';

type Change = Pick<Difference, 'change' | 'detail' | 'old' | 'now'>;

/** Compares what we state with what the platform tells, fact by fact. A fact that one side lacks is `none`. */
export function compare(ours: Things, platform: Things): Report {
  const differences: Difference[] = [];
  let compared = 0;
  for (const key of new Set([...platform.keys(), ...ours.keys()])) {
    const [own, other] = [ours.get(key), platform.get(key)];
    const {kind, names, owner} = (own ?? other) as Thing;
    const changes = own && other ? changesOf(own, other) : [lacking(own, other)];
    // Something that one side lacks is told once, without its parts.
    if (owner !== undefined && !(ours.has(owner) && platform.has(owner))) continue;
    compared += Math.max(1, changes.length);
    const pages =
      own?.pages ?? ours.get(`operation ${names[0]}`)?.pages ?? other?.pages ?? pagesOf(kind, names);
    for (const change of changes)
      if (change.old !== change.now)
        differences.push({kind, name: names.join(' '), ...change, platform: other?.place, pages});
  }
  for (const [key, own, other] of inOrder(ours, platform)) {
    const {kind, names, place} = platform.get(key) as Thing;
    const change = {change: 'changed', detail: 'order', old: own, now: other} as const;
    if (own !== other)
      differences.push({
        kind,
        name: names.join(' '),
        ...change,
        platform: place,
        pages: pagesOf(kind, names),
      });
  }
  return {compared, differences: differences.sort(byWeight)};
}

/** Every fact of a thing that both sides tell, whether it has changed or not. */
const changesOf = ({kind, facts: ours}: Thing, {facts: theirs}: Thing): Change[] =>
  [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((detail): Change[] => {
    const [own, other] = [ours[detail], theirs[detail]];
    if (own === unknown || other === unknown) return [];
    const none = typeof (own ?? other) === 'boolean' ? false : 'none';
    const text = (fact: Fact = none): string => normalForm(kind, detail, fact);
    return [{change: 'changed', detail, old: text(own), now: text(other)}];
  });

/** Types may be spelled in several ways, and the values of an enum may be in any order. */
function normalForm(kind: string, detail: string, fact: Fact): string {
  if (typeof fact === 'object') return textOf(detail === 'is' ? [...fact].sort() : fact);
  const isType = /^(client|argument)/.test(kind) && /^(type|is)$/.test(detail);
  return isType ? spelled(String(fact)) : String(fact);
}

function lacking(own: Thing | undefined, other: Thing | undefined): Change {
  const describe = (facts: Facts): string =>
    Object.entries(facts)
      .filter(([, value]) => value !== unknown)
      .map(([fact, value]) => `${fact} ${textOf(value)}`)
      .join(', ') || 'present';
  return own
    ? {change: 'removed', detail: '', old: describe(own.facts), now: 'absent'}
    : {change: 'added', detail: '', old: 'absent', now: describe(other?.facts ?? {})};
}

/** Of each thing, the parts whose order users notice, as far as both sides have them. */
function inOrder(ours: Things, platform: Things): [key: string, ours: string, platform: string][] {
  const orders = (side: Things, other: Things): Map<string, string> => {
    const found = new Map<string, string>();
    for (const [key, {kind, names, owner = ''}] of side)
      if (/^(argument|prompt)$/.test(kind) && other.has(key))
        found.set(owner, [...(found.get(owner)?.split(', ') ?? []), names.at(-1)].join(', '));
    return found;
  };
  const theirs = orders(platform, ours);
  return [...orders(ours, platform)].map(([key, own]) => [key, own, theirs.get(key) ?? '']);
}

/** Sorts by how much a difference breaks a reader's program: removed, newly required, changed, added. */
function weight({change, detail, now}: Difference): number {
  if (change === 'removed') return 0;
  if (change === 'added') return now.includes('required true') ? 1 : 3;
  return detail === 'required' && now === 'true' ? 1 : 2;
}

const byWeight = (a: Difference, b: Difference): number =>
  weight(a) - weight(b) || rank(a.kind) - rank(b.kind) || (a.name + a.detail < b.name + b.detail ? -1 : 1);
