import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Lines} from '@site/src/platform/sources';
import RowTable from '../RowTable';
import Name from './Name';
import Rich from './Rich';
import Source from './Source';
import styles from './styles.module.css';

export interface Row {
  /** Anchor of the row; rows without one get no link. */
  readonly id?: string;
  /** Name in the first column, shown as code unless it is `plain` or has backticks, which mark code. */
  readonly head: string;
  readonly plain?: boolean;
  /** Name of the fact that the row states, among the `lines` of the table; its source is linked. */
  readonly source?: string;
  /** Remaining cells, in the order of the columns. Backticks mark code. */
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  /** What the table lists, for readers who come to it out of context. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly lines?: Lines;
}

/** An empty cell contains no element, so that CSS can hide it on a phone. */
const cell = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content !== '' ? <Rich text={content} /> : content;

/** A reference table: a row per thing, its name first, an anchor on each. */
export default function Table({caption, columns, rows, lines = {}}: TableProps): ReactNode {
  // A column in which every cell is empty is left out.
  const isUsed = (column: number) =>
    column === 0 || rows.some(({cells}) => cells[column - 1] !== '');
  return (
    <RowTable
      label={caption}
      columns={columns.filter((_, column) => isUsed(column))}
      className={styles.table}
      rows={rows.map(({id, head, plain, source, cells}) => ({
        id,
        head: (
          <>
            {plain || head.includes('`') ? <Rich text={head} /> : <Name text={head} />}
            {id && (
              <Link
                className={styles.anchor}
                to={`#${id}`}
                aria-label={`Link to ${head.replace(/`/g, '')}`}
              />
            )}{' '}
            {source !== undefined && <Source lines={lines} name={source} />}
          </>
        ),
        cells: cells.filter((_, index) => isUsed(index + 1)).map(cell),
      }))}
    />
  );
}
