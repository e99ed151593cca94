import {nearestName} from '../../../../src/settings/nearest-name';

/** Position of a block, a span or a defect. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Defect extends Place {
  readonly message: string;
}

export const formatDefect = ({file, line, message}: Defect): string => `${file}:${line} ${message}`;

/** "unknown X `wrong`; the nearest real one is `right`". */
export const unknown = (kind: string, wrong: string, real: Iterable<string>): string => {
  const close = nearestName(wrong, real);
  return `unknown ${kind} \`${wrong}\`${close === '' ? '' : `; the nearest real one is \`${close}\``}`;
};
