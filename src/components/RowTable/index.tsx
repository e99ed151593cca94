import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Rich from '../Reference/Rich';

export interface TableRow {
  /** Anchor of the row. */
  readonly id?: string;
  /** What the row is about. */
  readonly head: ReactNode;
  /** The other cells, in the order of the columns. In text, `backticks` mark code. */
  readonly cells: readonly ReactNode[];
}

interface RowGroup {
  /** Shown above the rows. */
  readonly heading?: string;
  readonly rows: readonly TableRow[];
}

interface Props {
  /** What the table lists, clear without context. */
  readonly label: string;
  /** Shown above the table instead of the label. */
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly className?: string;
  readonly rows?: readonly TableRow[];
  /** Instead of `rows`, where they have headings. */
  readonly groups?: readonly RowGroup[];
}

/**
 * A table with row headers. It scrolls in its own frame, which the keyboard can reach; on a phone, each row
 * becomes a block: its name, then each cell after its column header.
 */
export default function RowTable({
  label,
  caption = label,
  columns,
  className,
  rows = [],
  groups = [{rows}],
}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of groups.flatMap((group) => group.rows)) if (id) collectAnchor(id);
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label={label}>
      <table className={clsx('stacked', className)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({heading, rows}, group) => (
          <tbody key={group}>
            {heading && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {heading}
                </th>
              </tr>
            )}
            {rows.map(({id, head, cells}, row) => (
              <tr key={row} id={id}>
                <th scope="row">{head}</th>
                {cells.map((content, column) => (
                  <td key={columns[column + 1]} data-label={columns[column + 1]}>
                    {typeof content === 'string' ? <Rich text={content} /> : content}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
