/** An argument or a field of the platform's programs. */
export interface Typed {
  readonly type: string;
  readonly required: boolean;
  /** In source form. */
  readonly default?: string;
}

/** Writes one in a line: `str`, `str?` if it may be left out, `str = 'x'` with its default. */
export const short = ({type, required, default: value}: Typed): string =>
  value === undefined ? `${type}${required ? '' : '?'}` : `${type} = ${value}`;

export function typed(text: string): Typed {
  const [, type = '', open, value] = /^(.*?)(\?)?(?: = (.*))?$/s.exec(text) ?? [];
  return {type, required: !open && value === undefined, default: value};
}
