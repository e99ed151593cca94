import React, {type ReactNode} from 'react';

interface Props {
  /** What the table lists, for readers who come to it out of context. */
  readonly label: string;
  /** Shown above the table instead of the label. */
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly className?: string;
  /** The body, or bodies. */
  readonly children: ReactNode;
}

/** A table wider than a phone scrolls in its own frame, which the keyboard can reach. */
export default function TableFrame({
  label,
  caption = label,
  columns,
  className,
  children,
}: Props): ReactNode {
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label={label}>
      <table className={className}>
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
        {children}
      </table>
    </div>
  );
}
