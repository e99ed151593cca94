import React, {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {hitAddress} from '@site/src/search/box/hit-address';
import {search} from '@site/src/search/box/client';
import {onComplete} from '@site/src/search/box/embedded';
import {delayEnter, followAnswer} from '@site/src/search/box/delay-enter';
import {leaveKeysToInputMethod} from '@site/src/search/box/input-method';
import {discardBlanks, repeatQuery} from '@site/src/search/box/repeat-query';
import {useSearchParameters} from '@site/src/search/box/useSearchParameters';
import {searchSettings} from '@site/src/search/box/settings';
import {fixAccessibility} from '@site/src/search/box/accessibility';
import {groupWeakHits} from '@site/src/search/box/groups';
import Hit from './Hit';
import {settleErrors} from '@site/src/search/box/settle-errors';
import {translations} from './screens';
import {fieldLabel, moreResults} from '@site/src/search/box/texts';
import {discardBrokenLists} from '@site/src/search/box/stored-lists';
import {addStyles} from '@site/src/search/box/style';
import {followVisibleViewport} from '@site/src/search/box/viewport';

const isEmbedded = searchSettings.folder !== undefined;
const resultsPage = `${searchSettings.baseUrl}search`;

/** Props that DocSearch reads when it opens and that must stay the same at every render. */
function docSearchProps(history: ReturnType<typeof useHistory>, onClose: () => void) {
  return {
    initialScrollY: window.scrollY,
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)} as DocSearchModalProps['navigator'],
    transformItems: (items) => items.map((item) => ({...item, url: hitAddress(item.url)})),
    transformSearchClient: (bundled) => {
      const grouped = settleErrors(async ({requests}) => {
        const answer = search(requests);
        followAnswer(answer);
        const {results} = await answer;
        return {
          results: results.map((result) => ({...result, hits: groupWeakHits(result.hits, moreResults)})),
        };
      });
      return {...bundled, search: grouped} as typeof bundled;
    },
    hitComponent: Hit as unknown as DocSearchModalProps['hitComponent'],
    resultsFooterComponent: ({state}) => (
      <Link to={`/search?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
        <Translate values={{count: Number(state.context.nbHits ?? 0)}}>{'See all {count} results'}</Translate>
      </Link>
    ),
    translations: translations({
      onClose,
      onResultsPage: (query) => {
        onClose();
        history.push(`${resultsPage}?q=${encodeURIComponent(query)}`);
      },
    }),
  } satisfies Partial<DocSearchModalProps>;
}

/** The search box: DocSearch's modal with our client. */
export default function Modal({onClose}: {onClose: () => void}): ReactNode {
  const {algolia} = useAlgoliaThemeConfig();
  const searchParameters = useSearchParameters();
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  // DocSearch reads its stored lists and creates its client in its first render.
  const [props] = useState(() => {
    addStyles();
    discardBrokenLists(searchSettings.indexName);
    return docSearchProps(history, onClose);
  });

  useLayoutEffect(() => {
    const container = root.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return undefined;
    const cleanups = [
      // First, so that the others do not see those keys.
      leaveKeysToInputMethod(container),
      discardBlanks(container),
      fixAccessibility(container),
      followVisibleViewport(container),
      delayEnter(container),
    ];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);

  useEffect(() => onComplete(() => root.current && repeatQuery(root.current)), []);

  // The browser's Back and Forward close the box.
  useEffect(() => history.listen((_, action) => action === 'POP' && onClose()), [history, onClose]);

  return (
    <div ref={root} data-embedded={isEmbedded}>
      <DocSearchModal
        placeholder={fieldLabel}
        maxResultsPerGroup={20}
        {...algolia}
        {...props}
        searchParameters={searchParameters}
        onClose={onClose}
      />
    </div>
  );
}
