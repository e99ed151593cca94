import React, {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';

/** The table of contents as a landmark with a heading; the stock list has neither. */
export default function LandmarkTOC(props: ComponentProps<typeof TOC>): ReactNode {
  const title = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <nav aria-label={title} className="contents">
      <p className="contents__title" aria-hidden="true">
        {title}
      </p>
      <TOC {...props} />
    </nav>
  );
}
