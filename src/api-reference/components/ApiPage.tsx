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

/** The link inside a tree of properties that was clicked without modifier keys and leads to a page of the site. */
function siteLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const inside = link?.closest('.api-schema') && link.getAttribute('href')?.startsWith('/');
  return link && plain && inside ? link : undefined;
}

interface Props {
  /** Headings of the page, as MDX exports them. */
  toc: ComponentProps<typeof TOC>['toc'];
  children: ReactNode;
}

/** The page's parts in a row that stays in view, and below it text with its samples beside it. */
export default function ApiPage({toc, children}: Props): ReactNode {
  const {hash} = useLocation();
  const history = useHistory();
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    reveal(hash);
    // A second click on the same link does not change the router's location.
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
