import React, {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {warmUp} from '@site/src/search/box/embedded';
import {useSearchSettings} from '@site/src/search/box/useSearchSettings';

type Modal = ComponentType<{onClose: () => void; baseUrl: string}>;

let modal: Promise<{default: Modal}> | undefined;

/** Fetches the modal's code once; a failed attempt is repeated at the next sign of intent. */
function loadModal(): Promise<{default: Modal}> {
  modal ??= import('@site/src/search/box/Modal').catch((error: unknown) => {
    modal = undefined;
    throw error;
  });
  return modal;
}

function isTyping({target}: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  return element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}

/** Whether `event` asks for the search box: Ctrl or Command with K anywhere, `/` outside of fields. */
function asksForSearch(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === '/' && isPlain) return !isTyping(event);
  return (
    event.key.toLowerCase() === 'k' &&
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** The keys as the reader's machine names them; known in the browser alone, so it comes after hydration. */
function useShortcut(): string {
  const [shortcut, setShortcut] = useState('');
  useEffect(() => {
    setShortcut(/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
  }, []);
  return shortcut;
}

/** The navbar's way to search: a link to the results page, which scripts turn into a button that opens the modal. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLAnchorElement>(null);
  const [Modal, setModal] = useState<Modal>();
  const [isOpen, setOpen] = useState(false);
  const baseUrl = useBaseUrl('/');
  const shortcut = useShortcut();
  const {folder} = useSearchSettings();

  const load = useCallback(() => {
    if (folder !== undefined) warmUp(folder);
    return loadModal();
  }, [folder]);

  // Offline now: opening falls back to the results page.
  const preload = () => void load().catch(() => undefined);

  const open = useCallback(() => {
    load().then(
      ({default: Loaded}) => {
        setModal(() => Loaded);
        setOpen(true);
      },
      () => window.location.assign(`${baseUrl}search`),
    );
  }, [baseUrl, load]);

  const close = useCallback(() => {
    setOpen(false);
    // After the modal is gone and has put the page back to where it was scrolled.
    requestAnimationFrame(() => button.current?.focus({preventScroll: true}));
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (asksForSearch(event) && !(isOpen && event.key === '/')) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <Link
        ref={button as never}
        className="search-button"
        to="/search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-noBrokenLinkCheck
        onClick={onClick}
        onFocus={preload}
        // The link keeps the mouse's and the finger's own events for preloading its page.
        onPointerEnter={preload}
        onPointerDown={preload}
      >
        <svg className="search-button__icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.8 12.8 4.2 4.2" />
        </svg>
        <span className="search-button__label">Search docs</span>
        <kbd className="search-button__keys" aria-hidden="true">
          {shortcut}
        </kbd>
      </Link>
      {isOpen && Modal && createPortal(<Modal onClose={close} baseUrl={baseUrl} />, document.body)}
    </>
  );
}
