import type {Difference, Report} from './types';

/** Finds the file and the name of a changed definition. */
export const definitionOf = ({name}: Difference): [file: string, name: string] => {
  const [, file = '', definition = ''] = /^([^#]*)#(.*)$/.exec(name) ?? [];
  return [file, definition];
};

const isCode = ({kind}: Difference): boolean => kind === 'code';

type Group = readonly [Difference, ...Difference[]];

/** One line for differences that belong together: `changed  what  "old" → "new"  file:line → sections`. */
export function line(group: Group): string {
  const [one, ...others] = group;
  const {change, kind, detail, platform} = one;
  const names = few(group.map(nameIn));
  const isAlone = others.length === 0 && !isCode(one);
  const what = isCode(one) ? names : `${kind} ${names} ${isAlone ? detail : ''}`.trim();
  const place = platform ? `${platform.file}:${platform.line}` : isCode(one) ? definitionOf(one)[0] : '';
  const pages = [...new Set(group.flatMap((each) => each.pages))].join(', ');
  const where = `${place}${pages && ` → ${pages}`}`.trim();
  return [change, what, isAlone ? valuesOf(one) : '', where].filter(Boolean).join('  ');
}

const nameIn = (one: Difference): string => {
  const [, definition] = definitionOf(one);
  if (!isCode(one)) return one.name;
  return one.detail === '' ? definition : `${definition} (${one.detail})`;
};

/** The first few of a list, and how many more there are. */
const few = (all: readonly string[], most = 5): string =>
  [...all.slice(0, most), ...(all.length > most ? [`and ${all.length - most} more`] : [])].join(', ');

function valuesOf({change, old, now}: Difference): string {
  const [before, after] = shortened(old.split(', '), now.split(', '));
  return change === 'changed' ? `"${before}" → "${after}"` : change === 'added' ? after : before;
}

/** Reduces two long lists to the items that only one of them has, if there are any. */
function shortened(old: string[], now: string[]): [string, string] {
  const only = (list: string[], other: string[]) => list.filter((one) => !other.includes(one));
  const isCut = Math.min(old.length, now.length) > 5 && only(old, now).concat(only(now, old))[0];
  const cut = (list: string[], other: string[]): string =>
    (isCut ? ['…', ...only(list, other)] : list).join(', ');
  return [cut(old, now), cut(now, old)];
}

/**
 * What the differences have in common that take one line: things of a kind that only one side has and that one page shows, the keys of a file of
 * data, the members of a class.
 */
function keyOf(one: Difference): string {
  const {change, kind, name, detail, pages} = one;
  if (!isCode(one))
    return change === 'changed'
      ? `${kind} ${name} ${detail}`
      : `${change} ${kind} ${pages[0]?.split('#')[0]}`;
  const [file, definition] = definitionOf(one);
  return /\.(py|[jt]sx?|mjs)$/.test(file) ? `${change} ${file} ${definition.split('.')[0]}` : file;
}

/**
 * Differences of facts, then changed definitions by the section that rests on them, then the number of those that no page names, or with `all`
 * these, too. `command` makes the command that shows what changed in a file, if both commits are at hand.
 */
export function text(
  {compared, differences}: Report,
  {all, command}: {readonly all: boolean; readonly command?: (file: string) => string},
): string {
  const unnamed = differences.filter((one) => isCode(one) && one.pages.length === 0);
  const named = differences.filter((one) => !unnamed.includes(one));
  const sections = named.filter(isCode).sort(bySection);
  const groups = new Map<string, Group>();
  for (const one of [...named.filter((each) => !isCode(each)), ...sections]) {
    const known = groups.get(keyOf(one));
    groups.set(keyOf(one), known ? [...known, one] : [one]);
  }
  const shown = (group: Group): string =>
    command && isCode(group[0]) ? `${line(group)}   ${command(definitionOf(group[0])[0])}` : line(group);
  const rest = `${unnamed.length} definitions that no page names changed; --all lists them`;
  return [
    ...[...groups.values()].map(shown),
    ...(all ? unnamed.map((one) => shown([one])) : unnamed.length > 0 ? [rest] : []),
    `${compared} compared, ${named.length} differ`,
  ].join('\n');
}

const bySection = ({pages: [a = '']}: Difference, {pages: [b = '']}: Difference): number =>
  a < b ? -1 : Number(a > b);
