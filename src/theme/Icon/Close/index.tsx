import React, {type ReactNode} from 'react';

/** A cross in strokes, as the icons beside it. */
export default function IconClose(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  );
}
