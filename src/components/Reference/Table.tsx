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
  /** Name in the first column. Shown as code, unless it is `plain` or contains backticks, which mark code. */
  readonly head: string;
  readonly plain?: boolean;
  /** Name of the row's fact in the table's `lines`; the row links to its source. */
  readonly source?: string;
  /** Remaining cells, in the order of the columns. */
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  /** What the table lists, clear without context. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly lines?: Lines;
}

/** A reference table: each row begins with a name and, if it has an id, a link to itself. */
export default function Table({caption, columns, rows, lines = {}}: TableProps): ReactNode {
  // A column without content is left out.
  const isUsed = (column: number) => column === 0 || rows.some(({cells}) => cells[column - 1] !== '');
  return (
    <RowTable
      label={caption}
      columns={columns.filter((_, column) => isUsed(column))}
      className={styles.table}
      rows={rows.map(({id, head, plain, source, cells}) => ({
        id,
        head: (
          <>
            {plain || head.includes('`') ? <Rich text={head} /> : <Name text={head} />}{' '}
            {source !== undefined && <Source lines={lines} name={source} />}
            {id && (
              <Link
                className="hash-link"
                to={`#${id}`}
                aria-label={`Direct link to ${head.replace(/`/g, '')}`}
              />
            )}
          </>
        ),
        cells: cells.filter((_, index) => isUsed(index + 1)),
      }))}
    />
  );
}

/** Creates a component for a table that is always the same. */
export const tableOf = (props: TableProps) =>
  function FixedTable(): ReactNode {
    return <Table {...props} />;
  };
