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
  const compared = [...new Set([...platform.keys(), ...ours.keys()])].flatMap((key) => {
    const [own, other] = [ours.get(key), platform.get(key)];
    const {kind, names, owner = key} = (own ?? other) as Thing;
    const isPartOfMissing = owner !== key && !(ours.has(owner) && platform.has(owner));
    // Something that one side lacks is told once, without its parts.
    if (!(own && other) && isPartOfMissing) return [];
    const all = own && other ? changesOf(own, other) : [lacking(own, other)];
    const route = ours.get(`operation ${names[0]}`);
    const pages = own?.pages ?? route?.pages ?? other?.pages ?? pagesOf(kind, names);
    const found = {kind, name: names.join(' '), platform: other?.place, pages};
    const differences = all.filter(({old, now}) => old !== now).map((one) => ({...found, ...one}));
    return [{count: Math.max(1, all.length), differences}];
  });
  return {
    compared: compared.reduce((sum, {count}) => sum + count, 0),
    differences: compared.flatMap(({differences}) => differences).sort(byWeight),
  };
}

/** Every fact of a thing that both sides tell, whether it has changed or not, and the order of the parts that both have. */
function changesOf(own: Thing, other: Thing): Change[] {
  const facts = [...new Set([...Object.keys(own.facts), ...Object.keys(other.facts)])];
  const told = facts.flatMap((detail): Change[] => {
    const [old, now] = [own.facts[detail], other.facts[detail]];
    if (old === unknown || now === unknown) return [];
    const none = typeof (old ?? now) === 'boolean' ? false : 'none';
    const text = (fact: Fact = none): string => normalForm(own.kind, detail, fact);
    return [{change: 'changed', detail, old: text(old), now: text(now)}];
  });
  const common = ({order}: Thing, {order: known}: Thing): string =>
    order.filter((name) => known.includes(name)).join(', ');
  const order = {detail: 'order', old: common(own, other), now: common(other, own)};
  return [...told, ...(order.old === '' ? [] : [{change: 'changed' as const, ...order}])];
}

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

/** Sorts by how much a difference breaks a reader's program: removed, newly required, changed, added. */
function weight({change, detail, now}: Difference): number {
  if (change === 'removed') return 0;
  if (change === 'added') return now.includes('required true') ? 1 : 3;
  return detail === 'required' && now === 'true' ? 1 : 2;
}

const byWeight = (a: Difference, b: Difference): number =>
  weight(a) - weight(b) || rank(a.kind) - rank(b.kind) || (a.name + a.detail < b.name + b.detail ? -1 : 1);
