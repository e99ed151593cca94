import {memoize} from '../../settings/memoize';
import {skipped, type Checkout} from '../checkout';
import {dataIn, digestOfData, digestOfFile, valueAt} from './data';
import {hash} from './digest';
import {definitionsOf, type Definition} from './definitions';
import {parse, parserFor} from './parser';

const folders = ['agenta-backend/agenta_backend', 'agenta-cli/agenta', 'agenta-web/src'];
const settings = 'agenta-web/next.config.js';
/** Compared as data: the generated client without its core, and the steps of migrations. */
const isData = /\/(client\/backend\/(?!core\/)|migrations\/(mongo|postgres\/versions)\/)/;

/** Whether a file is code that pages describe. */
export const isDigested = (file: string): boolean =>
  file === settings ||
  (folders.some((folder) => file.startsWith(`${folder}/`)) &&
    /\.(py|tsx?)$/.test(file) &&
    !isData.test(file) &&
    !skipped.test(file));

export const isCode = (file: string): boolean => /\.(py|[jt]sx?|mjs)$/.test(file);

/** Name of a whole file. */
export const whole = 'file';

/** The definitions of a checkout, read on demand. The parsers must have been loaded. */
export class Code {
  /** The definitions of a file; empty if it does not exist. */
  readonly in = memoize((file: string): readonly Definition[] => {
    const text = this.checkout.text(file);
    if (text === undefined) return [];
    if (isCode(file)) return parse(parserFor(file.endsWith('.py') ? 'python' : 'tsx'), text, definitionsOf);
    const lines = [[1, text.split('\n').length]] as const;
    return [{name: whole, digest: digestOfFile(file, text), lines}];
  });

  constructor(readonly checkout: Checkout) {}

  /** A definition of a file, or the value at a key of one that holds data. */
  find(file: string, name: string): Definition | undefined {
    const all = this.in(file);
    const found = all.find((one) => one.name === name);
    if (found || all.length === 0) return found;
    const lines = all.flatMap((one) => one.lines);
    if (name === whole) return {name, digest: hash(all.map(({digest}) => digest).join()), lines};
    const value = isCode(file) ? undefined : valueAt(dataIn(file, this.checkout.text(file) ?? ''), name);
    return value === undefined ? undefined : {name, digest: digestOfData(value), lines};
  }
}
