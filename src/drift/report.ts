import type {Difference, Place, Report} from './types';

const at = (place: Place | undefined): string => (place ? `${place.file}:${place.line}` : '-');

/** One line for a difference: what differs, our place, the platform's place, and up to three pages. */
export function line(one: Difference): string {
  const {change, kind, name, detail, old, now, ours, platform, pages} = one;
  const more = pages.length > 3 ? `, and ${pages.length - 3} more` : '';
  const told = pages.length > 0 ? [`pages: ${pages.slice(0, 3).join(', ')}${more}`] : [];
  const [before, after] = shortened(old.split(', '), now.split(', '));
  const what = `${detail === '' ? '' : `${detail}: `}${before} → ${after}`;
  return [`${change}  ${kind}  ${name}  ${what}`, at(ours), at(platform), ...told].join('   ');
}

/** Reduces two long lists to the items that only one of them has, if there are any. */
function shortened(old: string[], now: string[]): [string, string] {
  const only = (list: string[], other: string[]) => list.filter((one) => !other.includes(one));
  const isCut = Math.min(old.length, now.length) > 5 && only(old, now).concat(only(now, old))[0];
  const cut = (list: string[], other: string[]): string =>
    (isCut ? ['…', ...only(list, other)] : list).join(', ');
  return [cut(old, now), cut(now, old)];
}

/** One line for a changed definition: `changed  Name  file:line → sections`. */
export function codeLine({change, name, detail, platform, pages}: Difference): string {
  const [file = '', definition] = name.split('#');
  const place = platform ? at(platform) : file;
  const more = detail === '' ? '' : ` (${detail})`;
  const rests = pages.length > 0 ? ` → ${pages.join(', ')}` : '';
  return `${change}  ${definition}${more}  ${place}${rests}`;
}

interface Options {
  /** Lists changed definitions that no page names, too. */
  readonly all: boolean;
  /** The command that shows what changed in files, if both commits are at hand. */
  readonly command?: (files: readonly string[]) => string;
}

/** Differences of facts, then changed definitions by the section that rests on them, then the number of those that no page names. */
export function text({compared, differences}: Report, {all, command}: Options): string {
  const facts = differences.filter(({kind}) => kind !== 'code');
  const code = differences.filter(({kind}) => kind === 'code');
  const named = code.filter(({pages}) => pages.length > 0);
  const unnamed = code.filter(({pages}) => pages.length === 0);
  const groups = new Map<string, Difference[]>();
  for (const one of named) groups.set(one.pages[0]!, [...(groups.get(one.pages[0]!) ?? []), one]);
  const fileOf = ({name}: Difference): string => name.split('#')[0] ?? '';
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, list]) => [
      ...list.map(codeLine),
      ...(command ? [`  ${command([...new Set(list.map(fileOf))])}`] : []),
    ]);
  const rest = all
    ? unnamed.map(codeLine)
    : unnamed.length > 0
      ? [`${unnamed.length} changed definitions that no page names; --all lists them`]
      : [];
  return [
    ...facts.map(line),
    ...sections,
    ...rest,
    `${compared} compared, ${facts.length + named.length} differ`,
  ].join('\n');
}
