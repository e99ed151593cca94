import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Hit as FoundHit} from '@site/src/search/engine/request';

type RememberedHit = Omit<FoundHit, '_highlightResult' | '_snippetResult'>;

interface HitProps {
  hit: FoundHit | RememberedHit;
  /** DocSearch's own rendering of the hit. */
  children: ReactNode;
}

/** The text of a title, which is stored as HTML. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

function Html({html, className}: {html: string; className: string}): ReactNode {
  // The search client escapes all texts, except for their `<mark>` tags.
  return <span className={className} dangerouslySetInnerHTML={{__html: html}} />;
}

/** The heading that a hit leads to, with its page, and the passage below. */
function Found({hit}: {hit: FoundHit}): ReactNode {
  const {type, hierarchy, _snippetResult: snippets} = hit;
  const titleOf = (level: 'lvl1') => snippets.hierarchy[level]?.value ?? hierarchy[level] ?? '';
  const passage = snippets.content?.value ?? hit.content;
  return (
    <Link to={hit.url} className="DocSearch-Hit-Container">
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Html className="search-hit__name" html={titleOf(type as 'lvl1')} />
          {type !== 'lvl1' && <Html className="search-hit__page" html={titleOf('lvl1')} />}
        </span>
        {passage && <Html className="DocSearch-Hit-path" html={passage} />}
      </span>
      {hit.pageKind && <span className="search-hit__kind">{hit.pageKind}</span>}
    </Link>
  );
}

/** An item of the list. Remembered hits contain buttons, which must not be inside a link, so their link is a sibling that covers the item. */
export default function Hit({hit, children}: HitProps): ReactNode {
  if ('_highlightResult' in hit) {
    return (
      <div className="search-hit">
        <Found hit={hit} />
      </div>
    );
  }
  return (
    <div className="search-hit">
      <Link to={hit.url} aria-label={textOf(hit.hierarchy.lvl1 ?? '')} className="search-hit__cover" />
      {children}
    </div>
  );
}
