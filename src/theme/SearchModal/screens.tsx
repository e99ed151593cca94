import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {errorHelp} from '@site/src/search/box/texts';
import {retryQuery} from '@site/src/search/box/repeat-query';
import {tasks} from '@site/src/search/box/tasks';

/*
 * What the modal shows without hits. DocSearch inserts these as children of a paragraph, hence no lists.
 */

/** Below "No recent searches": tasks to begin with. */
function Tasks({onClose}: {onClose: () => void}): ReactNode {
  return (
    <span className="search-tasks" role="group" aria-label={translate({message: 'Tasks'})}>
      {tasks.map(({label, to}) => (
        <Link key={to} to={to} onClick={onClose}>
          {label}
        </Link>
      ))}
    </span>
  );
}

interface RetryProps {
  /** Opens the results page for a query. */
  onResultsPage: (query: string) => void;
}

/** Below "Unable to fetch results": another try, and the results page, which lists the sections. */
function Retry({onResultsPage}: RetryProps): ReactNode {
  const modalOf = (element: Element) => element.closest<HTMLElement>('.DocSearch-Container')!;
  return (
    <span className="search-actions">
      <button
        type="button"
        className="DocSearch-Prefill"
        onClick={({currentTarget}) => retryQuery(modalOf(currentTarget))}
      >
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
      <Link
        to="/search"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onResultsPage(modalOf(event.currentTarget).querySelector('input')?.value ?? '');
        }}
      >
        <Translate>Open the results page</Translate>
      </Link>
    </span>
  );
}

interface Actions extends RetryProps {
  onClose: () => void;
}

/** The modal's own texts. DocSearch renders them as they are, although its types know strings only. */
export function translations({onClose, onResultsPage}: Actions) {
  const node = (content: ReactNode) => content as string;
  return {
    startScreen: {
      noRecentSearchesText: node(
        <>
          <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">No recent searches</Translate>
          <Tasks onClose={onClose} />
        </>,
      ),
    },
    errorScreen: {
      helpText: node(
        <>
          {errorHelp}
          <Retry onResultsPage={onResultsPage} />
        </>,
      ),
    },
  };
}
