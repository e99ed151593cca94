import type {Difference, Place, Report} from './types';

const at = (place: Place | undefined): string => (place ? `${place.file}:${place.line}` : '-');
const shown = 3;

/** One line for a difference: what, where, and on which pages. */
export function line({change, kind, name, detail, old, now, ours, platform, pages}: Difference): string {
  const more = pages.length > shown ? `, and ${pages.length - shown} more` : '';
  const told = pages.length > 0 ? `pages: ${pages.slice(0, shown).join(', ')}${more}` : '';
  const what = `${name}  ${detail === '' ? '' : `${detail}: `}${old} → ${now}`;
  return [`${change}  ${kind}  ${what}`, at(ours), at(platform), told].filter(Boolean).join('   ');
}

export function text({compared, differences}: Report): string {
  return [...differences.map(line), `${compared} compared, ${differences.length} differ`].join('\n');
}
