import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** Examples of what can be asked. */
  readonly queries: readonly string[];
}

/**
 * Presses the shortcut of the navbar's search, so that there is one search box and one way to load it. Nobody
 * answers before its script has run: then the link leads to the results page.
 */
function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const shortcut = new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true});
  if (!window.dispatchEvent(shortcut)) event.preventDefault();
}

/** A large way into search: looks like a field, opens the search box. */
export default function SearchField({queries}: Props): ReactNode {
  return (
    <div className={styles.search} data-reader="skip">
      <Link
        className={styles.field}
        to="/search"
        aria-haspopup="dialog"
        data-noBrokenLinkCheck
        onClick={onClick}
      >
        Search the documentation
        <kbd aria-hidden="true">/</kbd>
      </Link>
      <p>
        Try{' '}
        {queries.map((query, index) => (
          <React.Fragment key={query}>
            {index > 0 && ', '}
            <Link to={`/search?q=${encodeURIComponent(query)}`} data-noBrokenLinkCheck>
              {query}
            </Link>
          </React.Fragment>
        ))}
      </p>
    </div>
  );
}
