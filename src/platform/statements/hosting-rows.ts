import type {Statement} from './types';

/** A statement without what it shares with its neighbours. */
type Row = Pick<Statement, 'name' | 'value' | 'says' | 'line'> & Partial<Pick<Statement, 'pages'>>;

/** Statements that one file proves; a row that names no pages stands on the given one. */
export const provenBy = (file: string, page: string, rows: readonly Row[]): Statement[] =>
  rows.map((row) => ({pages: [page], ...row, file}));
