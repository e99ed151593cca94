import React, {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import TOC from '@theme/TOC';

/** Opens every `<details>` around the element that the hash names, and scrolls to it. */
function reveal(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const around = [...document.querySelectorAll('details')].filter((box) => box.contains(target));
  const isHidden = around.some((box) => !box.open);
  for (const box of around) box.open = true;
  if (isHidden) target.scrollIntoView();
}

interface Props {
  /** The page's table of contents, as MDX exports it. */
  toc: ComponentProps<typeof TOC>['toc'];
  children: ReactNode;
}

/** The layout of an API page: a sticky row of links to its sections, then its content. */
export default function ApiPage({toc, children}: Props): ReactNode {
  const {hash} = useLocation();
  const history = useHistory();
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    reveal(hash);
    // Clicking the same link again does not change the router's location.
    const again = () => reveal(window.location.hash);
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [hash]);

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
