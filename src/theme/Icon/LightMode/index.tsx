import React from 'react';
import {icon} from '@site/src/components/icon';

/** A sun. */
export default icon(
  <>
    <circle cx={12} cy={12} r={4} />
    <path d="M2 12h2m16 0h2M12 2v2m0 16v2M5 5l1.4 1.4m11.2 11.2L19 19M19 5l-1.4 1.4M6.4 17.6 5 19" />
  </>,
);
