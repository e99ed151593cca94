import type {Statement} from './types';

interface Told {
  readonly says: string;
  readonly pages: readonly string[];
  /** How often the file has the label, if not once. */
  readonly times?: number;
}

/** For a label that is a common word: the words around it, in which pages mean the label. */
export const words = (says: string, ...pages: readonly string[]): Told => ({says, pages});
export const twice = (told: Told): Told => ({...told, times: 2});

/**
 * Labels of one file, between “ and ” behind what they are, and the pages that name them. A label is all of a line, a
 * string or an element, or the beginning of one; `before` tells it from the same text elsewhere.
 */
export const labels = (
  file: string,
  named: Readonly<Record<string, readonly string[] | Told>>,
  before = '(?:^|["\'`>])\\s*',
): Statement[] =>
  Object.entries(named).map(([name, told]) => {
    const text = name.replace(/^.*“|”$/g, '');
    const exactly = text.replace(/[$()*+./?]/g, '\\$&');
    const {says, pages, times = 1}: Told = 'says' in told ? told : {says: text, pages: told};
    return {
      ...{name, says, pages, file: `agenta-web/src/${file}`},
      value: Array(times).fill(text).join(', '),
      line: new RegExp(`${before}(${exactly})\\s*(?:$|[^\\w\\s:])`),
    };
  });

/** For a label whose text stands elsewhere, too, but not alone on a line. */
export const ownLine = '^\\s*';
