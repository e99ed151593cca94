import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';

/**
 * Creates an icon component from SVG shapes in a square of 24 units; `.icon` in base.css sets the stroke.
 */
export const icon = (shapes: ReactNode) =>
  function Icon({className, ...props}: ComponentProps<'svg'>): ReactNode {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...props} className={clsx('icon', className)}>
        {shapes}
      </svg>
    );
  };
