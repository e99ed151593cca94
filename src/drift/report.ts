import type {Difference, Place, Report} from './types';

const at = (place: Place | undefined): string => (place ? `${place.file}:${place.line}` : '');

/** The first few of a list, and how many more there are. */
const few = (all: readonly string[], most: number): string =>
  [...all.slice(0, most), ...(all.length > most ? [`and ${all.length - most} more`] : [])].join(', ');

/** `changed  what  "old" → "new"  file:line → sections`. */
const row = (what: readonly string[], place: string, pages: readonly string[]): string =>
  [...what, [place, ...(pages.length > 0 ? [`→ ${pages.join(', ')}`] : [])].join(' ').trim()]
    .filter(Boolean)
    .join('  ');

/** One line for a difference of facts. */
export function line(one: Difference): string {
  const {change, kind, name, detail, old, now, platform, pages} = one;
  const [before, after] = shortened(old.split(', '), now.split(', '));
  const values = change === 'changed' ? `"${before}" → "${after}"` : change === 'added' ? after : before;
  return row([change, `${kind} ${name} ${detail}`.trim(), values], at(platform), pages);
}

/** Reduces two long lists to the items that only one of them has, if there are any. */
function shortened(old: string[], now: string[]): [string, string] {
  const only = (list: string[], other: string[]) => list.filter((one) => !other.includes(one));
  const isCut = Math.min(old.length, now.length) > 5 && only(old, now).concat(only(now, old))[0];
  const cut = (list: string[], other: string[]): string =>
    (isCut ? ['…', ...only(list, other)] : list).join(', ');
  return [cut(old, now), cut(now, old)];
}

type Group = readonly [Difference, ...Difference[]];

function grouped(list: readonly Difference[], keyOf: (one: Difference) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const one of list) {
    const known = groups.get(keyOf(one));
    groups.set(keyOf(one), known ? [...known, one] : [one]);
  }
  return [...groups.values()];
}

const sectionsOf = (group: Group): string[] => [...new Set(group.flatMap(({pages}) => pages))];

/** Things of a kind that only one side has take one line for each page. */
function factLine(group: Group): string {
  const [one] = group;
  if (group.length === 1) return line(one);
  const names = few(
    group.map(({name}) => name),
    5,
  );
  return row([one.change, `${one.kind} ${names}`], at(one.platform), sectionsOf(group));
}

const factKey = ({change, kind, name, detail, pages: [page = '']}: Difference): string =>
  change === 'changed' ? `${kind} ${name} ${detail}` : `${change} ${kind} ${page.split('#')[0]}`;

/** Finds the file and the name of a changed definition. */
export const definitionOf = ({name}: Difference): [file: string, name: string] => {
  const [, file = '', definition = ''] = /^([^#]*)#(.*)$/.exec(name) ?? [];
  return [file, definition];
};

/** One line for changed code: `changed  Name  file:line → sections`. */
export function codeLine(...group: Group): string {
  const [one] = group;
  const names = group.map((each) => {
    const [, name] = definitionOf(each);
    return each.detail === '' ? name : `${name} (${each.detail})`;
  });
  return row([one.change, few(names, 5)], at(one.platform) || definitionOf(one)[0], sectionsOf(group));
}

/** A file of data takes one line with its keys, and so does a class with its members. */
function codeKey(one: Difference): string {
  const [file, name] = definitionOf(one);
  const isData = !/\.(py|[jt]sx?|mjs)$/.test(file);
  return isData ? file : `${one.change} ${file} ${name.split('.')[0]}`;
}

interface Options {
  /** Lists changed definitions that no page names, too. */
  readonly all: boolean;
  /** The command that shows what changed in a file, if both commits are at hand. */
  readonly command?: (file: string) => string;
}

/** Differences of facts, then changed definitions by the section that rests on them, then the number of those that no page names. */
export function text({compared, differences}: Report, {all, command}: Options): string {
  const facts = differences.filter(({kind}) => kind !== 'code');
  const code = differences.filter(({kind}) => kind === 'code');
  const named = code.filter(({pages}) => pages.length > 0);
  const unnamed = code.filter(({pages}) => pages.length === 0);
  const shown = (group: Group): string =>
    command ? `${codeLine(...group)}   ${command(definitionOf(group[0])[0])}` : codeLine(...group);
  const rest = `${unnamed.length} definitions that no page names changed; --all lists them`;
  return [
    ...grouped(facts, factKey).map(factLine),
    ...grouped(named.sort(bySection), codeKey).map(shown),
    ...(all ? unnamed.map((one) => shown([one])) : unnamed.length > 0 ? [rest] : []),
    `${compared} compared, ${facts.length + named.length} differ`,
  ].join('\n');
}

const bySection = ({pages: [a = '']}: Difference, {pages: [b = '']}: Difference): number =>
  a < b ? -1 : Number(a > b);
