import {nearestName} from '../../../../src/settings/nearest-name';

/** One thing wrong in one place of a page. */
export interface Defect {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Where a block or a span of code stands. */
export interface Place {
  readonly file: string;
  /** Line of the page on which the code begins. */
  readonly line: number;
}

export const formatDefect = ({file, line, message}: Defect): string => `${file}:${line} ${message}`;

/** "unknown X `wrong`; the nearest real one is `right`". */
export const unknown = (kind: string, wrong: string, real: Iterable<string>): string => {
  const close = nearestName(wrong, real);
  return `unknown ${kind} \`${wrong}\`${close === '' ? '' : `; the nearest real one is \`${close}\``}`;
};
