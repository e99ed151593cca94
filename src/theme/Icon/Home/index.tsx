import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/Home';

/** A house in strokes, as the other icons. */
export default function IconHome({className, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props} className={clsx('icon', className)}>
      <path d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" />
    </svg>
  );
}
