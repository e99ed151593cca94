import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/DarkMode';

/** A moon in strokes, as the icons beside it. */
export default function IconDarkMode({className, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props} className={clsx('icon', className)}>
      <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />
    </svg>
  );
}
