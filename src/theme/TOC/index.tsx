import React, {type ComponentProps, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';

/** The contents of a page as a landmark: on changelog entries they stand outside the main one. */
export default function LandmarkTOC(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page" className="contents">
      <TOC {...props} />
    </nav>
  );
}
