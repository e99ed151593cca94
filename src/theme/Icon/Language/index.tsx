import React, {type ReactNode} from 'react';

/** A globe in strokes, as the icons beside it. */
export default function IconLanguage(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={12} cy={12} r={9} />
      <path d="M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18" />
    </svg>
  );
}
