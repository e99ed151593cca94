import React, {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import TOC from '@theme/TOC';

/** Opens every `<details>` around the element that the hash names, and scrolls to it. */
function reveal(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!target) return;
  let folded = false;
  for (
    let box = target.closest('details');
    box;
    box = box.parentElement?.closest('details') ?? null
  ) {
    folded ||= !box.open;
    box.open = true;
  }
  if (folded) target.scrollIntoView();
}

/** The link to a page of this site, inside a tree of properties, that was clicked without modifier keys. */
function siteLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const inside = link?.closest('.api-schema') && link.getAttribute('href')?.startsWith('/');
  return link && plain && inside ? link : undefined;
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
    const follow = (event: MouseEvent) => {
      const link = siteLink(event);
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
