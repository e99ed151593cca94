import type {Difference, Place, Report} from './types';

const at = (place: Place | undefined): string => (place ? `${place.file}:${place.line}` : '-');

/** One line for a difference: what, where, and on which pages. */
export function line(one: Difference): string {
  const {change, kind, name, detail, old, now, ours, platform, pages} = one;
  const more = pages.length > 3 ? `, and ${pages.length - 3} more` : '';
  const told = pages.length > 0 ? [`pages: ${pages.slice(0, 3).join(', ')}${more}`] : [];
  const [before, after] = shortened(old.split(', '), now.split(', '));
  const what = `${detail === '' ? '' : `${detail}: `}${before} → ${after}`;
  return [`${change}  ${kind}  ${name}  ${what}`, at(ours), at(platform), ...told].join('   ');
}

/** Two long lists without the members that they begin and end with alike. */
function shortened(old: string[], now: string[]): [string, string] {
  let [head, tail] = [0, 0];
  const shorter = Math.min(old.length, now.length);
  if (shorter < 6) return [old.join(', '), now.join(', ')];
  while (head < shorter && old[head] === now[head]) head += 1;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const [start, end] = [head > 0 ? ['…'] : [], tail > 0 ? ['…'] : []];
  const cut = (list: string[]): string =>
    [...start, ...list.slice(head, list.length - tail), ...end].join(', ');
  return [cut(old), cut(now)];
}

export const text = ({compared, differences}: Report): string =>
  [...differences.map(line), `${compared} compared, ${differences.length} differ`].join('\n');
