import React, {type ComponentProps, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';

/** The table of contents as a landmark with a heading; the stock list has neither. */
export default function LandmarkTOC(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page" className="contents">
      <p className="contents__title" aria-hidden="true">
        On this page
      </p>
      <TOC {...props} />
    </nav>
  );
}
