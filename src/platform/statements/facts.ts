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

/** A statement without what it shares with its neighbours. */
type Row = Pick<Statement, 'name' | 'value' | 'says' | 'line'> & Partial<Pick<Statement, 'pages'>>;

/** Statements that one file proves; a row that names no pages stands on the given one. */
export const provenBy = (file: string, page: string, rows: readonly Row[]): Statement[] =>
  rows.map((row) => ({pages: [page], ...row, file}));
