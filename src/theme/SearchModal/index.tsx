import React, {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {hitAddress} from '@site/src/search/box/address';
import {search} from '@site/src/search/box/client';
import {onComplete} from '@site/src/search/box/embedded';
import {createEnterDelay} from '@site/src/search/box/enter';
import {errorHelp} from '@site/src/search/box/error-help';
import {useSearchParameters} from '@site/src/search/box/useSearchParameters';
import {useSearchSettings} from '@site/src/search/box/useSearchSettings';
import {fixAccessibility} from '@site/src/search/box/accessibility';
import {groupWeakHits} from '@site/src/search/box/groups';
import Hit from './Hit';
import {settleErrors} from '@site/src/search/box/errors';
import {discardBrokenLists} from '@site/src/search/box/storage';
import {addStyles} from '@site/src/search/box/style';
import {warmUpSource} from '@site/src/search/box/sources';
import {followVisibleViewport} from '@site/src/search/box/viewport';

interface ModalProps {
  onClose: () => void;
  baseUrl: string;
}

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

/**
 * Makes the modal repeat its query, as it does when its field gets the focus. It then selects the first hit, so nothing is repeated
 * once the reader has moved on to another one.
 */
function repeatQuery(modal: HTMLElement): void {
  const field = modal.querySelector<HTMLInputElement>('.DocSearch-Input');
  const isAtFirst = /^$|item-0$/.test(field?.getAttribute('aria-activedescendant') ?? '');
  if (field?.value && isAtFirst) field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** The search box: DocSearch's modal with our client. */
export default function Modal({onClose, baseUrl}: ModalProps): ReactNode {
  const settings = useSearchSettings();
  const {algolia} = useAlgoliaThemeConfig();
  const searchParameters = useSearchParameters();
  const history = useHistory();
  const place = useRef<HTMLDivElement>(null);
  const scrollY = useRef(window.scrollY).current;
  const enterDelay = useMemo(createEnterDelay, []);
  // DocSearch reads its stored lists and creates its client in its first render.
  useMemo(() => {
    addStyles();
    discardBrokenLists(settings.indexName);
    warmUpSource(settings);
  }, [settings]);
  const transformSearchClient = useMemo<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(() => {
    const grouped = settleErrors(async ({requests}) => {
      const answer = search(settings, requests);
      enterDelay.follow(answer);
      const {results} = await answer;
      return {results: results.map((result) => ({...result, hits: groupWeakHits(result.hits)}))};
    });
    return (bundled) => ({...bundled, search: grouped}) as typeof bundled;
  }, [settings, enterDelay]);
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}),
    [history],
  ) as DocSearchModalProps['navigator'];
  const transformItems = useMemo<NonNullable<DocSearchModalProps['transformItems']>>(
    () => (items) => items.map((item) => ({...item, url: hitAddress(item.url, baseUrl)})),
    [baseUrl],
  );
  const translations = useMemo(
    () => ({errorScreen: {helpText: errorHelp(settings.folder !== undefined)}}),
    [settings],
  );
  const SeeAll = useMemo<Footer>(
    () =>
      function SeeAllResults({state}) {
        const count = Number(state.context.nbHits ?? 0);
        return (
          <Link to={`/search?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
            See all {count} results
          </Link>
        );
      },
    [onClose],
  );

  useLayoutEffect(() => {
    const container = place.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return undefined;
    const cleanups = [
      fixAccessibility(container),
      followVisibleViewport(container),
      enterDelay.attach(container),
    ];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [enterDelay]);

  useEffect(() => onComplete(() => place.current && repeatQuery(place.current)), []);

  // The browser's Back and Forward close the box.
  useEffect(() => history.listen((_, action) => action === 'POP' && onClose()), [history, onClose]);

  return (
    <div ref={place} data-embedded={settings.folder !== undefined}>
      <DocSearchModal
        placeholder="Search docs"
        maxResultsPerGroup={20}
        {...algolia}
        initialScrollY={scrollY}
        navigator={navigator}
        searchParameters={searchParameters}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        hitComponent={Hit as unknown as DocSearchModalProps['hitComponent']}
        resultsFooterComponent={SeeAll}
        translations={translations}
        onClose={onClose}
      />
    </div>
  );
}
