import React, {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import TOC from '@theme/TOC';

interface Props {
  /** The page's table of contents, as MDX exports it. */
  toc: ComponentProps<typeof TOC>['toc'];
  children: ReactNode;
}

/** The layout of an API page: a sticky row of links to its sections, then its content. */
export default function ApiPage({toc, children}: Props): ReactNode {
  const history = useHistory();
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = page.current;
    // A tree of properties is HTML that React does not know, so the router does not see its links to other pages.
    const follow = (event: MouseEvent) => {
      const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('.api-schema a[href^="/"]');
      if (!link) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [history]);

  return (
    <div className="api-page" ref={page}>
      <TOC toc={toc} maxHeadingLevel={2} />
      {children}
    </div>
  );
}
