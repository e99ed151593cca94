import type {Statement} from './types';

/** Words about a fact, then the pages that say them. */
type Wording = readonly [says: string, ...pages: [string, ...string[]]];

type Fact = (
  name: string,
  line: RegExp,
  value: string,
  ...wordings: [Wording, ...Wording[]]
) => Statement[];

/** Makes the facts of one file; where pages use different words for a fact, each wording is a statement. */
export const factsOf =
  (file: string): Fact =>
  (name, line, value, ...wordings) =>
    wordings.map(([says, ...pages], at) => ({
      name: at === 0 ? name : `${name} (“${says}”)`,
      value,
      says,
      pages,
      file,
      line,
    }));
