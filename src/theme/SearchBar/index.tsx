import React, {type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {warmUpBackend} from '@site/src/search/box/backend';
import {searchSettings} from '@site/src/search/box/settings';
import {isShortcut} from '@site/src/search/box/shortcut';

type Modal = ComponentType<{onClose: () => void}>;

const resultsPage = `${searchSettings.baseUrl}search`;

function load(): Promise<{default: Modal}> {
  warmUpBackend();
  return import('@site/src/theme/SearchModal');
}

/** A failure is handled by `open`, which falls back to the results page. */
const preload = () => void load().catch(() => undefined);

/** The shortcut on the reader's platform. */
const shortcut = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');

/** A link to the results page that opens the modal once scripts have loaded. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLAnchorElement>(null);
  /** The modal's component while the modal is open. */
  const [Modal, setModal] = useState<Modal>();
  /** What had the focus, and on which page, when the modal was opened. */
  const before = useRef<{focused: Element | null; href: string}>(null);
  const isBrowser = useIsBrowser();

  const open = () => {
    before.current = {focused: document.activeElement, href: window.location.href};
    load().then(
      ({default: Loaded}) => setModal(() => Loaded),
      () => window.location.assign(resultsPage),
    );
  };

  // The shortcut was pressed before this button could act on it (src/plugins/head-scripts.ts).
  useEffect(() => {
    const {dataset} = document.documentElement;
    if (!dataset.searchRequested) return;
    delete dataset.searchRequested;
    open();
  });

  const close = () => {
    setModal(undefined);
    // After the modal has restored the scroll position, or opened a hit, which leaves nothing to go back to.
    requestAnimationFrame(() => {
      const {focused, href} = before.current ?? {};
      const isBack = href === window.location.href && focused !== document.body;
      const target = isBack && focused instanceof HTMLElement && focused.isConnected && focused;
      (target || button.current)?.focus({preventScroll: true});
    });
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (Modal && event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (isShortcut(event) && !(Modal && event.key === '/')) {
        event.preventDefault();
        if (Modal) close();
        else open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };

  return (
    <>
      {/* A plain link: Docusaurus' own would also prefetch the results page on intent. */}
      <a
        ref={button}
        className="search-button"
        href={resultsPage}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={onClick}
        onFocus={preload}
        onPointerEnter={preload}
        onPointerDown={preload}
      >
        <svg className="icon search-button__icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.8 12.8 4.2 4.2" />
        </svg>
        <span className="search-button__label">
          <Translate id="theme.SearchModal.searchBox.placeholderText">Search docs</Translate>
        </span>
        <kbd className="search-button__keys" aria-hidden="true">
          /
        </kbd>
        <kbd className="search-button__keys" aria-hidden="true">
          {isBrowser && shortcut()}
        </kbd>
      </a>
      {Modal && createPortal(<Modal onClose={close} />, document.body)}
    </>
  );
}
