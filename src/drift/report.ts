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

export const text = ({compared, differences}: Report): string =>
  [...differences.map(line), `${compared} compared, ${differences.length} differ`].join('\n');
