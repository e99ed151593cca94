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
import useBaseUrl from '@docusaurus/useBaseUrl';
import {warmUpSource} from '@site/src/search/box/sources';
import {useSearchSettings} from '@site/src/search/box/useSearchSettings';

type Modal = ComponentType<{onClose: () => void; baseUrl: string}>;

let modal: Promise<{default: Modal}> | undefined;

/** Loads the modal's code once; a failed attempt is repeated at the next sign of intent. */
function loadModal(): Promise<{default: Modal}> {
  modal ??= import('@site/src/theme/SearchModal').catch((error: unknown) => {
    modal = undefined;
    throw error;
  });
  return modal;
}

function isTyping({target}: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  return element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}

/** Ctrl or Command with K anywhere, `/` outside of fields. */
function isShortcut(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === '/' && isPlain) return !isTyping(event);
  return (
    event.key.toLowerCase() === 'k' &&
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** The keys on the reader's machine, which only the browser knows: empty until hydration. */
function useShortcut(): string {
  const [shortcut, setShortcut] = useState('');
  useEffect(() => {
    setShortcut(/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
  }, []);
  return shortcut;
}

/** A link to the results page, which opens the modal once scripts are there. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLAnchorElement>(null);
  const [Modal, setModal] = useState<Modal>();
  const [isOpen, setOpen] = useState(false);
  const baseUrl = useBaseUrl('/');
  const shortcut = useShortcut();
  const settings = useSearchSettings();

  const load = useCallback(() => {
    warmUpSource(settings);
    return loadModal();
  }, [settings]);

  // A failure shows when the box is opened, which then falls back to the results page.
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
    // After the modal has restored the scroll position.
    requestAnimationFrame(() => button.current?.focus({preventScroll: true}));
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (isShortcut(event) && !(isOpen && event.key === '/')) {
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
      {/* A plain link: Docusaurus' own would fetch the results page at the first sign of intent, too. */}
      <a
        ref={button}
        className="search-button"
        href={`${baseUrl}search`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={onClick}
        onFocus={preload}
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
      </a>
      {isOpen && Modal && createPortal(<Modal onClose={close} baseUrl={baseUrl} />, document.body)}
    </>
  );
}
