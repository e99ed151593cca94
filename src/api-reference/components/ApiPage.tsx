import React, {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import TOC from '@theme/TOC';

interface Props {
  /** The page's table of contents, as MDX exports it. */
  toc: ComponentProps<typeof TOC>['toc'];
  children: ReactNode;
}

/** The layout of an API page: a sticky row of links to its sections, then its content. */
export default function ApiPage({toc, children}: Props): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  // Samples stand beside the other parts, so the theme, which looks for this class, would mark them as what is read.
  useEffect(() => {
    for (const heading of page.current?.querySelectorAll('.api-side > h2') ?? [])
      heading.classList.remove('anchor');
  }, []);
  return (
    <div className="api-page" ref={page}>
      <TOC toc={toc} maxHeadingLevel={2} />
      {children}
    </div>
  );
}
