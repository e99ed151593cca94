import React, {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {hitAddress} from './address';
import {searchClient} from './client';
import {onComplete, warmUp} from './embedded';
import {errorHelp} from './error-help';
import {useSearchParameters} from './useSearchParameters';
import {useSearchSettings} from './useSearchSettings';
import {fixAccessibility} from './accessibility';
import {groupWeakHits} from './groups';
import Hit from './Hit';
import {settleErrors} from './errors';
import {discardBrokenLists} from './storage';
import {addStyles} from './style';
import {followVisibleViewport} from './viewport';

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
  // DocSearch reads its stored lists and creates its client in its first render.
  useMemo(() => {
    addStyles();
    discardBrokenLists(settings.indexName);
    if (settings.folder !== undefined) warmUp(settings.folder);
  }, [settings]);
  const transformSearchClient = useMemo<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(() => {
    const client = searchClient(settings);
    const search = async (request: Parameters<typeof client.search>[0]) => {
      const {results} = await client.search(request);
      return {results: results.map((result) => ({...result, hits: groupWeakHits(result.hits)}))};
    };
    const grouped = settleErrors({...client, search});
    return (bundled) => ({...bundled, ...grouped}) as typeof bundled;
  }, [settings]);
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
    const cleanups = [fixAccessibility(container), followVisibleViewport(container)];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);

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
