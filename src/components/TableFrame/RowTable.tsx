import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import TableFrame from '.';

export interface TableRow {
  readonly key: string;
  /** Anchor of the row. */
  readonly id?: string;
  /** What the row is about. */
  readonly head: ReactNode;
  /** The other cells, in the order of the columns. */
  readonly cells: readonly ReactNode[];
}

interface Props {
  readonly label: string;
  readonly columns: readonly string[];
  readonly className?: string;
  readonly rows: readonly TableRow[];
}

/** A table with a row header. On a phone each row becomes a block: its name, then each cell after the header of its column. */
export default function RowTable({label, columns, className, rows}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of rows) if (id) collectAnchor(id);
  return (
    <TableFrame label={label} columns={columns} className={clsx('stacked', className)}>
      <tbody>
        {rows.map(({key, id, head, cells}) => (
          <tr key={key} id={id}>
            <th scope="row">{head}</th>
            {cells.map((content, column) => (
              <td key={columns[column + 1]} data-label={columns[column + 1]}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
