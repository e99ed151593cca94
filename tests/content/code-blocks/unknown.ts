import {nearestName} from '@site/src/settings/nearest-name';

/** "unknown X `wrong`; the nearest real one is `right`". */
export const unknown = (kind: string, wrong: string, real: Iterable<string>): string => {
  const close = nearestName(wrong, real);
  return `unknown ${kind} \`${wrong}\`${close === '' ? '' : `; the nearest real one is \`${close}\``}`;
};
