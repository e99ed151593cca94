import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface HitProps {
  hit: {url: string; hierarchy: {lvl1: string}; _highlightResult?: unknown};
  children: ReactNode;
}

/** Titles are stored as HTML. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** An item of the list. Those of remembered hits hold buttons, which may not stand inside a link, so the link lies beside them. */
export default function Hit({hit, children}: HitProps): ReactNode {
  if (hit._highlightResult) {
    return (
      <div className="search-hit">
        <Link to={hit.url}>{children}</Link>
      </div>
    );
  }
  return (
    <div className="search-hit search-hit--remembered">
      <Link to={hit.url} aria-label={textOf(hit.hierarchy.lvl1)} className="search-hit__cover" />
      {children}
    </div>
  );
}
