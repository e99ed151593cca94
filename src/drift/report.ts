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

/** Finds the file and the name of a changed definition. */
export const definitionOf = ({name}: Difference): [file: string, name: string] => {
  const [, file = '', definition = ''] = /^([^#]*)#(.*)$/.exec(name) ?? [];
  return [file, definition];
};

/** One line for a changed definition: `changed  Name  file:line → sections`. */
export function codeLine(one: Difference): string {
  const {change, detail, platform, pages} = one;
  const [file, definition] = definitionOf(one);
  const place = platform ? at(platform) : file;
  const more = detail === '' ? '' : ` (${detail})`;
  const rests = pages.length > 0 ? ` → ${pages.join(', ')}` : '';
  return `${change}  ${definition}${more}  ${place}${rests}`;
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
  const shown = (one: Difference): string =>
    command ? `${codeLine(one)}   ${command(definitionOf(one)[0])}` : codeLine(one);
  const rest = `${unnamed.length} definitions that no page names changed; --all lists them`;
  return [
    ...facts.map(line),
    ...named.sort(bySection).map(shown),
    ...(all ? unnamed.map(shown) : unnamed.length > 0 ? [rest] : []),
    `${compared} compared, ${facts.length + named.length} differ`,
  ].join('\n');
}

const bySection = ({pages: [a = '']}: Difference, {pages: [b = '']}: Difference): number =>
  a < b ? -1 : Number(a > b);
