import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/SystemColorMode';

/** A halved disc in strokes, as the icons beside it. */
export default function IconSystemColorMode({className, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props} className={clsx('icon', className)}>
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18v18" />
    </svg>
  );
}
