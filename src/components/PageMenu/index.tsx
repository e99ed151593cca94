import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePage} from '@site/src/components/PageHead/usePage';
import {twinPath} from '@site/src/settings/addresses';
import styles from './styles.module.css';

const events = ['keydown', 'pointerdown', 'focusin'] as const;

/** Copies a file's text. Safari requires that the clipboard gets the promise within the click. */
async function copyFile(url: string): Promise<void> {
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.text();
  });
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await (typeof ClipboardItem === 'undefined'
    ? navigator.clipboard.writeText(await text)
    : navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]));
}

/** Copy or view the page as Markdown, or report an issue. A native `<details>` also opens without JavaScript. */
export default function PageMenu(): ReactNode {
  const address = usePage();
  const {url, baseUrl, customFields = {}} = useDocusaurusContext().siteConfig;
  const twin = useBaseUrl(twinPath(address ?? '/'));
  const menu = useRef<HTMLDetailsElement>(null);
  const view = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState('');
  useEffect(() => {
    // Escape, a press outside and focus that moves outside close the menu.
    const onEvent = (event: Event) => {
      const box = menu.current;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type !== 'keydown' && !box?.contains(event.target as Node);
      if (!box?.open || !(isEscape || isOutside)) return;
      box.open = false;
      setStatus('');
      if (isEscape) box.querySelector('summary')?.focus();
    };
    for (const type of events) document.addEventListener(type, onEvent);
    return () => {
      for (const type of events) document.removeEventListener(type, onEvent);
    };
  }, []);
  if (!address) return null;

  const copy = async () => {
    try {
      await copyFile(twin);
      setStatus('Copied.');
    } catch {
      setStatus('Your browser did not allow copying. View the text and copy it there.');
      view.current?.focus();
    }
  };
  const page = url + baseUrl + address.slice(1);
  const issue = new URLSearchParams({
    title: `Page ${address}`,
    body: `Page: ${page}\nSite version: ${String(customFields.version)}\n\nWhat is wrong or missing:\n`,
  });
  return (
    <details ref={menu} className={styles.menu} data-markdown-ignore="">
      <summary>This page</summary>
      <div className={styles.panel}>
        <button type="button" className={styles.scripted} onClick={copy}>
          Copy page as Markdown
        </button>
        {/* A file, which the router does not know. */}
        <a ref={view} href={twin}>
          View as Markdown
        </a>
        <Link
          className={styles.scripted}
          href={`${String(customFields.repository)}/issues/new?${issue}`}
        >
          Open an issue about this page
        </Link>
        <p role="status">{status}</p>
      </div>
    </details>
  );
}
