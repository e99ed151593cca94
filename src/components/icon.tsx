import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';

/** An icon 24 units wide and high; `.icon` in layout.css draws the lines of all of them alike. */
export const icon = (lines: ReactNode) =>
  function Icon({className, ...props}: ComponentProps<'svg'>): ReactNode {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...props} className={clsx('icon', className)}>
        {lines}
      </svg>
    );
  };
