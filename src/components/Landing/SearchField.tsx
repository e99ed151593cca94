import React, {Fragment, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';

interface Props {
  /** Example queries. */
  readonly queries: readonly string[];
}

/**
 * Dispatches the shortcut of the navbar's search, so that there is one search box and one way to load it.
 * Until the navbar's script has run, nothing handles the shortcut, and the link leads to the results page.
 */
function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const shortcut = new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true});
  if (!window.dispatchEvent(shortcut)) event.preventDefault();
}

/** A link that looks like a large search field and opens the search box. */
export default function SearchField({queries}: Props): ReactNode {
  return (
    <div className="search-field" data-markdown-ignore="">
      <Link
        className="search-field__link"
        to="/search"
        aria-haspopup="dialog"
        data-noBrokenLinkCheck
        onClick={onClick}
      >
        <svg className="search-button__icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.8 12.8 4.2 4.2" />
        </svg>
        <Translate id="site.landing.search">Search the documentation</Translate>
      </Link>
      <p>
        {`${translate({id: 'site.landing.try', message: 'Try'})} `}
        {queries.map((query, index) => (
          <Fragment key={query}>
            {index > 0 && ', '}
            <Link to={`/search?q=${query.replaceAll(' ', '+')}`} data-noBrokenLinkCheck>
              {query}
            </Link>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
