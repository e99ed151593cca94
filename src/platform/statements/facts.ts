import type {Statement} from './types';

/** Words about a fact, then the pages that say them. */
type Wording = readonly [says: string, ...pages: [string, ...string[]]];

type Fact = (
  name: string,
  line: RegExp,
  value: string,
  ...wordings: [Wording, ...Wording[]]
) => Statement[];

/** Makes the facts of one file. Each further wording of a fact is a statement of its own, named by its words. */
export const factsOf =
  (file: string): Fact =>
  (name, line, value, ...wordings) =>
    wordings.map(([says, ...pages], at) => ({
      name: at === 0 ? name : says,
      value,
      says,
      pages,
      file,
      line,
    }));
