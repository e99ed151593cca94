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

/** A name and what follows it: the signature of `ag.init(…)`, or the other cells of a table's row. */
const named = /^([^…(]+?)(\(.*| · .*)$/s;

function titleAndPath({type, hierarchy, content, _snippetResult: snippets}: FoundHit): string[] {
  const page = snippets.hierarchy.lvl1?.value ?? hierarchy.lvl1 ?? '';
  const text = snippets.content?.value ?? content ?? '';
  if (type === 'lvl1') return [page, text];
  if (type === 'content') return [text, page];
  return [snippets.hierarchy[type]?.value ?? hierarchy[type] ?? '', page];
}

function Found({hit}: {hit: FoundHit}): ReactNode {
  const [title = '', path] = titleAndPath(hit);
  const [, name = title, rest] = named.exec(title) ?? [];
  return (
    <Link to={hit.url} className="DocSearch-Hit-Container">
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Html className="search-hit__name" html={name} />
          {rest && <Html className="search-hit__rest" html={rest} />}
        </span>
        {path && <Html className="DocSearch-Hit-path" html={path} />}
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
      <Link
        to={hit.url}
        aria-label={textOf(hit.hierarchy.lvl1 ?? '')}
        className="search-hit__cover"
      />
      {children}
    </div>
  );
}
