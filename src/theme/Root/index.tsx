import React, {type ReactNode} from 'react';
import PageHead from '@site/src/components/PageHead';

/** The theme's own place for what surrounds every page. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <PageHead />
      {children}
    </>
  );
}
