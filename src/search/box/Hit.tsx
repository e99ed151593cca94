import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface HitProps {
  hit: {url: string; hierarchy: {lvl1: string}; _highlightResult?: unknown};
  children: ReactNode;
}

/** What stands in an item of the list. Remembered hits hold buttons, which may not stand inside a link: theirs lies beside them. */
export default function Hit({hit, children}: HitProps): ReactNode {
  if (hit._highlightResult) {
    return (
      <div className="search-hit">
        <Link to={hit.url}>{children}</Link>
      </div>
    );
  }
  // Titles are stored ready to be set as HTML.
  const title = hit.hierarchy.lvl1.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (entity) => plain[entity] ?? entity,
  );
  return (
    <div className="search-hit search-hit--remembered">
      <Link to={hit.url} aria-label={title} className="search-hit__cover" />
      {children}
    </div>
  );
}

const plain: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
