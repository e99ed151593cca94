import {nearestName} from '@site/src/settings/nearest-name';

/** "unknown X `wrong`; the nearest is `right`. Fix: …". */
export const unknown = (kind: string, wrong: string, real: Iterable<string>): string => {
  const close = nearestName(wrong, real);
  const hint = close === '' ? '' : `; the nearest is \`${close}\``;
  return `unknown ${kind} \`${wrong}\`${hint}. Fix: write a name that exists.`;
};
